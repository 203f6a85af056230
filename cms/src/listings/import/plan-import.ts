import type { Knex } from 'knex';
import { checkLanguages, checkLoss, type PresentLanguages } from './check-losses';
import { groupRecords, hashGroup, listLanguages } from './group-records';
import type { ProblemLog } from './import-report';
import type { ListingDraft } from './listing-draft';
import { parseListing } from './parse-listing';
import { parseProjects } from './parse-projects';
import { parseTypes, type TypeDraft } from './parse-types';
import type { Snapshot } from './read-snapshot';
import type { ListingWrite } from './write-listings';
import { planProjects, type ProjectPlan, type StoredProject } from './write-projects';
import { listChangedTypes, readTypeRows } from './write-types';

/** Raise when the importer reads records differently: every listing is then written again. */
const IMPORTER_VERSION = 2;

/** What an import is going to do. */
export interface ImportPlan {
  types: Map<string, TypeDraft>;
  typesChanged: boolean;
  projects: ProjectPlan;
  writes: ListingWrite[];
  /** Ids of listings that the snapshot no longer has. */
  withdrawals: number[];
  read: number;
  unchanged: number;
  rejected: number;
}

interface KnownListing {
  id: number;
  reference: string;
  state: string;
  source_hash: string | null;
}

/**
 * Compares the snapshot with the database, and empties it. Only listings whose records differ from
 * those of the last import are validated and written. Throws a SnapshotError when so many are missing,
 * or lack a language they had, that the snapshot itself is more likely to be wrong.
 */
export async function planImport(
  snapshot: Snapshot,
  connection: Knex,
  projects: readonly StoredProject[],
  options: { maxWithdrawShare: number; rewrite: boolean },
  log: ProblemLog,
): Promise<ImportPlan> {
  const known = (await connection('listings').select(
    ...['id', 'reference', 'state', 'source_hash'],
  )) as KnownListing[];
  const byReference = new Map(known.map((listing) => [listing.reference, listing]));
  const types = parseTypes(snapshot, log);
  const grouped = groupRecords(listRecords(snapshot, 'properties'), 'properties', log);
  for (const records of Object.values(snapshot.records)) records.properties = [];
  const readProjects = parseProjects(listRecords(snapshot, 'projects'), log);
  const plan: ImportPlan = {
    types,
    typesChanged: listChangedTypes(await readTypeRows(connection), types).length > 0,
    projects: planProjects(readProjects, projects, options),
    writes: [],
    withdrawals: [],
    unchanged: 0,
    read: grouped.groups.size,
    rejected: grouped.rejected,
  };
  const knownTypes = new Set(types.keys());
  const present = listLanguages(grouped.groups);
  await checkLanguages(connection, 'listings', present, options.maxWithdrawShare);
  await checkLanguages(connection, 'projects', readProjects.present, options.maxWithdrawShare);
  for (const group of grouped.groups.values()) {
    // A record is not needed once it is read: the whole snapshot twice would be a lot of memory.
    grouped.groups.delete(group.id);
    const hash = hashGroup(group, IMPORTER_VERSION);
    const listing = byReference.get(group.id);
    if (listing?.source_hash === hash && !options.rewrite) {
      plan.unchanged += 1;
      continue;
    }
    const draft: ListingDraft | null = parseListing(group, hash, knownTypes, log);
    if (draft) plan.writes.push({ draft, id: listing?.id ?? null });
    else plan.rejected += 1;
  }
  reportLostProjects(plan, log);
  plan.withdrawals = listWithdrawals(known, present, options.maxWithdrawShare);
  return plan;
}

/** A listing whose project is not known goes on without it. */
function reportLostProjects({ writes, projects }: ImportPlan, log: ProblemLog): void {
  const known = new Set([
    ...projects.kept.keys(),
    ...projects.writes.map(({ draft }) => draft.reference),
  ]);
  for (const { draft } of writes) {
    const { projectReference } = draft;
    if (projectReference === null || known.has(projectReference)) continue;
    log.add(draft.reference, 'ProjectID', `${projectReference} is no project of projects.json`);
  }
}

/** Listings that came from a snapshot and are in this one no more; those made by hand stay. */
function listWithdrawals(
  known: readonly KnownListing[],
  present: PresentLanguages,
  maxShare: number,
): number[] {
  const active = known.filter(({ state, source_hash }) => state === 'active' && source_hash);
  const missing = active.filter(({ reference }) => !present.has(reference));
  const count = { lost: missing.length, known: active.length };
  checkLoss(count, `withdraw ${count.lost} of ${count.known} listings`, maxShare);
  return missing.map(({ id }) => id);
}

function listRecords(
  snapshot: Snapshot,
  file: 'properties' | 'projects',
): ReadonlyMap<string, readonly unknown[]> {
  return new Map(
    snapshot.languages.map((language) => [language, snapshot.records[language]?.[file] ?? []]),
  );
}
