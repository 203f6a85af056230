import { performance } from 'node:perf_hooks';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { isLeased } from '../jobs/job-lease';
import { Encoder } from './encoder';
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
/** Written together: whatever shows one of them is told to the site once. */
const batchSize = 20;
/** The share of its time that a process spends on answers when it counts as busy. */
const busyShare = 0.3;
const restMs = 500;
/** Pictures are made in the end, however busy the site is. */
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
}

/**
 * Makes the variants of the pictures that wait for them, one after the other, until none is due or
 * `signal` is aborted; then what shows them is projected again and told to the site (decision 0006).
 * Run it in one process only.
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

/** How many of them have their variants now. */
async function makeBatch(
  strapi: Core.Strapi,
  batch: readonly WaitingPicture[],
  tools: Tools,
): Promise<number> {
  const made: MadePicture[] = [];
  for (const waiting of batch) {
    await tools.rest(tools.signal);
    if (tools.signal.aborted) break;
    const formats = await makeOne(strapi, waiting, tools);
    if (formats) made.push({ waiting, formats });
  }
  await enterVariants(strapi, made);
  return made.length;
}

/**
 * Returns what waits while this process was busy with visitors since it was last asked, ten seconds at
 * most. The low priority of the encoder is not enough in containers: there each container has its
 * share of the processor, whatever runs in it.
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

/** Null when the picture is gone, has variants by now, or could not be read. */
async function makeOne(
  strapi: Core.Strapi,
  waiting: WaitingPicture,
  { encoder, signal }: Tools,
): Promise<Record<string, object> | null> {
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
    const { variants } = await encoder.makeVariants(original, waiting.for_banners === 1);
    return await storeVariantFiles(strapi, toVariantFiles(file.hash, file.name, variants));
  } catch (error) {
    // It was not the picture's fault.
    if (signal.aborted) await undoAttempt(connection, waiting);
    if (signal.aborted || waiting.attempts + 1 < mostAttempts) return null;
    return giveUp(strapi, waiting, file, (error as Error).message);
  }
}

/** The site goes on showing the original. */
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

/** All or nothing: what sees files change writes its notices in the same transaction. */
async function enterVariants(strapi: Core.Strapi, made: readonly MadePicture[]): Promise<void> {
  if (made.length === 0) return;
  const ids = made.map(({ waiting }) => waiting.file_id);
  await strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    // In the order of an editor's save, which locks a file and then what shows it.
    await trx('files').whereIn('id', ids).orderBy('id').forUpdate().select('id');
    for (const { waiting, formats } of made) {
      await strapi.db
        .query(fileUid)
        .update({ where: { id: waiting.file_id }, data: { formats: formats as never } });
    }
    await removeWaiting(
      trx,
      made.map(({ waiting }) => waiting),
    );
  });
}
