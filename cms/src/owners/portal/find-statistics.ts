import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { parseArguments } from '../../platform/graphql/parse-arguments';
import {
  listVisitDays,
  sumVisits,
  type VisitDay,
  type VisitTotals,
  findFirstVisit,
} from '../visits/sum-visits';
import { findPeriods } from '../visits/visit-day';
import { findSimilarVisits, type SimilarVisits } from './find-similar-visits';
import { listOwned, firstMoment, type OwnedRow } from './find-owned';
import { agencyDay } from '../../platform/rules/agency-time';

const statisticsArguments = z.object({ session: z.string(), listing: z.string().nullish() });

export interface VisitStatistics {
  /** Null for all listings together. */
  since: string | null;
  totals: VisitTotals;
  days: VisitDay[];
  last30: number;
  similar: SimilarVisits | null;
}

/**
 * Returns the visits of one listing of the session's owner, or of all together. Null if the
 * session has expired or the listing belongs to another owner.
 */
export async function findStatistics(
  strapi: Core.Strapi,
  given: unknown,
  now: Date = new Date(),
): Promise<VisitStatistics | null> {
  const { session, listing } = parseArguments(statisticsArguments, given);
  const listings = await listOwned(strapi, session);
  const one = listings?.find(({ reference }) => reference === listing);
  const isForeign = typeof listing === 'string' && !one;
  if (!listings || isForeign) return null;
  const owned = listings.map(({ reference }) => reference);
  const asked = one ? [one.reference] : owned;
  const periods = findPeriods(now);
  const totals = await sumVisits(strapi, asked, periods);
  const days = await listVisitDays(strapi, asked, periods.graph, periods.today);
  const similar = one ? await findSimilarVisits(strapi, one.reference, owned, periods) : null;
  const since = one ? await findFirstDay(strapi, one, periods.today) : null;
  const last30 = days.reduce((sum, { visits }) => sum + visits, 0);
  return { since, totals, days, last30, similar };
}

/**
 * Returns the first day online in Brussels: the day it was put on offer, or the first visit if
 * earlier (a listing may be put on offer again); never after today.
 */
export async function findFirstDay(
  strapi: Core.Strapi,
  listing: OwnedRow,
  today: string,
): Promise<string> {
  const began = agencyDay(new Date(firstMoment(listing)));
  const firstVisit = await findFirstVisit(strapi, listing.reference);
  return [began, firstVisit ?? began, today].sort()[0] ?? today;
}
