import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { parseArguments } from '../../platform/graphql/parse-arguments';
import { loadSessionOwner } from '../accounts/find-session-owner';
import { computeFunnel, type OutcomeFunnel } from '../outcome/compute-funnel';
import { computeOutcomes, type ListingOutcome } from '../outcome/compute-outcomes';
import { readReportWeek } from '../visits/report-week';
import { listOwned } from './find-owned';
import { listSimilar } from './find-similar-visits';

const outcomesArguments = z.object({ session: z.string(), week: z.string().nullish() });
const funnelArguments = z.object({ session: z.string(), listing: z.string() });

export interface OwnerOutcomes {
  from: Date | null;
  to: Date;
  listings: ListingOutcome[];
}

/**
 * Returns the outcomes of all listings of the session's owner, in total and since the previous
 * login, or in a past week. Null if the session has expired or the week is invalid.
 */
export async function findOutcomes(
  strapi: Core.Strapi,
  given: unknown,
  now = new Date(),
): Promise<OwnerOutcomes | null> {
  const { session, week: first } = parseArguments(outcomesArguments, given);
  const owner = await loadSessionOwner(strapi, session);
  const owned = await listOwned(strapi, session);
  const week = first ? readReportWeek(first, now) : null;
  if (!owner || !owned || (first && !week)) return null;
  const before = owner.previousLoginAt && new Date(owner.previousLoginAt);
  const from = week?.from ?? (before || null);
  const to = week?.to ?? now;
  return { from, to, listings: await computeOutcomes(strapi, owned, { from: from ?? to, to }) };
}

/**
 * Returns the funnel of the owner's listing, with the mean of similar ones. Null if the session
 * has expired or the listing belongs to another owner.
 */
export async function findFunnel(
  strapi: Core.Strapi,
  given: unknown,
  now = new Date(),
): Promise<OutcomeFunnel | null> {
  const { session, listing: reference } = parseArguments(funnelArguments, given);
  const owned = await listOwned(strapi, session);
  const listing = owned?.find((one) => one.reference === reference);
  if (!owned || !listing) return null;
  const own = owned.map((one) => one.reference);
  return computeFunnel(strapi, listing, await listSimilar(strapi, reference, own), now);
}
