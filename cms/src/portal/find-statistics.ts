import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { parseArguments } from '../search/search-arguments';
import { listVisitDays, sumVisits, type VisitDay, type VisitTotals } from '../visits/sum-visits';
import { findPeriods } from '../visits/visit-day';
import { findSimilarVisits, type SimilarVisits } from './find-similar-visits';
import { listOwned } from './find-owned';

const statisticsArguments = z.object({ session: z.string(), listing: z.string().nullish() });

export interface VisitStatistics {
  totals: VisitTotals;
  days: VisitDay[];
  last30: number;
  similar: SimilarVisits | null;
}

/**
 * The visits of one listing of the session's owner, or of all together (OWN-3, OWN-4). Null when the
 * session is over or the listing is not the owner's (OWN-2).
 */
export async function findStatistics(
  strapi: Core.Strapi,
  given: unknown,
  now: Date = new Date(),
): Promise<VisitStatistics | null> {
  const { session, listing } = parseArguments(statisticsArguments, given);
  const owned = (await listOwned(strapi, session))?.map(({ reference }) => reference);
  const isForeign = typeof listing === 'string' && !owned?.includes(listing);
  if (!owned || isForeign) return null;
  const asked = typeof listing === 'string' ? [listing] : owned;
  const periods = findPeriods(now);
  const totals = await sumVisits(strapi, asked, periods);
  const days = await listVisitDays(strapi, asked, periods.graph, periods.today);
  const similar = listing ? await findSimilarVisits(strapi, listing, owned, periods) : null;
  return { totals, days, last30: days.reduce((sum, { visits }) => sum + visits, 0), similar };
}
