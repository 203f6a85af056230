import type { Core } from '@strapi/strapi';
import { MAX_WITHDRAW_SHARE } from '../listings/import/check-losses';
import { importRecords, tryRecords, type ImportJob } from '../listings/import/import-records';
import type { ImportReport } from '../listings/import/import-report';
import { runImport } from '../listings/import/import-snapshot';
import { storePicture } from '../platform/uploads/store-picture';
import type { FeedEvent } from './feed-kind';
import { findKind } from './find-kind';
import { openSource, type OpenSource } from './read-source';
import { queueAddresses } from './report-addresses';
import { finishFiles, setFilesAside } from './source-files';
import { findState, writeState, type SourceState } from './source-state';
import { findSource, type Source } from './sources';

const MINUTE = 60_000;
/** Incremental sources are also read completely once a day. */
const FULL_EVERY_MS = 24 * 60 * MINUTE;
/** Clocks differ, and records may change while they are read. */
const OVERLAP_MS = 10 * MINUTE;
const RETRY_MS = 10 * MINUTE;
const LONGEST_RUN_MS = 60 * MINUTE;

export function isDue(
  { enabled, paused }: Pick<Source, 'enabled' | 'paused'>,
  { asked, due_at }: Pick<SourceState, 'asked' | 'due_at'>,
  now: number,
): boolean {
  return asked || (enabled && !paused && due_at <= now);
}

/**
 * Reads a due source and writes the changes; null if it is not due or another process reads it.
 * A run interrupted by a crash is still due and starts again.
 */
export async function runWhenDue(
  strapi: Core.Strapi,
  key: string,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<ImportReport | null> {
  return runImport(strapi, key, async () => {
    // Another process may have finished in the meantime.
    const source = await findSource(strapi, key);
    const { connection } = strapi.db;
    const state = await findState(connection, key);
    if (!source || !isDue(source, state, now.getTime())) return null;
    // Later requests ask for another run. If this process dies, the source is still due.
    const dueAt = Math.min(state.due_at, now.getTime());
    if (state.asked) await writeState(connection, key, { asked: false, due_at: dueAt });
    const since = findSince(source, state, now);
    const isFirst = state.since === null;
    const options = { since, isFirst, event: null, now, signal: limit(signal) };
    const open = openSource(strapi, source, options);
    const report = await importRecords(strapi, buildJob(strapi, source, open, state));
    // Stopped by the process, not by the source: it remains due.
    if (signal.aborted) {
      if (state.asked) await writeState(connection, key, { asked: true });
      return report;
    }
    if (report.outcome === 'done') await queueAddresses(connection, source);
    await writeState(connection, key, describeNext(source, report, { since, now }));
    await setFilesAside(key, open.listSetAside());
    if (report.outcome === 'done') await finishFiles(key, open.listConsumed());
    return report;
  });
}

/** Reads a pushed record; null if another process is reading the source. */
export async function runEvent(
  strapi: Core.Strapi,
  source: Source,
  event: FeedEvent,
  signal: AbortSignal,
): Promise<ImportReport> {
  const options = { since: null, isFirst: false, event, now: new Date(), signal: limit(signal) };
  const open = openSource(strapi, source, options);
  const state = { confirmed: 0 };
  return importRecords(strapi, { ...buildJob(strapi, source, open, state), isQuiet: true });
}

/** Returns the changes of a full run without writing them; null during a run. */
export async function trySource(strapi: Core.Strapi, source: Source, signal: AbortSignal) {
  return runImport(strapi, source.key, async () => {
    const { since } = await findState(strapi.db.connection, source.key);
    const own = { since: null, isFirst: since === null, event: null };
    const options = { ...own, now: new Date(), signal: limit(signal) };
    const open = openSource(strapi, source, options);
    return tryRecords(strapi, buildJob(strapi, source, open, { confirmed: 0 }));
  });
}

function buildJob(
  strapi: Core.Strapi,
  { key, kind }: Source,
  { read, readPicture }: OpenSource,
  { confirmed }: Pick<SourceState, 'confirmed'>,
): ImportJob {
  return {
    source: key,
    name: key === kind ? key : `${key} (${kind})`,
    read,
    readPicture,
    storePicture: (picture) => storePicture(strapi, picture),
    allowed: { maxShare: MAX_WITHDRAW_SHARE, confirmed },
  };
}

function findSince({ kind }: Source, { since, full_at: fullAt }: SourceState, now: Date) {
  const isFull = !findKind(kind)?.incremental || since === null || fullAt === null;
  if (isFull || now.getTime() - fullAt >= FULL_EVERY_MS) return null;
  return new Date(since - OVERLAP_MS);
}

function describeNext(
  { everyMinutes }: Source,
  { outcome }: ImportReport,
  { since, now }: { since: Date | null; now: Date },
): Partial<SourceState> {
  const began = now.getTime();
  const every = everyMinutes * MINUTE;
  if (outcome !== 'done') return { due_at: began + Math.min(every, RETRY_MS) };
  const next = { due_at: began + every, since: began, confirmed: 0 };
  return since ? next : { ...next, full_at: began };
}

function limit(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(LONGEST_RUN_MS)]);
}
