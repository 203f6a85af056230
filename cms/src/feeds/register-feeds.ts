import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { addAdminRoutes, type AdminContext, type Right } from '../platform/access/admin-routes';
import { measures } from '../platform/metrics/measures';
import { checkSources } from './check-source';
import { addEventTable, decideAsideRecord, workEvents } from './feed-events';
import { feedMeasure } from './feed-measure';
import { feedWork, feedWorker, workSources } from './feed-worker';
import { registerForms } from './forms/register-forms';
import { registerFeedLeads } from './leads/register-feed-leads';
import { sendFeedLeads } from './leads/send-feed-leads';
import { listFeeds } from './list-feeds';
import { receiveEvent } from './receive-event';
import { receiveUpload } from './receive-upload';
import { addAddressTable, reportAddresses } from './report-addresses';
import { trySource } from './run-source';
import { dropFile, isFileName, retryFile } from './source-files';
import { addSecretTable } from './secrets/secret-rows';
import { addChangeTable } from './source-changes';
import { addStateTable, writeState } from './source-state';
import { registerTableSetup } from './table-setup/register-table-setup';
import { findSource, SOURCE, type Source } from './sources';
import { refuse, refuseMissing } from '../platform/validation/refusal';

const readRuns: Right = {
  action: 'plugin::content-manager.explorer.read',
  subject: 'api::import-run.import-run',
};
const changeSources: Right = { action: 'plugin::content-manager.explorer.update', subject: SOURCE };

/**
 * Adds sources of listings, their push endpoint and their admin routes. Call it while
 * registering.
 */
export function registerFeeds(strapi: Core.Strapi): void {
  addStateTable(strapi);
  addEventTable(strapi);
  addAddressTable(strapi);
  addSecretTable(strapi);
  addChangeTable(strapi);
  measures.add(strapi, feedMeasure);
  checkSources(strapi);
  registerFeedLeads(strapi);
  registerForms(strapi);
  registerTableSetup(strapi);
  feedWork.add(strapi, workSources, workEvents, sendFeedLeads, reportAddresses);
  strapi.server.routes([
    {
      method: 'POST',
      path: '/feeds/:key',
      config: { auth: false },
      handler: [(context: never) => receiveEvent(strapi, context)],
    } as never,
  ]);
  const change = (path: string, act: (source: Source, context: AdminContext) => unknown) => ({
    method: 'POST' as const,
    path: `/feeds/:key${path}`,
    right: changeSources,
    handle: async (context: AdminContext) => {
      const source = await findSource(strapi, context.params.key ?? '');
      if (!source) throw refuseMissing('gone.feed');
      return act(source, context);
    },
  });
  addAdminRoutes(strapi, [
    { method: 'GET', path: '/feeds', right: readRuns, handle: () => listFeeds(strapi) },
    change('/run', ({ key }) => askForRun(strapi, key)),
    change('/try', async (source) => {
      const trial = await trySource(strapi, source, AbortSignal.timeout(10 * 60_000));
      if (!trial) throw refuse('feed.running');
      return trial;
    }),
    change('/files', (source, { request }) => receiveUpload(strapi, source, request)),
    change('/aside', (source, { request }) => decideAside(strapi, source, request.body)),
    change('/pause', (source, { request }) => pause(strapi, source, request.body)),
    change('/confirm', (source, { request }) => confirm(strapi, source, request.body)),
  ]);
}

async function askForRun(strapi: Core.Strapi, key: string): Promise<object> {
  await writeState(strapi.db.connection, key, { asked: true });
  feedWorker.wake(strapi);
  return {};
}

const act = z.enum(['retry', 'drop']);
const aside = z.union([
  z.object({ act, file: z.string().refine(isFileName) }),
  z.object({ act, record: z.string() }),
]);

/** Retries or discards a set-aside file or record; waiting files can also be discarded. */
async function decideAside(strapi: Core.Strapi, { key }: Source, body: unknown): Promise<object> {
  const { data } = aside.safeParse(body);
  if (!data) throw refuse('feed.file');
  if ('record' in data) {
    await decideAsideRecord(strapi.db.connection, key, data.record, data.act);
    feedWorker.wake(strapi);
    return {};
  }
  if (data.act === 'retry') {
    await retryFile(key, data.file);
    return askForRun(strapi, key);
  }
  await dropFile(key, data.file);
  return {};
}

async function pause(strapi: Core.Strapi, source: Source, body: unknown): Promise<object> {
  const { data } = z.object({ paused: z.boolean() }).safeParse(body);
  if (!data) throw refuse('feed.pause');
  await strapi.documents(SOURCE).update({ documentId: source.documentId, data: data as never });
  return {};
}

/** Allows the next run to withdraw as many listings as the last one attempted. */
async function confirm(strapi: Core.Strapi, { key }: Source, body: unknown): Promise<object> {
  const { data } = z.object({ losses: z.number().int().positive() }).safeParse(body);
  const last = (await listFeeds(strapi)).find((feed) => feed.key === key)?.lastRun;
  if (!data || last?.outcome !== 'refused' || last.losses !== data.losses) {
    throw refuse('feed.confirm');
  }
  await writeState(strapi.db.connection, key, { confirmed: data.losses, asked: true });
  feedWorker.wake(strapi);
  return {};
}
