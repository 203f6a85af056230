import type { Core } from '@strapi/strapi';
import { languages } from '@agency/domain/languages';
import { findSimilar } from '../../listings/search/find-similar';
import { listVisitDays } from '../visits/sum-visits';
import type { VisitPeriods } from '../visits/visit-day';

const MOST_LISTINGS = 12;
const FEWEST_LISTINGS = 3;

export interface SimilarVisits {
  listings: number;
  days: number[];
  last30: number;
}

/**
 * Computes the mean visits of similar listings on offer, without those of the owner. Null for
 * fewer than three, from which another owner's numbers could be derived.
 */
export async function findSimilarVisits(
  strapi: Core.Strapi,
  reference: string,
  owned: readonly string[],
  { graph, today }: VisitPeriods,
): Promise<SimilarVisits | null> {
  const others = await listSimilar(strapi, reference, owned);
  if (others.length < FEWEST_LISTINGS) return null;
  const days = await listVisitDays(strapi, others, graph, today);
  const means = days.map(({ visits }) => visits / others.length);
  const last30 = days.reduce((sum, { visits }) => sum + visits, 0) / others.length;
  return { listings: others.length, days: means, last30 };
}

/** Returns references of similar listings on offer, without those of the owner. */
export async function listSimilar(
  strapi: Core.Strapi,
  reference: string,
  owned: readonly string[],
): Promise<string[]> {
  const [language] = languages;
  const cards = await findSimilar(strapi, { language, id: reference, count: MOST_LISTINGS });
  return cards.map(({ id }) => id).filter((id) => !owned.includes(id));
}
