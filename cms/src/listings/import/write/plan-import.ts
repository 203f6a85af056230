import type { Knex } from 'knex';
import { assignReferences, followRelistings } from '../records/assign-references';
import { checkLanguages, checkLoss, refuseLoss, type PresentLanguages } from '../check-losses';
import { EXTERNAL_ID_PATTERN, groupRecords, listLanguages } from '../records/group-records';
import { hashListing } from '../records/hash-listing';
import type { WithheldAddress } from '../records/hidden-address';
import type { ProblemLog } from '../import-report';
import { parseListing } from '../records/parse-listing';
import { parseProjects } from '../records/parse-projects';
import { parseTypes, type TypeDraft } from '../records/parse-types';
import type { Snapshot } from '../read-snapshot';
import { retryHash, type ListingWrite } from './write-listings';
import {
  planProjects,
  type PlanOptions,
  type ProjectPlan,
  type StoredProject,
} from './write-projects';
import { listChangedTypes, readTypeRows } from './write-types';

export interface ImportPlan {
  types: Map<string, TypeDraft>;
  typesChanged: boolean;
  projects: ProjectPlan;
  writes: ListingWrite[];
  withdrawals: { id: number; reference: string }[];
  read: number;
  unchanged: number;
  rejected: number;
}

interface KnownListing {
  id: number;
  reference: string;
  state: string;
  source: string | null;
  externalId: string | null;
  sourceHash: string | null;
}

export interface ImportOptions extends PlanOptions {
  /** Ids of unreadable listings of the source, which are left unchanged. */
  unread?: readonly string[];
  /** The reference that each new listing asks for, by id; its id by default. */
  references?: ReadonlyMap<string, string>;
  /** The addresses that the source hides and that its records do not contain, by listing id. */
  withheld?: ReadonlyMap<string, WithheldAddress>;
}

/**
 * Compares the snapshot with the stored records of its source, and empties it. Only listings whose
 * records changed since the last import are validated and written. Throws a SnapshotError if so
 * many listings or languages are missing that the snapshot is probably wrong.
 */
export async function planImport(
  snapshot: Snapshot,
  connection: Knex,
  projects: readonly StoredProject[],
  options: ImportOptions,
  log: ProblemLog,
): Promise<ImportPlan> {
  const idPattern = options.references && EXTERNAL_ID_PATTERN;
  const types = parseTypes(snapshot, log);
  const typeRows = await readTypeRows(connection);
  const properties = listRecords(snapshot, 'properties');
  const grouped = groupRecords(properties, 'properties', log, idPattern);
  for (const records of Object.values(snapshot.records)) records.properties = [];
  const projectRecords = listRecords(snapshot, 'projects');
  const readProjects = parseProjects(projectRecords, log, idPattern, options.withheld);
  const plan: ImportPlan = {
    types,
    typesChanged: listChangedTypes(typeRows, types).length > 0,
    projects: planProjects(readProjects, projects, options),
    writes: [],
    withdrawals: [],
    unchanged: 0,
    read: grouped.groups.size,
    rejected: grouped.rejected,
  };
  // A source without types of its own uses those of the CMS.
  const knownTypes = new Set(types.size > 0 ? types.keys() : typeRows.map(({ web_id }) => web_id));
  const present = listLanguages(grouped.groups);
  await checkLanguages(connection, 'listings', present, options.source, options.allowed);
  const projectLanguages = readProjects.present;
  await checkLanguages(connection, 'projects', projectLanguages, options.source, options.allowed);
  const wanted = new Map(
    [...grouped.groups.keys()].map((id) => [id, options.references?.get(id) ?? id]),
  );
  const isGone = findGone(present, options);
  const known = followRelistings(
    wanted,
    await readKnownListings(connection),
    options.source,
    (row) => row.state !== 'active' || isGone(row),
  );
  const own = new Map(
    known.flatMap((row) => (row.source === options.source ? [[row.externalId, row]] : [])),
  );
  const references = assignReferences(wanted, known, options.source);
  for (const group of grouped.groups.values()) {
    // Frees each record once it is read, since the snapshot twice would take a lot of memory.
    grouped.groups.delete(group.id);
    const withheld = options.withheld?.get(group.id);
    const sourceHash = hashListing(group, withheld);
    const listing = own.get(group.id);
    const reference = references.get(group.id) ?? group.id;
    const isSame = listing?.sourceHash === sourceHash && listing.reference === reference;
    if (isSame && !options.rewrite) {
      plan.unchanged += 1;
      continue;
    }
    const names = { reference, sourceHash, withheld };
    const logged = log.problems.length;
    const draft = parseListing(group, names, knownTypes, log);
    if (draft) {
      const isRetry = listing?.sourceHash === retryHash(sourceHash);
      plan.writes.push({ draft, id: listing?.id ?? null, isRetry });
    } else {
      log.markLost(logged);
      plan.rejected += 1;
    }
  }
  reportLostProjects(plan, log);
  await checkTeam(plan, snapshot, connection, log);
  plan.withdrawals = listWithdrawals([...own.values()], present, isGone, options);
  return plan;
}

