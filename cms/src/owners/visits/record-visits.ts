import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { z } from 'zod';
import { createDocumentId } from '../../platform/database/document-columns';
import { agencyDay } from '../../platform/rules/agency-time';
import { parseArguments } from '../../platform/graphql/parse-arguments';
import { addTables, id, required, type Table } from '../../platform/database/add-tables';

export const VISIT_COUNTS = 'visit_counts';

const MOST_ENTRIES = 500;
const MOST_VISITS = 1000;

const visitArguments = z.object({
  batch: z.uuid(),
  visits: z
    .array(z.object({ listing: z.string(), count: z.number().int().min(1).max(MOST_VISITS) }))
    .max(MOST_ENTRIES),
});

/**
 * Adds visits to the daily totals in Brussels and returns the number added, already committed. A
 * batch that was counted adds none: the site repeats it if it got no response. Listings without
 * a page are skipped. Throws BAD_USER_INPUT for more than 500 entries or a count outside 1 to
 * 1000.
 */
export async function recordVisits(
  strapi: Core.Strapi,
  given: unknown,
  now: Date = new Date(),
): Promise<number> {
  const { batch, visits } = parseArguments(visitArguments, given);
  const counts = new Map<string, number>();
  for (const { listing, count } of visits) {
    counts.set(listing, (counts.get(listing) ?? 0) + count);
  }
  const shown = await listShown(strapi, [...counts.keys()]);
  if (shown.length === 0) return 0;
  const added = shown.map((listing) => ({ listing, count: counts.get(listing) ?? 0 }));
  return strapi.db.connection.transaction(async (trx) => {
    if (!(await claimBatch(trx, batch, now))) return 0;
    await addVisits(trx, added, now);
    return added.reduce((sum, { count }) => sum + count, 0);
  });
}

/** A single statement, which is safe under concurrent writes without a lock. */
async function addVisits(
  trx: Knex,
  visits: readonly { listing: string; count: number }[],
  now: Date,
): Promise<void> {
  const moments = { created_at: now, updated_at: now, published_at: now };
  const rows = visits.map(({ listing, count }) => ({
    document_id: createDocumentId(),
    listing_reference: listing,
    day: agencyDay(now),
    visits: count,
    ...moments,
  }));
  await trx(VISIT_COUNTS)
    .insert(rows)
    .onConflict(['listing_reference', 'day'])
    .merge({
      visits: trx.raw('??.?? + excluded.??', [VISIT_COUNTS, 'visits', 'visits']),
      updated_at: now,
    });
}

/**
 * Returns the references with a page on the site, in a fixed order: PostgreSQL locks rows in the
 * statement's order, so different orders would deadlock.
 */
async function listShown(strapi: Core.Strapi, references: readonly string[]): Promise<string[]> {
  // PostgreSQL refuses NUL in text; no reference contains it.
  const known = references.filter((reference) => !reference.includes('\u0000'));
  if (known.length === 0) return [];
  const rows = (await strapi.db
    .connection('listings')
    .whereIn('reference', known)
    .andWhere({ state: 'active' })
    .select('reference')) as { reference: string }[];
  return rows.map(({ reference }) => reference).sort();
}

const BATCHES = 'visit_batches';

const dayMs = 24 * 3600 * 1000;

/** One row per counted batch; times are milliseconds since 1970. */
const table: Table = {
  uid: 'visits::batch',
  singularName: 'visit-batch',
  tableName: BATCHES,
  attributes: { id: id(), batch: required('string'), counted_at: required('float') },
  indexes: [
    { name: 'visit_batches_batch', columns: ['batch'], type: 'unique' },
    { name: 'visit_batches_counted_at', columns: ['counted_at'] },
  ],
};

export function addBatchTable(strapi: Core.Strapi): void {
  addTables(strapi, [table]);
}

/** Records a batch in the transaction that counts it; false if it was counted before. */
export async function claimBatch(trx: Knex, batch: string, now: Date): Promise<boolean> {
  const row = { batch, counted_at: now.getTime() };
  const added = await trx(BATCHES).insert(row).onConflict('batch').ignore().returning('id');
  return added.length > 0;
}

/** Deletes batches older than a day: the site repeats one for half an hour. */
export async function forgetOldBatches(connection: Knex, now: Date): Promise<void> {
  await connection(BATCHES)
    .where('counted_at', '<', now.getTime() - dayMs)
    .delete();
}
