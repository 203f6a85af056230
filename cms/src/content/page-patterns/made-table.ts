import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { addTables, id, required, type Table } from '../../platform/database/add-tables';

const MADE = 'made_pages';
/** A repeated request comes within a day. */
const keptMs = 24 * 3600 * 1000;

const table: Table = {
  uid: 'content::made-page',
  singularName: 'made-page',
  tableName: MADE,
  attributes: {
    id: id(),
    token: required('string'),
    document_id: required('string'),
    made_at: required('float'),
  },
  indexes: [{ name: 'made_pages_token_uq', columns: ['token'], type: 'unique' }],
};

export function addMadeTable(strapi: Core.Strapi): void {
  addTables(strapi, [table]);
}

/**
 * Runs `make` once per token, in the transaction `trx`: a concurrent second call waits and gets
 * the same document id.
 */
export async function makeOnce(
  trx: Knex.Transaction,
  token: string,
  make: () => Promise<string>,
): Promise<string> {
  const now = Date.now();
  await trx(MADE)
    .where('made_at', '<', now - keptMs)
    .delete();
  await trx(MADE).insert({ token, document_id: '', made_at: now }).onConflict('token').ignore();
  const row = (await trx(MADE).where({ token }).first('document_id')) as
    { document_id: string } | undefined;
  if (row?.document_id) return row.document_id;
  const documentId = await make();
  await trx(MADE).where({ token }).update({ document_id: documentId });
  return documentId;
}