async function readKnownListings(connection: Knex): Promise<KnownListing[]> {
  return (await connection('listings').select(
    ...['id', 'reference', 'state', 'source'],
    ...['external_id as externalId', 'source_hash as sourceHash'],
  )) as KnownListing[];
}

/** Reports listings whose project is unknown; they are imported without it. */
function reportLostProjects({ writes, projects }: ImportPlan, log: ProblemLog): void {
  const known = new Set([
    ...projects.kept.keys(),
    ...projects.writes.map(({ draft }) => draft.externalId),
  ]);
  for (const { draft } of writes) {
    const { projectReference } = draft;
    if (projectReference === null || known.has(projectReference)) continue;
    log.add(draft.reference, 'ProjectID', `${projectReference} is no project of projects.json`);
  }
}

/**
 * Reports listings whose agent or office is unknown; they are imported. An office without an agent
 * is not used.
 */
async function checkTeam(
  { writes }: ImportPlan,
  { portal }: Snapshot,
  connection: Knex,
  log: ProblemLog,
): Promise<void> {
  const agents = await listKeys(connection, 'agents', portal.agents);
  const offices = await listKeys(connection, 'offices', portal.offices);
  for (const { draft } of writes) {
    const { agentKey, officeKey } = draft.facts;
    if (agentKey && !agents.has(agentKey)) {
      log.add(draft.reference, 'AgentID', `${agentKey} is no agent`);
    }
    if (!officeKey) continue;
    if (!offices.has(officeKey)) log.add(draft.reference, 'OfficeID', `${officeKey} is no office`);
    if (agentKey) continue;
    log.add(draft.reference, 'OfficeID', 'stands without AgentID: it is left out');
    draft.facts.officeKey = null;
  }
}

async function listKeys(
  connection: Knex,
  table: 'agents' | 'offices',
  records: readonly unknown[] | null,
): Promise<Set<unknown>> {
  const rows = (await connection(table).distinct('key')) as { key: string }[];
  const read = (records ?? []).map((record) => String((record as { ID?: unknown } | null)?.ID));
  return new Set([...rows.map(({ key }) => key), ...read]);
}

/** Returns a test of whether a listing of the source is removed or missing. */
function findGone(
  present: PresentLanguages,
  { isComplete, removed, unread }: ImportOptions,
): (listing: KnownListing) => boolean {
  const gone = new Set(removed);
  const kept = new Set(unread);
  return ({ externalId }) => {
    const id = externalId ?? '';
    return gone.has(id) || (isComplete && !present.has(id) && !kept.has(id));
  };
}

/**
 * Lists the listings that the source no longer has; those of other sources and those made by hand
 * stay.
 */
function listWithdrawals(
  own: readonly KnownListing[],
  present: PresentLanguages,
  isGone: (listing: KnownListing) => boolean,
  { isComplete, allowed }: ImportOptions,
): { id: number; reference: string }[] {
  const active = own.filter(({ state }) => state === 'active');
  const missing = active.filter(isGone);
  const count = { lost: missing.length, known: active.length };
  const action = `withdraw ${count.lost} of ${count.known} listings`;
  checkLoss(count, action, allowed);
  // An empty answer is an error of the source, even if there were few listings.
  const isEmpty = isComplete && present.size === 0 && allowed.maxShare < 1;
  if (isEmpty && count.lost > allowed.confirmed) refuseLoss(count.lost, action);
  return missing.map(({ id, reference }) => ({ id, reference }));
}

function listRecords(
  snapshot: Snapshot,
  file: 'properties' | 'projects',
): ReadonlyMap<string, readonly unknown[]> {
  return new Map(
    snapshot.languages.map((language) => [language, snapshot.records[language]?.[file] ?? []]),
  );
}
