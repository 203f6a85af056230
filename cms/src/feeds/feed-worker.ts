import type { Core } from '@strapi/strapi';
import { makeWorker, type Sender } from '../platform/jobs/make-worker';
import { WorkLoop } from '../platform/jobs/work-loop';
import { createRegistry } from '../platform/process/registry';
import { isDue, runWhenDue } from './run-source';
import { freshState, readStates } from './source-state';
import { listSources } from './sources';

/** Reads due sources and processes pushed events, in every process with jobs. */
export const feedWorker = makeWorker((strapi) => ({
  senders: feedWork
    .list(strapi)
    .map((work) => makeSender(strapi, (signal) => work(strapi, signal))),
}));

/**
 * Tasks of the worker, run side by side; each returns whether there may be more. Add to it while
 * registering.
 */
export const feedWork =
  createRegistry<(strapi: Core.Strapi, signal: AbortSignal) => Promise<boolean>>('feed-work');

function makeSender(strapi: Core.Strapi, work: (signal: AbortSignal) => Promise<boolean>): Sender {
  const stopping = new AbortController();
  const loop = new WorkLoop(
    () => work(stopping.signal),
    ({ message }) => strapi.log.error(`Feeds: ${message}`),
  );
  return {
    wake: () => loop.wake(),
    async stop() {
      stopping.abort();
      await loop.stop();
    },
  };
}

export async function workSources(strapi: Core.Strapi, signal: AbortSignal): Promise<boolean> {
  const { connection } = strapi.db;
  const states = await readStates(connection);
  for (const source of await listSources(strapi)) {
    const state = states.get(source.key) ?? freshState;
    if (signal.aborted) break;
    if (!isDue(source, state, Date.now())) continue;
    const report = await runWhenDue(strapi, source.key, { now: new Date(), signal });
    if (!report) continue;
    const { outcome, added, updated, withdrawn, problemCount, message } = report;
    strapi.log.info(
      `Feed ${source.key}: ${outcome}, ${added} added, ${updated} updated, ${withdrawn} withdrawn, ` +
        `${problemCount} problems${message ? ` (${message})` : ''}`,
    );
  }
  return false;
}
