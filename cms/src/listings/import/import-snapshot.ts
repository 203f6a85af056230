import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { countGaps } from '../adverts/count-gaps';
import { everyListing, listListingChanges } from '../search/list-listing-changes';
import { recordChanges } from '../../platform/publishing/record-changes';
import { chunkValues } from '../../platform/database/bulk-write';
import { listListingIds } from '../search/load-listing-facts';
import { projectListings } from '../search/rebuild-read-model';
import {
  raiseDataVersion,
  readDataVersion,
  refreshStatistics,
  removeFromReadModel,
  tidyTables,
} from '../search/write-read-model';
import type { DraftCity } from './listing-draft';
import { hideLogin } from './feed-login';
import { importParts, type PartResult, type WritePart } from './import-parts';
import { ProblemLog, shorten, type ImportReport } from './import-report';
import { planImport, type ImportPlan } from './plan-import';
import { readSnapshot } from './read-snapshot';
import { nameSource, saveRun } from './save-run';
import { SnapshotError } from './snapshot-error';
import { openSource } from './snapshot-source';
import { storePictures, type PictureFinder, type StorePicture } from './store-pictures';
import { writeCities } from './write-cities';
import { writeListings } from './write-listings';
import { readProjects, writeProjects } from './write-projects';
import { writeTypes } from './write-types';

const MAX_FILE_BYTES = 256 * 2 ** 20;
const FILE_TIMEOUT_MS = 60_000;
const MAX_WITHDRAW_SHARE = 0.4;
const ATTEMPTS = 3;
const MESSAGE_LENGTH = 1000;
const LISTINGS_PER_STEP = 1000;

export interface ImportOptions {
  /** A folder or an http(s) address with a manifest.json in it. */
  source: string;
  /** Where relative picture addresses point; `pictures/` of the source when not given. */
  pictures?: string;
  storePicture: StorePicture;
  /** Believe a snapshot that withdraws many listings. */
  force?: boolean;
  /** Write every listing, also those that have not changed. */
  rewrite?: boolean;
}

type Result = Partial<ImportReport> & Pick<ImportReport, 'outcome'>;

let running = false;

/** Whether this process imports at the moment. */
export function isImporting(): boolean {
  return running;
}

/**
 * Brings the listings up to a snapshot: adds, updates and withdraws what changed, in one transaction
 * with the read model; records that are wrong are reported and the rest goes on (DATA-3). An unreadable
 * or unbelievable snapshot changes nothing. The report is kept as an import run, unless another
 * import is running: that one's is to come.
 */
export async function importSnapshot(
  strapi: Core.Strapi,
  options: ImportOptions,
): Promise<ImportReport> {
  const started = new Date();
  const describe = (result: Result): ImportReport => ({
    read: 0,
    added: 0,
    updated: 0,
    unchanged: 0,
    withdrawn: 0,
    rejected: 0,
    source: nameSource(options.source),
    startedAt: started.toISOString(),
    message: null,
    problems: [],
    problemCount: 0,
    incomplete: 0,
    seconds: (Date.now() - started.getTime()) / 1000,
    ...result,
  });
  const finish = async (result: Result): Promise<ImportReport> => {
    const report = describe(result);
    await saveRun(strapi, report);
    return report;
  };
  if (running) return describe({ outcome: 'refused', message: 'another import is running' });
  running = true;
  try {
    return await finish(await run(strapi, options));
  } catch (error) {
    const message = hideLogin(error instanceof Error ? error.message : String(error));
    if (error instanceof SnapshotError) return await finish({ outcome: error.outcome, message });
    strapi.log.error(error);
    return await finish({ outcome: 'failed', message: shorten(message, MESSAGE_LENGTH) });
  } finally {
    running = false;
  }
}

