import type { Knex } from 'knex';
import type { HistoryTable } from '../portal/history-kinds';
import type { ProblemLog } from '../../listings/import/import-report';
import type { HistoryDraft, ReadHistory } from './parse-histories';

interface KnownEntry {
  id: number;
  importId: string;
  sourceHash: string | null;
  listingId: number | null;
}

export interface ImportSource {
  source: string;
  listings: ReadonlyMap<string, number>;
}

export interface HistoryPlan {
  writes: { draft: HistoryDraft; id: number | null; listingId: number }[];
  /** Ids of entries missing from the snapshot; those written by staff are kept. */
  removals: number[];
  rejected: number;
}

/**
 * Compares a file with the entries of earlier imports of its source. Reports entries of unknown
 * listings.
 */
export async function planHistory(
  connection: Knex,
  table: HistoryTable,
  { drafts, present, rejected }: ReadHistory,
  { source, listings }: ImportSource,
  log: ProblemLog,
): Promise<HistoryPlan> {
  const known = await readKnown(connection, table, source);
  const byImportId = new Map(known.map((entry) => [entry.importId, entry]));
  const plan: HistoryPlan = { writes: [], removals: [], rejected };
  for (const draft of drafts) {
    const listingId = listings.get(draft.reference);
    if (listingId === undefined) {
      log.add(draft.importId, 'PropertyID', `${draft.reference} is no listing`);
      plan.rejected += 1;
      continue;
    }
    const entry = byImportId.get(draft.importId);
    const isSame = entry?.sourceHash === draft.sourceHash && entry.listingId === listingId;
    if (!isSame) plan.writes.push({ draft, id: entry?.id ?? null, listingId });
  }
  plan.removals = known.filter(({ importId }) => !present.has(importId)).map(({ id }) => id);
  return plan;
}

async function readKnown(
  connection: Knex,
  { table, links, link }: HistoryTable,
  source: string,
): Promise<KnownEntry[]> {
  return (await connection(`${table} as entry`)
    .leftJoin(`${links} as link`, `link.${link}`, 'entry.id')
    .where('entry.import_source', source)
    .select('entry.id', {
      importId: 'entry.import_id',
      sourceHash: 'entry.source_hash',
      listingId: 'link.listing_id',
    })) as KnownEntry[];
}
