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

/** The source of listings that came before there were several, and of the command line. */
export const SNAPSHOT_SOURCE = 'snapshot';

export interface SnapshotOptions {
  /** A folder or an http(s) address with a manifest.json in it. */
  source: string;
  /** The key of the source that its listings belong to; `snapshot` when not given. */
  key?: string;
  /** Where relative picture addresses point; `pictures/` of the source when not given. */
  pictures?: string;
  storePicture: StorePicture;
  /** Believe a snapshot that withdraws many listings. */
  force?: boolean;
  /** Write every listing, also those that have not changed. */
  rewrite?: boolean;
}

/**
 * Brings the listings up to a snapshot in a folder or at an address. While another import of the same
 * source runs, in any process, it is refused, and no run is kept: that one's is to come.
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

/** Runs what touches the listings of a source; null, and nothing is run, while another process does. */
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
