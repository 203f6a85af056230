import {
  Agent,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import { buildRetryHeaders } from './security/answer-policy';
import { buildClientKey, findVisitorAddress } from './security/visitor-address';
import { withoutQuery } from '../log';

export const uploadsPrefix = '/uploads/';

const uploadPath =
  /^\/uploads\/(?!\.{1,2}(?:\/|$))[\w.~%-]+(?:\/(?!\.{1,2}(?:\/|$))[\w.~%-]+){0,3}$/;
const forbiddenEscape = /%(?:2e|2f|5c|00|0a|0d|25)/i;
const passedOn = ['range', 'if-none-match', 'if-modified-since', 'if-range'] as const;
const passedBack = [
  'accept-ranges',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
] as const;
/** Leaves half of the connections to the CMS for clients that read. */
const pauseLimits = { perClient: 4, total: 32 };
/** A stored file never changes: new content gets a new name. */
const kept = 'public, max-age=31536000, immutable';

interface UploadsSettings {
  readonly cmsUrl: string;
  readonly proxies: number;
  readonly onFailure: (path: string, reason: string) => void;
  readonly timeoutMs?: number;
}

/**
 * Proxies a file of the CMS's uploads as a stream, with ranges and 304. Only files under
 * `/uploads/` can be reached, and scripts in them cannot run. A few paused downloads per client are
 * kept open as long as other silent connections.
 */
export function createUploads({ cmsUrl, proxies, onFailure, timeoutMs = 30_000 }: UploadsSettings) {
  const paused = new PausedDownloads(pauseLimits);
  const { protocol, hostname, port } = new URL(cmsUrl);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const send = protocol === 'https:' ? httpsRequest : httpRequest;

  return (request: IncomingMessage, response: ServerResponse): void => {
    const path = withoutQuery(request.url ?? '');
    if (!uploadPath.test(path) || forbiddenEscape.test(path)) return refuse(response, 404);
    const headers: Record<string, string> = { 'accept-encoding': 'identity' };
    for (const name of passedOn) {
      const value = request.headers[name];
      if (typeof value === 'string') headers[name] = value;
    }
    const options = {
      protocol,
      hostname: hostname.replace(/^\[|\]$/g, ''),
      port,
      path,
      method: request.method ?? 'GET',
      headers,
      timeout: timeoutMs,
    };
    const ask = (connection: { agent?: Agent | false }): void => {
      const upstream = send({ ...options, ...connection }, (answer) => {
        passBack(answer, response, (reason) => onFailure(path, reason));
      });
      const giveUp = () => upstream.destroy();
      upstream.on('timeout', () => {
        const client = buildClientKey(findVisitorAddress(request, proxies));
        // The client is not reading, so the CMS is not the cause of the silence.
        const end = response.writableNeedDrain ? paused.begin(client) : null;
        if (end === null) upstream.destroy(new Error('timeout'));
        else endPause(response, end);
      });
      upstream.on('error', (error: NodeJS.ErrnoException) => {
        response.off('close', giveUp);
        if (response.headersSent) response.destroy();
        // A kept-alive connection that the CMS closed at this very moment: the request was lost.
        // Other pooled connections may be as old, so the retry uses a new one.
        else if (upstream.reusedSocket && !response.destroyed) ask({ agent: false });
        else if (!response.destroyed) {
          onFailure(path, error.code ?? error.message);
          refuse(response, 503, buildRetryHeaders(503));
        }
      });
      response.on('close', giveUp);
      upstream.end();
    };
    ask(protocol === 'http:' ? { agent } : {});
  };
}

function passBack(
  answer: IncomingMessage,
  response: ServerResponse,
  onFailure: (reason: string) => void,
): void {
  const status = answer.statusCode ?? 502;
  if (![200, 206, 304, 416].includes(status)) {
    answer.resume();
    if (status < 500) return refuse(response, 404);
    onFailure(`the CMS answered ${status}`);
    return refuse(response, 503, buildRetryHeaders(503));
  }
  for (const name of passedBack) {
    const value = answer.headers[name];
    if (value !== undefined) response.setHeader(name, value);
  }
  response.setHeader('Cache-Control', kept);
  response.setHeader(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  );
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  response.writeHead(status);
  answer.on('error', () => response.destroy());
  answer.pipe(response);
}

function endPause(response: ServerResponse, end: () => void): void {
  const stop = (): void => {
    response.off('drain', stop).off('close', stop);
    end();
  };
  response.on('drain', stop).on('close', stop);
}

function refuse(
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
): void {
  if (response.headersSent || response.destroyed) return;
  response
    .writeHead(status, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store', ...headers })
    .end(status === 404 ? 'Not found\n' : 'Not available\n');
}

interface PauseLimits {
  readonly perClient: number;
  readonly total: number;
}

/**
 * Counter of downloads whose clients are not reading, such as a paused film. Each occupies a
 * connection to the CMS, so their number is limited.
 */
export class PausedDownloads {
  readonly #limits: PauseLimits;
  readonly #counts = new Map<string, number>();
  #total = 0;

  constructor(limits: PauseLimits) {
    this.#limits = limits;
  }

  /**
   * Counts one more for this client; returns a function that ends it, to be called once, or null if
   * there are too many.
   */
  begin(client: string): (() => void) | null {
    const count = this.#counts.get(client) ?? 0;
    const { perClient, total } = this.#limits;
    if (count >= perClient || this.#total >= total) return null;
    this.#change(client, 1);
    return () => this.#change(client, -1);
  }

  #change(client: string, by: number): void {
    const count = (this.#counts.get(client) ?? 0) + by;
    if (count > 0) this.#counts.set(client, count);
    else this.#counts.delete(client);
    this.#total += by;
  }
}
