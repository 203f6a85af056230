import type { Core } from '@strapi/strapi';
import { startOfDay } from '../../platform/rules/start-of-day';
import { agencyDay } from '../../platform/rules/agency-time';
import { computeOutcomes, type OutcomeCounts } from './compute-outcomes';

export const FUNNEL_DAYS = 90;
/** With fewer, another owner's numbers could be derived. */
const FEWEST_LISTINGS = 3;

export const funnelSteps = ['views', 'enquiries', 'visitsAsked', 'visitsDone'] as const;

export interface FunnelStep {
  step: (typeof funnelSteps)[number];
  own: number;
  /** Mean of similar listings; null if there are too few. */
  similar: number | null;
}

export interface OutcomeFunnel {
  since: string;
  /** Number of similar listings; 0 if there are too few. */
  listings: number;
  steps: FunnelStep[];
}

/**
 * Computes the steps from views to visits of a listing over 90 days, with the mean of similar
 * ones. Uses the same counts as the portal.
 */
export async function computeFunnel(
  strapi: Core.Strapi,
  listing: { id: number; reference: string },
  others: readonly string[],
  now: Date,
): Promise<OutcomeFunnel> {
  const since = startOfDay(agencyDay(now), 1 - FUNNEL_DAYS);
  const compared = others.length < FEWEST_LISTINGS ? [] : await findIds(strapi, others);
  const period = { from: since, to: now };
  const [own, ...rest] = await computeOutcomes(strapi, [listing, ...compared], period);
  const mean = (step: keyof OutcomeCounts): number | null =>
    rest.length < FEWEST_LISTINGS
      ? null
      : rest.reduce((sum, { period: counts }) => sum + counts[step], 0) / rest.length;
  return {
    since: agencyDay(since),
    listings: rest.length < FEWEST_LISTINGS ? 0 : rest.length,
    steps: funnelSteps.map((step) => {
      return { step, own: own?.period[step] ?? 0, similar: mean(step) };
    }),
  };
}

async function findIds(
  strapi: Core.Strapi,
  references: readonly string[],
): Promise<{ id: number; reference: string }[]> {
  return (await strapi.db.query('api::listing.listing').findMany({
    where: { reference: { $in: references } },
    select: ['id', 'reference'],
  })) as { id: number; reference: string }[];
}
