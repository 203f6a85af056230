import type { Core } from '@strapi/strapi';
import { runLeased } from '../../platform/jobs/job-lease';
import { MAX_WITHDRAW_SHARE } from './check-losses';
import { importRecords, type ImportJob } from './import-records';
import { emptyReport, type ImportReport } from './import-report';
import { readSnapshot } from './read-snapshot';
import { nameSource } from './runs/save-run';
import { openSource } from './snapshot-source';
import { readFromBase, type StorePicture } from './store-pictures';

const LIMITS = { maxBytes: 256 * 2 ** 20, timeoutMs: 60_000 };

/**
 * The source of imports from the command line, and of listings from before there were several
 * sources.
 */
export const SNAPSHOT_SOURCE = 'snapshot';

export interface SnapshotOptions {
  /** A folder or an http(s) address that contains a manifest.json. */
  source: string;
  /** The key of the source that owns the listings; `snapshot` by default. */
  key?: string;
  /** The base of relative picture addresses; `pictures/` of the source by default. */
  pictures?: string;
  storePicture: StorePicture;
  /** Accept a snapshot that withdraws many listings. */
  force?: boolean;
  /** Write every listing, including unchanged ones. */
  rewrite?: boolean;
}

/**
 * Imports the listings of a snapshot in a folder or at an address. Refused, without a report, while
 * another import of the same source runs in any process.
 */
export async function importSnapshot(
  strapi: Core.Strapi,
  { source, key = SNAPSHOT_SOURCE, pictures, storePicture, force, rewrite }: SnapshotOptions,
): Promise<ImportReport> {
  const name = nameSource(source);
  const job: ImportJob = {
    source: key,
    name,
    storePicture,
    read: async () => ({
      snapshot: await readSnapshot(openSource(source, LIMITS)),
      isComplete: true,
    }),
    readPicture: readFromBase(pictures ?? `${source.replace(/\/$/, '')}/pictures/`),
    allowed: { maxShare: force ? 1 : MAX_WITHDRAW_SHARE, confirmed: 0 },
    rewrite: rewrite ?? false,
  };
  const started = new Date();
  const report = await runImport(strapi, key, () => importRecords(strapi, job));
  const message = 'another import is running';
  return report ?? { ...emptyReport(name, started), outcome: 'refused', message };
}

/**
 * Runs a task that changes the listings of a source; returns null without running it while another
 * process does so.
 */
export async function runImport<Result>(
  strapi: Core.Strapi,
  key: string,
  run: () => Promise<Result>,
): Promise<Result | null> {
  let result: Result | null = null;
  const work = async (): Promise<void> => {
    result = await run();
  };
  await runLeased(strapi.db.connection, `import:${key}`, work, { restMs: 0 });
  return result;
}
