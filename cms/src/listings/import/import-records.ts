import type { Core } from '@strapi/strapi';
import { countGaps } from '../adverts/record-gaps';
import { MANUAL_SOURCE } from '../rules/manual-source';
import { readDataVersion } from '../search/read-model/write-read-model';
import type { AllowedLosses } from './check-losses';
import { describeChanges, findDifferences, type ImportDifference } from './describe-changes';
import { hideLogin } from './feed-login';
import { importParts, type PartResult, type WritePart } from './import-parts';
import {
  emptyReport,
  listProblems,
  ProblemLog,
  shorten,
  type ImportReport,
  type LostRecord,
  type NotUnderstood,
  type CountedNotUnderstood,
} from './import-report';
import { planImport, type ImportOptions, type ImportPlan } from './write/plan-import';
import type { Snapshot } from './read-snapshot';
import { saveRun } from './runs/save-run';
import { SnapshotError } from './snapshot-error';
import {
  storePictures,
  type PictureFinder,
  type ReadPicture,
  type StorePicture,
} from './store-pictures';
import { passDeadlock, writePlan } from './write/write-plan';
import { readProjects } from './write/write-projects';

const ATTEMPTS = 3;
const MESSAGE_LENGTH = 1000;

export type ReadRecords = Pick<ImportOptions, 'removed' | 'unread' | 'references' | 'withheld'> & {
  snapshot: Snapshot;
  /** True if records that are missing are withdrawn. */
  isComplete: boolean;
  notUnderstood?: readonly NotUnderstood[];
  /** Records that were left out, and why. */
  lost?: readonly LostRecord[];
  /** Rows of the file by id. */
  rows?: ReadonlyMap<string, number>;
  /** Reason why nothing could be read; the import fails. */
  failure?: string | undefined;
};

export interface ImportJob {
  source: string;
  name: string;
  /** Called again if listings were written in the meantime. */
  read(): Promise<ReadRecords>;
  readPicture: ReadPicture;
  storePicture: StorePicture;
  allowed: AllowedLosses;
  rewrite?: boolean;
  /** True if a run without changes and problems leaves no report. */
  isQuiet?: boolean;
}

type Result = Partial<ImportReport> & Pick<ImportReport, 'outcome'>;

/**
 * Adds, updates and withdraws the listings of a source in one transaction with the read model.
 * Invalid records are reported and the others are imported; an unreadable or implausible answer
 * changes nothing. The report is saved as an import run.
 */
export async function importRecords(strapi: Core.Strapi, job: ImportJob): Promise<ImportReport> {
  const report = await describeRun(strapi, job, () => run(strapi, job));
  const { outcome, added, updated, withdrawn, problemCount, notUnderstoodCount } = report;
  const found = added + updated + withdrawn + problemCount + notUnderstoodCount;
  if (!job.isQuiet || outcome !== 'done' || found > 0) await saveRun(strapi, report);
  return report;
}

/** Returns what an import would change now, without writing anything. */
export async function tryRecords(
  strapi: Core.Strapi,
  job: ImportJob,
): Promise<{ report: ImportReport; differences: ImportDifference[] }> {
  let differences: ImportDifference[] = [];
  const report = await describeRun(strapi, job, async () => {
    const log = new ProblemLog();
    const { plan, found } = await makePlan(strapi, job, log);
    differences = await findDifferences(strapi, plan);
    return { ...describePlan(plan, log, found), incomplete: 0 };
  });
  return { report, differences };
}

async function describeRun(
  strapi: Core.Strapi,
  { source, name }: ImportJob,
  work: () => Promise<Result>,
): Promise<ImportReport> {
  const started = new Date();
  let result: Result;
  try {
    result = await work();
  } catch (error) {
    const message = hideLogin(error instanceof Error ? error.message : String(error));
    if (!(error instanceof SnapshotError)) strapi.log.error(error);
    const { outcome, losses } =
      error instanceof SnapshotError ? error : { outcome: 'failed' as const, losses: 0 };
    result = { outcome, losses, message: shorten(message, MESSAGE_LENGTH) };
  }
  return { ...emptyReport(name, started), sourceKey: source, ...result };
}

async function run(strapi: Core.Strapi, job: ImportJob): Promise<Result> {
  // Fetching can take an hour, so only the plan is repeated.
  const stored = new Map<string, number>();
  for (let attempt = 1; ; attempt += 1) {
    const log = new ProblemLog();
    const { plan, parts, version, found } = await makePlan(strapi, job, log);
    const drafts = [
      ...plan.writes.map(({ draft }) => draft),
      ...plan.projects.writes.map(({ draft, reference }) => ({ ...draft, reference })),
    ];
    const findPicture = await storePictures(strapi.db.connection, { ...job, drafts, log, stored });
    const written = await writePlan(strapi, plan, findPicture, version).catch(passDeadlock);
    if (!written && attempt < ATTEMPTS) continue;
    if (!written) throw new SnapshotError('listings were being edited meanwhile; try again');
    const others = await writeParts(parts);
    const result = describePlan(plan, log, found, { findPicture, stored });
    return {
      ...result,
      incomplete: await countGaps(strapi.db.connection),
      rejected: (result.rejected ?? 0) + others.rejected,
      message: others.changes.join('; ') || null,
    };
  }
}

