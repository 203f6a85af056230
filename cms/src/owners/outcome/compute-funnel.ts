import type { Core } from '@strapi/strapi';
import { startOfDay } from '../../platform/rules/start-of-day';
import { agencyDay } from '../../platform/rules/agency-time';
import { computeOutcomes, type OutcomeCounts } from './compute-outcomes';

/** How many days the funnel looks back; today is one of them. */
export const FUNNEL_DAYS = 90;
/** Of fewer, the numbers of a single other owner would show. */
const FEWEST_LISTINGS = 3;

/** From a view to a visit. */
export const funnelSteps = ['views', 'enquiries', 'visitsAsked', 'visitsDone'] as const;

export interface FunnelStep {
  step: (typeof funnelSteps)[number];
  own: number;
  /** What one of the listings like it had on average; null when too few are like it. */
  similar: number | null;
}

export interface OutcomeFunnel {
  /** The first of the days. */
  since: string;
  /** How many are compared; 0 when they are too few. */
  listings: number;
  steps: FunnelStep[];
}

/**
 * From views to visits of one listing over the last 90 days, beside the mean of others that are like
 * it (OWN-8); the counts are those of the portal.
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
