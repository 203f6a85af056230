import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { SignedNotice } from './notice';
import type { NoticeService } from './notice-service';
import { readBody } from '../http/read-body';

export const noticesPath = '/publish-notices';

const largestBody = 64 * 1024;

export interface NoticeHandlerSettings {
  readonly service: NoticeService;
  readonly headers: Readonly<Record<string, string>>;
  readonly log: Logger;
  readonly pass: (signed: SignedNotice) => void;
}

/** Answers a publish notice with a status only. Runs before limits and origin checks. */
export async function answerNotice(
  request: IncomingMessage,
  response: ServerResponse,
  { service, headers, log, pass }: NoticeHandlerSettings,
): Promise<void> {
  const end = (status: number, extra: Record<string, string> = {}) => {
    if (response.headersSent || response.destroyed) return;
    response.writeHead(status, { ...headers, 'Cache-Control': 'no-store', ...extra }).end();
  };
  if (request.method !== 'POST') return end(405, { Allow: 'POST' });
  try {
    const body = await readBody(request, largestBody);
    if (body === null) return end(413, { Connection: 'close' });
    const signed = {
      time: readHeader(request, 'x-notice-time'),
      body,
      signature: readHeader(request, 'x-notice-signature'),
    };
    const { status, isNew } = await service(signed);
    end(status);
    if (isNew) pass(signed);
    if (status !== 204) log.warn({ status }, 'publish notice refused');
  } catch (err) {
    log.error({ err }, 'publish notice failed');
    end(503);
  }
}

function readHeader(request: IncomingMessage, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}
