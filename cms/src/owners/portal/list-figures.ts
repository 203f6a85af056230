import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { parseArguments } from '../../platform/graphql/parse-arguments';
import { sumVisitsByListing } from '../visits/sum-visits';
import { findPeriods } from '../visits/visit-day';
import { listOwned } from './find-owned';
import { listViewingsByListing, type Viewing } from './find-calendar';

const figuresArguments = z.object({ session: z.string() });

const COMING_DAYS = 60;

export interface ListingFigures {
  reference: string;
  last30: number;
  viewings: Viewing[];
}

/**
 * Returns visits of the last 30 days and upcoming viewings for each listing of the session's
 * owner, with a fixed number of queries; null if the session has expired.
 */
export async function listFigures(
  strapi: Core.Strapi,
  given: unknown,
  now: Date = new Date(),
): Promise<ListingFigures[] | null> {
  const { session } = parseArguments(figuresArguments, given);
  const owned = await listOwned(strapi, session);
  if (!owned) return null;
  const { graph } = findPeriods(now);
  const references = owned.map(({ reference }) => reference);
  const until = new Date(now.getTime() + COMING_DAYS * 24 * 3600 * 1000);
  const ids = owned.map(({ id }) => id);
  const visits = await sumVisitsByListing(strapi, references, graph);
  const viewings = await listViewingsByListing(strapi, ids, now, until);
  return owned.map(({ id, reference }) => ({
    reference,
    last30: visits.get(reference) ?? 0,
    viewings: viewings.get(id) ?? [],
  }));
}
