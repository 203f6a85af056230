import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { addTables, id, required, type Table } from '../../platform/database/add-tables';

const BATCHES = 'visit_batches';

const dayMs = 24 * 3600 * 1000;

/** One row per batch that was counted; the instant is milliseconds since 1970. */
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

/** Adds the ids of counted batches to the schema that Strapi keeps in the database. */
export function addBatchTable(strapi: Core.Strapi): void {
  addTables(strapi, [table]);
}

/** Remembers a batch within the transaction that counts it; false when it was counted before. */
export async function claimBatch(trx: Knex, batch: string, now: Date): Promise<boolean> {
  const row = { batch, counted_at: now.getTime() };
  const added = await trx(BATCHES).insert(row).onConflict('batch').ignore().returning('id');
  return added.length > 0;
}

/** Forgets the batches of more than a day ago: the site repeats one for half an hour. */
export async function forgetOldBatches(connection: Knex, now: Date): Promise<void> {
  await connection(BATCHES)
    .where('counted_at', '<', now.getTime() - dayMs)
    .delete();
}
