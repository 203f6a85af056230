import { performance } from 'node:perf_hooks';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { isLeased } from '../jobs/job-lease';
import { Encoder } from './encoder';
import type { FocalPoint } from './make-variants';
import { readOriginal, storeVariantFiles } from './library';
import { toVariantFiles } from './variant-files';
import {
  beginAttempt,
  countDue,
  listDue,
  mostAttempts,
  removeWaiting,
  undoAttempt,
  type WaitingPicture,
} from './waiting-pictures';

const fileUid = 'plugin::upload.file';
/** Written together, so that the site is notified once per batch. */
const batchSize = 20;
/** Share of time spent on responses above which a process counts as busy. */
const busyShare = 0.3;
const restMs = 500;
/** Limits the pause, so that pictures get done on a busy site. */
const longestRestMs = 10_000;

interface LibraryFile {
  name: string;
  hash: string;
  url: string;
  formats: Record<string, object> | null;
}

interface MadePicture {
  waiting: WaitingPicture;
  formats: Record<string, object>;
  /** The guessed focal point; null for the centre. */
  focalPoint: FocalPoint | null;
}

/**
 * Makes the pending variants one after the other, until none is due or `signal` is aborted; then
 * updates what shows the pictures and notifies the site (decision 0006). Run it in one process
 * only.
 */
export async function makeWaitingVariants(
  strapi: Core.Strapi,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const { connection } = strapi.db;
  const total = await countDue(connection, Date.now());
  if (total === 0) return;
  const started = Date.now();
  strapi.log.info(`Pictures: making the variants of ${total} in the background`);
  const encoder = new Encoder();
  const close = (): void => encoder.close();
  signal.addEventListener('abort', close);
  const rest = watchVisitors();
  let made = 0;
  try {
    let after = 0;
    while (!signal.aborted && !(await isLeased(connection, 'importSnapshot', Date.now()))) {
      const batch = await listDue(connection, { after, now: Date.now(), limit: batchSize });
      if (batch.length === 0) break;
      after = batch.at(-1)?.id ?? after;
      made += await makeBatch(strapi, batch, { encoder, signal, rest });
    }
  } finally {
    signal.removeEventListener('abort', close);
    encoder.close();
  }
  const seconds = Math.round((Date.now() - started) / 1000);
  strapi.log.info(`Pictures: the variants of ${made} made in ${seconds} s`);
}

interface Tools {
  encoder: Encoder;
  signal: AbortSignal;
  rest: ReturnType<typeof watchVisitors>;
}

async function makeBatch(
  strapi: Core.Strapi,
  batch: readonly WaitingPicture[],
  tools: Tools,
): Promise<number> {
  const made: MadePicture[] = [];
  for (const waiting of batch) {
    await tools.rest(tools.signal);
    if (tools.signal.aborted) break;
    const picture = await makeOne(strapi, waiting, tools);
    if (picture) made.push(picture);
  }
  await enterVariants(strapi, made);
  return made.length;
}

/**
 * Returns a function that waits while this process was busy with visitors since its last call,
 * at most ten seconds. The encoder's low priority is not enough in containers, where each has
 * its own CPU share.
 */
export function watchVisitors(
  measure = performance.eventLoopUtilization,
): (signal: AbortSignal) => Promise<void> {
  let last = measure();
  const isBusy = (): boolean => {
    const { utilization } = measure(last);
    last = measure();
    return utilization > busyShare;
  };
  return async (signal) => {
    const deadline = Date.now() + longestRestMs;
    while (!signal.aborted && Date.now() < deadline && isBusy()) {
      await new Promise((resolve) => setTimeout(resolve, restMs));
    }
  };
}

/** Returns null if the picture was deleted, already has variants, or could not be read. */
async function makeOne(
  strapi: Core.Strapi,
  waiting: WaitingPicture,
  { encoder, signal }: Tools,
): Promise<MadePicture | null> {
  const { connection } = strapi.db;
  const where = { id: waiting.file_id };
  const file = (await strapi.db.query(fileUid).findOne({ where })) as LibraryFile | null;
  if (!file || Object.keys(file.formats ?? {}).length > 0) {
    await removeWaiting(connection, [waiting]);
    return null;
  }
  if (waiting.attempts >= mostAttempts)
    return giveUp(strapi, waiting, file, 'the CMS ended each time');
  await beginAttempt(connection, waiting, Date.now());
  try {
    const original = await readOriginal(strapi, file.url);
    const { variants, focus } = await encoder.makeVariants(original);
    const formats = await storeVariantFiles(strapi, toVariantFiles(file.hash, file.name, variants));
    return { waiting, formats, focalPoint: waiting.for_banners === 1 ? null : focus };
  } catch (error) {
    // The failure was not caused by the picture.
    if (signal.aborted) await undoAttempt(connection, waiting);
    if (signal.aborted || waiting.attempts + 1 < mostAttempts) return null;
    return giveUp(strapi, waiting, file, (error as Error).message);
  }
}

/** Gives up on a picture; the site keeps showing the original. */
async function giveUp(
  strapi: Core.Strapi,
  waiting: WaitingPicture,
  { name }: LibraryFile,
  reason: string,
): Promise<null> {
  await removeWaiting(strapi.db.connection, [waiting]);
  strapi.log.warn(`Pictures: ${name} stays as it was sent, without variants (${reason})`);
  return null;
}

/** Writes all variants in one transaction, with the notices of file subscribers. */
async function enterVariants(strapi: Core.Strapi, made: readonly MadePicture[]): Promise<void> {
  if (made.length === 0) return;
  const ids = made.map(({ waiting }) => waiting.file_id);
  await strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    // In the lock order of an editor's save: the file first, then what shows it.
    const files = trx('files').whereIn('id', ids).orderBy('id').forUpdate();
    const rows = (await files.select('id', 'focal_point')) as {
      id: number;
      focal_point: unknown;
    }[];
    const chosen = new Set(rows.filter((row) => row.focal_point !== null).map((row) => row.id));
    for (const { waiting, formats, focalPoint } of made) {
      // The point that staff chose in the meantime stays.
      const data = chosen.has(waiting.file_id) ? { formats } : { formats, focalPoint };
      await strapi.db.query(fileUid).update({ where: { id: waiting.file_id }, data });
    }
    await removeWaiting(
      trx,
      made.map(({ waiting }) => waiting),
    );
  });
}