async function makePlan(strapi: Core.Strapi, job: ImportJob, log: ProblemLog) {
  const { source, allowed, rewrite = false } = job;
  if (source === MANUAL_SOURCE) throw new SnapshotError(`${source} is the key of manual listings`);
  const {
    snapshot,
    notUnderstood = [],
    lost = [],
    rows = new Map(),
    failure,
    ...given
  } = await job.read();
  if (failure !== undefined) throw new SnapshotError(failure);
  const found: Found = { notUnderstood, lost, rows, unread: given.unread ?? [] };
  const { portal } = snapshot;
  const version = await readDataVersion(strapi.db.connection);
  const options = { source, allowed, rewrite, ...given };
  const projects = await readProjects(strapi);
  const plan = await planImport(snapshot, strapi.db.connection, projects, options, log);
  const parts: WritePart[] = [];
  const maxRemoveShare = allowed.confirmed > 0 ? 1 : allowed.maxShare;
  for (const part of importParts.list(strapi)) {
    parts.push(await part.prepare(strapi, portal, { source, log, maxRemoveShare }));
  }
  return { plan, parts, version, found };
}

/** Findings of a reading, beside the records. */
interface Found {
  notUnderstood: readonly NotUnderstood[];
  lost: readonly LostRecord[];
  rows: ReadonlyMap<string, number>;
  unread: readonly string[];
}

interface FetchedPictures {
  findPicture: PictureFinder;
  /** Files of this import, by address. */
  stored: ReadonlyMap<string, number>;
}

function describePlan(
  plan: ImportPlan,
  log: ProblemLog,
  { notUnderstood, lost, rows, unread }: Found,
  { findPicture, stored }: FetchedPictures = { findPicture: () => null, stored: new Map() },
): Result {
  // Tried again because a picture was missing, and none was found.
  const unchanged = plan.writes.filter(
    ({ isRetry, draft: { pictures } }) =>
      isRetry &&
      pictures.some(({ url }) => findPicture(url) === null) &&
      !pictures.some(({ url }) => stored.has(url)),
  );
  const changed = { ...plan, writes: plan.writes.filter((write) => !unchanged.includes(write)) };
  const added = changed.writes.filter((write) => write.id === null).length;
  const leftOut = countLost(lost, unread);
  return {
    outcome: 'done',
    problems: listProblems(lost, log, rows),
    problemCount: log.count + lost.length,
    ...countNotUnderstood(notUnderstood),
    changes: describeChanges(changed),
    read: plan.read + leftOut,
    unchanged: plan.unchanged + unchanged.length,
    rejected: plan.rejected + leftOut,
    added,
    updated: changed.writes.length - added,
    withdrawn: plan.withdrawals.length,
  };
}

/** Counts the records that reading left out; one may have several reasons. */
function countLost(lost: readonly LostRecord[], unread: readonly string[]): number {
  const ids = new Set(lost.map(({ id }) => id));
  const records = new Set(lost.map(({ id, row }) => (row === undefined ? id : `row ${row}`)));
  return records.size + unread.filter((id) => !ids.has(id)).length;
}

async function writeParts(parts: readonly WritePart[]): Promise<PartResult> {
  const result: PartResult = { changes: [], rejected: 0 };
  for (const write of parts) {
    const { changes, rejected } = await write();
    result.changes.push(...changes);
    result.rejected += rejected;
  }
  return result;
}

const LISTED = 200;

/** Counts them by field and value, the most frequent first, and returns the first 200. */
function countNotUnderstood(entries: readonly NotUnderstood[]): {
  notUnderstood: CountedNotUnderstood[];
  notUnderstoodCount: number;
} {
  const counted = new Map<string, CountedNotUnderstood>();
  for (const { record, field, value, row } of entries) {
    const key = JSON.stringify([field, value]);
    const known = counted.get(key);
    if (known) known.count += 1;
    else
      counted.set(key, {
        record: shorten(record, 80),
        field: shorten(field, 80),
        value: shorten(value, 200),
        count: 1,
        ...(row === undefined ? {} : { row }),
      });
  }
  const sorted = [...counted.values()].sort((a, b) => b.count - a.count);
  return { notUnderstood: sorted.slice(0, LISTED), notUnderstoodCount: entries.length };
}
