import type { IncomingMessage } from 'node:http';
import type { Core } from '@strapi/strapi';
import { feedWorker } from './feed-worker';
import { storeEvent } from './feed-events';
import { FeedError } from './feed-error';
import { findKind } from './find-kind';
import { loadSecrets } from './secrets/load-secrets';
import { findSource } from './sources';

interface Context {
  params: { key?: string };
  req: IncomingMessage;
  request: { body?: unknown };
  status: number;
  body: unknown;
}

/** Key under which koa-body keeps the raw body (`includeUnparsed`). */
const unparsed = Symbol.for('unparsedBody');

/**
 * Stores an event pushed to `/feeds/{key}` and responds with 202; the record is read later. 404
 * for a source that is disabled or cannot push.
 */
export async function receiveEvent(strapi: Core.Strapi, context: Context): Promise<void> {
  const source = await findSource(strapi, context.params.key ?? '');
  const kind = source?.enabled ? findKind(source.kind) : null;
  if (!source || !kind?.receive) return answer(context, 404, 'There is no such feed.');
  const headers = context.req.headers as Record<string, string | undefined>;
  try {
    const secrets = await loadSecrets(strapi.db.connection, source.key, kind);
    const event = kind.receive(readBody(context), headers, (name) => secrets.read(name));
    if ('reason' in event) return answer(context, event.status, event.reason);
    await storeEvent(strapi.db.connection, source.key, event, Date.now());
    feedWorker.wake(strapi);
    answer(context, 202, 'Received.');
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    strapi.log.error(`Feed ${source.key}: ${error.message}`);
    answer(context, 503, 'This feed is not ready.');
  }
}

function readBody({ request }: Context): Buffer {
  const { body } = request;
  const raw = typeof body === 'object' && body ? (body as Record<symbol, unknown>)[unparsed] : body;
  return Buffer.from(typeof raw === 'string' ? raw : '');
}

function answer(context: Context, status: number, message: string): void {
  context.status = status;
  context.body = { message };
}
