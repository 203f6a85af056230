import type { Knex } from 'knex';
import { mostKeys, type Change } from '../../../platform/publishing/change';

/** Every listing's page and every selection of listings. */
export const everyListing: readonly Change[] = [
  { type: 'listing', key: null, languages: null },
  { type: 'list', key: null, languages: null },
];

/**
 * Lists what a write to listings changes on the site: their own pages, and what shows or counts
 * listings of their goal. Call it before and after a write, which can change the goal.
 */
export async function listListingChanges(
  connection: Knex,
  ids: readonly number[],
): Promise<readonly Change[]> {
  if (ids.length === 0) return [];
  if (ids.length > mostKeys) return everyListing;
  const rows = (await connection('listings').whereIn('id', ids).select('reference', 'goal')) as {
    reference: string;
    goal: string;
  }[];
  return rows.flatMap(({ reference, goal }): Change[] => [
    { type: 'listing', key: reference, languages: null },
    { type: 'list', key: goal, languages: null },
  ]);
}
