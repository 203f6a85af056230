import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { perHistoryField } from '@agency/domain/history-fields';
import type { HistoryTable } from '../portal/history-kinds';
import {
  allocateIds,
  deleteRows,
  insertRows,
  type TableRow,
} from '../../platform/database/bulk-write';
import { buildDocumentColumns, createDocumentId } from '../../platform/database/document-columns';
import type { HistoryPlan } from './plan-histories';

const KEPT_ON_UPDATE = new Set(['id', 'document_id', 'locale', 'created_at', 'published_at']);

/**
 * Writes the entries of a plan as the Document Service would, with a few statements per thousand
 * (docs/decisions/0011), in the transaction given.
 */
export async function writeHistory(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  { table, links, link, hasUrl }: HistoryTable,
  { writes, removals }: HistoryPlan,
  { source, now }: { source: string; now: Date },
): Promise<void> {
  const fresh = await allocateIds(
    strapi,
    trx,
    table,
    writes.filter(({ id }) => id === null).length,
  );
  const ids = writes.map(({ id }) => id ?? fresh.shift() ?? 0);
  const rows = writes.map(({ draft }, index): TableRow => {
    const { importId, sourceHash, date } = draft;
    return {
      ...buildDocumentColumns(ids[index] ?? 0, createDocumentId(), null, now),
      import_source: source,
      import_id: importId,
      source_hash: sourceHash,
      date,
      ...perHistoryField((name) => draft[name]),
      ...(hasUrl ? { url: draft.url } : {}),
    };
  });
  const replace = Object.keys(rows[0] ?? {}).filter((column) => !KEPT_ON_UPDATE.has(column));
  const updated = writes.flatMap(({ id }) => id ?? []);
  await deleteRows(trx, links, link, [...updated, ...removals]);
  await deleteRows(trx, table, 'id', removals);
  await insertRows(trx, table, rows, { replace });
  const linkIds = await allocateIds(strapi, trx, links, writes.length);
  const linkRows = writes.map(({ listingId }, index) => {
    return { id: linkIds[index] ?? 0, [link]: ids[index] ?? 0, listing_id: listingId };
  });
  await insertRows(trx, links, linkRows);
}
