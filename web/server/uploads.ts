import {
  Agent,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import { buildRetryHeaders } from './answer-policy';
import { withoutQuery } from './log';

export const uploadsPrefix = '/uploads/';

/** Stored names: letters, digits and `._~-`, also percent-encoded ones, but no dots alone. */
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
const timeoutMs = 30_000;
/** A stored file never changes: another content has another name. */
const kept = 'public, max-age=31536000, immutable';

/**
 * Passes a file of the CMS's uploads through as it streams, with ranges and 304. Nothing but
 * files under `/uploads/` can be reached this way, and nothing in them may run.
 */
export function createUploads(cmsUrl: string, onFailure: (path: string, reason: string) => void) {
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
      upstream.on('timeout', () => upstream.destroy(new Error('timeout')));
      upstream.on('error', (error: NodeJS.ErrnoException) => {
        response.off('close', giveUp);
        if (response.headersSent) response.destroy();
        // A kept-alive connection that the CMS closed at this very moment: the question was lost.
        // The others of the pool may be as old as this one, so the second time is on a new one.
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