async function run(strapi: Core.Strapi, options: ImportOptions): Promise<Result> {
  const limits = { maxBytes: MAX_FILE_BYTES, timeoutMs: FILE_TIMEOUT_MS };
  const pictures = options.pictures ?? `${options.source.replace(/\/$/, '')}/pictures/`;
  for (let attempt = 1; ; attempt += 1) {
    const log = new ProblemLog();
    const snapshot = await readSnapshot(openSource(options.source, limits));
    const version = await readDataVersion(strapi.db.connection);
    const maxWithdrawShare = options.force ? 1 : MAX_WITHDRAW_SHARE;
    const plan = await planImport(
      snapshot,
      strapi.db.connection,
      await readProjects(strapi),
      { maxWithdrawShare, rewrite: options.rewrite ?? false },
      log,
    );
    const parts: WritePart[] = [];
    for (const part of importParts.list(strapi)) {
      const options = { log, maxRemoveShare: maxWithdrawShare };
      parts.push(await part.prepare(strapi, snapshot.portal, options));
    }
    const drafts = [...plan.writes, ...plan.projects.writes].map((write) => write.draft);
    const findPicture = await storePictures(drafts, pictures, options.storePicture, log);
    const written = await writePlan(strapi, plan, findPicture, version).catch(passDeadlock);
    if (!written && attempt < ATTEMPTS) continue;
    if (!written) throw new SnapshotError('listings were being edited meanwhile; try again');
    const others = await writeParts(parts);
    const added = plan.writes.filter((write) => write.id === null).length;
    return {
      outcome: 'done',
      incomplete: await countGaps(strapi.db.connection),
      problems: log.problems,
      problemCount: log.count,
      read: plan.read,
      unchanged: plan.unchanged,
      rejected: plan.rejected + others.rejected,
      message: others.changes.join('; ') || null,
      added,
      updated: plan.writes.length - added,
      withdrawn: plan.withdrawals.length,
    };
  }
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

/** Writes everything or nothing; false when somebody wrote listings after the plan was made. */
async function writePlan(
  strapi: Core.Strapi,
  plan: ImportPlan,
  findPicture: PictureFinder,
  version: number,
): Promise<boolean> {
  if (!changesSomething(plan)) return true;
  const isCurrent = await strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    const now = new Date();
    await raiseDataVersion(trx);
    if ((await readDataVersion(trx)) !== version + 1) return false;
    const types = await writeTypes(strapi, trx, plan.types, now);
    const cities = await writeCities(strapi, trx, listCities(plan), now);
    const projects = await writeProjects(strapi, plan.projects, { cities, findPicture });
    const links = { types: types.rows, cities, projects, findPicture };
    const touched = [...plan.writes.flatMap(({ id }) => id ?? []), ...plan.withdrawals];
    const shown = await listListingChanges(trx, touched);
    const written: number[] = [];
    for (let start = 0; start < plan.writes.length; start += LISTINGS_PER_STEP) {
      const step = plan.writes.slice(start, start + LISTINGS_PER_STEP);
      const ids = await writeListings(strapi, trx, step, links, now);
      for (const id of ids) written.push(id);
      if (start === 0) await refreshStatistics(trx);
      if (!types.changed) await projectListings(strapi, trx, ids);
    }
    await withdraw(trx, plan.withdrawals, now);
    if (types.changed) await projectListings(strapi, trx, await listListingIds(trx));
    const changed = types.changed ? everyListing : await listListingChanges(trx, written);
    await recordChanges(strapi, [...shown, ...changed]);
    return true;
  });
  if (isCurrent) await tidyTables(strapi);
  return isCurrent;
}

/** A transaction that the database ended for the sake of another one may be tried again. */
function passDeadlock(error: unknown): false {
  const { code = '' } = error as { code?: string };
  if (!['40P01', '40001'].includes(code)) throw error;
  return false;
}

function changesSomething({ typesChanged, writes, withdrawals, projects }: ImportPlan): boolean {
  const listings = writes.length + withdrawals.length;
  return typesChanged || listings + projects.writes.length + projects.withdrawals.length > 0;
}

function listCities({ writes, projects }: ImportPlan): Map<string, DraftCity> {
  const drafts = [...writes, ...projects.writes].map(({ draft }) => draft.city);
  return new Map(drafts.flatMap((city) => (city ? [[city.key, city]] : [])));
}

async function withdraw(trx: Knex.Transaction, ids: readonly number[], now: Date): Promise<void> {
  for (const chunk of chunkValues(ids)) {
    await trx('listings').whereIn('id', chunk).update({
      state: 'withdrawn',
      withdrawn_at: now,
      updated_at: now,
      law_missing: null,
      // Not the hash of any record: when the listing comes back it is written again.
      source_hash: 'withdrawn',
    });
  }
  await removeFromReadModel(trx, ids);
}
