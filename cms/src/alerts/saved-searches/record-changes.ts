import type { Knex } from 'knex';
import { chunkValues, insertRows } from '../../platform/database/bulk-write';
import { ROWS } from '../../listings/search/read-model-tables';
import { buildGoneRow, NOT_ON_OFFER, type SearchRow } from '../../listings/search/search-row';
import { LISTING_CHANGES, SEARCH_CRITERIA } from './saved-search-tables';

/** What a saved search asks of a listing. */
const facts = ['goal', 'zip', 'type_keys', 'price', 'bedrooms', 'garages', 'parkings'] as const;

type Facts = Pick<SearchRow, (typeof facts)[number]>;

/**
 * Notes which of these listings are about to change in what saved searches ask for, with what they were, in
 * the transaction of the write and before it; the worker matches them. What leaves the offer is no
 * news, and nothing is while nobody waits for any, as when an empty database is seeded (FORM-9).
 */
export async function recordListingChanges(
  trx: Knex.Transaction,
  rows: readonly SearchRow[],
): Promise<void> {
  const offered = rows.filter(({ goal }) => goal !== NOT_ON_OFFER);
  if (offered.length === 0 || (await trx(SEARCH_CRITERIA).first('id')) === undefined) return;
  const before = await readFacts(
    trx,
    offered.map(({ id }) => id),
  );
  const notedAt = Date.now();
  const changes = offered.flatMap((row) => {
    const known = before.get(row.id) ?? buildGoneRow(row.id);
    if (facts.every((fact) => known[fact] === row[fact])) return [];
    const old = Object.fromEntries(facts.map((fact) => [fact, known[fact]])) as unknown as Facts;
    return [{ listing_id: row.id, noted_at: notedAt, batch: '', ...old }];
  });
  await insertRows(trx, LISTING_CHANGES, changes);
}

async function readFacts(
  trx: Knex.Transaction,
  ids: readonly number[],
): Promise<Map<number, Facts>> {
  const known = new Map<number, Facts>();
  for (const chunk of chunkValues(ids)) {
    const rows = (await trx(ROWS)
      .whereIn('id', chunk)
      .select('id', ...facts)) as (Facts & { id: number })[];
    for (const row of rows) known.set(row.id, row);
  }
  return known;
}
