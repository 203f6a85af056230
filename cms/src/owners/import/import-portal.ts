import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { historyKinds, historyTables, type HistoryTable } from '../portal/history-kinds';
import { importParts, type ImportPart, type PartResult } from '../../listings/import/import-parts';
import type { ProblemLog } from '../../listings/import/import-report';
import type { PortalRecords } from '../../listings/import/read-snapshot';
import { SnapshotError } from '../../listings/import/snapshot-error';
import { parseHistory, type ReadHistory } from './parse-histories';
import { parseOwners, type ReadOwners } from './parse-owners';
import { planHistory, type HistoryPlan } from './plan-histories';
import { planOwners, type OwnerPlan } from './plan-owners';
import { writeOwners } from './write-owners';
import { perHistoryField } from '@agency/domain/history-fields';
import {
  allocateIds,
  deleteRows,
  insertRows,
  type TableRow,
} from '../../platform/database/bulk-write';
import { buildDocumentColumns, createDocumentId } from '../../platform/database/document-columns';

// Fewer missing records than this are always accepted as removals.
const BELIEVED_REMOVALS = 5;

export interface ReadPortal {
  owners: ReadOwners | null;
  histories: { table: HistoryTable; read: ReadHistory }[];
}

/** Imports owners and histories with every listings import. Call it while registering. */
export function registerPortalImport(strapi: Core.Strapi): void {
  importParts.add(strapi, portalImport);
}

const portalImport: ImportPart = {
  async prepare(strapi, records, { source, log, maxRemoveShare }) {
    const portal = readPortalRecords(records, log);
    await checkRemovals(strapi, portal, { source, maxShare: maxRemoveShare });
    return () =>
      importPortal(strapi, portal, { source, log }).catch((error: unknown) => {
        // Listings are already written, so their report remains valid.
        strapi.log.error(error);
        log.add('owners', 'records', 'could not all be written; the next import goes on');
        return { changes: ['owners and histories were not all written'], rejected: 0 };
      });
  },
};

/** Reads the portal files of a snapshot; errors are reported by id and field. */
function readPortalRecords(portal: PortalRecords, log: ProblemLog): ReadPortal {
  return {
    owners: portal.owners && parseOwners(portal.owners, log),
    histories: historyKinds.flatMap((kind) => {
      const table = historyTables[kind];
      const records = portal[table.file];
      return records ? [{ table, read: parseHistory(table.file, records, log) }] : [];
    }),
  };
}

/**
 * Throws a SnapshotError if so many records of the source are missing that the snapshot itself
 * is probably wrong. Call it before writing anything.
 */
async function checkRemovals(
  { db }: Core.Strapi,
  { owners, histories }: ReadPortal,
  { source, maxShare }: { source: string; maxShare: number },
): Promise<void> {
  const files = [
    ...(owners ? [{ file: 'owners', table: 'up_users', present: owners.present }] : []),
    ...histories.map(({ table: { file, table }, read }) => ({
      file,
      table,
      present: read.present,
    })),
  ];
  for (const { file, table, present } of files) {
    const known = db.connection(table).where('import_source', source).select('import_id');
    const rows = (await known) as { import_id: string | null }[];
    const missing = rows.filter((row) => !present.has(row.import_id ?? '')).length;
    if (missing <= BELIEVED_REMOVALS || missing <= rows.length * maxShare) continue;
    throw new SnapshotError(
      `${file}.json would remove ${missing} of ${rows.length} records, more than ` +
        `${Math.round(maxShare * 100)} %; if that is right, import it with --force`,
      'refused',
    );
  }
}

/**
 * Applies owners and histories of a snapshot after its listings: creates, updates and deletes;
 * entries written by staff are kept.
 */
async function importPortal(
  strapi: Core.Strapi,
  { owners, histories }: ReadPortal,
  { source, log }: { source: string; log: ProblemLog },
): Promise<PartResult> {
  const { connection } = strapi.db;
  const result: PartResult = { changes: [], rejected: 0 };
  if (!owners && histories.length === 0) return result;
  const from = { source, listings: await readListings(connection, source) };
  if (owners) {
    const plan = await planOwners(strapi, owners, from, log);
    result.rejected += plan.rejected + (await writeOwners(strapi, plan, source, log));
    recordPlan(result, 'owners', plan);
  }
  for (const { table, read } of histories) {
    const plan = await planHistory(connection, table, read, from, log);
    await strapi.db.transaction(({ trx }: { trx: Knex.Transaction }) =>
      writeHistory(strapi, trx, table, plan, { source, now: new Date() }),
    );
    result.rejected += plan.rejected;
    recordPlan(result, table.file, plan);
  }
  return result;
}

/**
 * Returns listing ids by the source's key: its own id, or for older imports the reference, which
 * may belong to another source.
 */
async function readListings(connection: Knex, source: string): Promise<Map<string, number>> {
  const rows = (await connection('listings').select('id', 'reference', {
    source: 'source',
    externalId: 'external_id',
  })) as { id: number; reference: string; source: string | null; externalId: string | null }[];
  const own = rows.filter((row) => row.source === source && row.externalId !== null);
  return new Map([
    ...rows.map(({ id, reference }) => [reference, id] as const),
    ...own.map(({ id, externalId }) => [externalId as string, id] as const),
  ]);
}

function recordPlan(
  { changes }: PartResult,
  file: string,
  { writes, removals }: HistoryPlan | OwnerPlan,
): void {
  if (writes.length + removals.length === 0) return;
  changes.push(`${file}: ${writes.length} written, ${removals.length} removed`);
}

const KEPT_ON_UPDATE = new Set(['id', 'document_id', 'locale', 'created_at', 'published_at']);

/**
 * Writes planned entries like the Document Service does, with a few statements per thousand
 * (docs/decisions/0011), in the given transaction.
 */
async function writeHistory(
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
