import type { Knex } from 'knex';
import type { HistoryTable } from '../portal/history-kinds';
import type { ProblemLog } from '../../listings/import/import-report';
import type { HistoryDraft, ReadHistory } from './parse-histories';

/** An entry that came from the source, as the database has it. */
interface KnownEntry {
  id: number;
  importId: string;
  sourceHash: string | null;
  listingId: number | null;
}

/** Whose records are read. */
export interface ImportSource {
  source: string;
  /** The ids of listings by what the source calls them. */
  listings: ReadonlyMap<string, number>;
}

/** What an import is going to do to one history. */
export interface HistoryPlan {
  writes: { draft: HistoryDraft; id: number | null; listingId: number }[];
  /** Ids of entries that the snapshot no longer has; those written by hand stay. */
  removals: number[];
  rejected: number;
}

/** Compares a file with what earlier imports of its source wrote. An entry of no known listing is reported. */
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
