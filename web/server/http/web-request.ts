import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { internalHeaders } from './page';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';

/**
 * Converts a Node request to a web `Request`. Its address uses the site's own origin, whatever the
 * `Host` header says, and it has no signal, because undici leaks memory through aborted ones.
 */
export function toWebRequest(request: IncomingMessage, siteUrl: string): Request {
  const headers = new Headers();
  for (let index = 0; index + 1 < request.rawHeaders.length; index += 2) {
    const name = request.rawHeaders[index] as string;
    if (!name.startsWith(':')) headers.append(name, request.rawHeaders[index + 1] as string);
  }
  const { body } = request as { body?: unknown };
  const url = new URL(request.url ?? '/', siteUrl);
  if (url.searchParams.has('_data')) url.searchParams.delete('_data');
  return new Request(url, {
    method: request.method ?? 'GET',
    headers,
    ...(Buffer.isBuffer(body) && { body }),
  } as RequestInit);
}

/** Streams a response; a client that disconnects ends it without an error. */
export async function streamResponse(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
  extra: Readonly<Record<string, string>>,
): Promise<void> {
  const headers: Record<string, string | string[]> = {
    ...Object.fromEntries(answer.headers),
    ...extra,
  };
  for (const name of internalHeaders) delete headers[name];
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  response.writeHead(answer.status, headers);
  if (answer.body === null || request.method === 'HEAD') {
    await answer.body?.cancel();
    response.end();
    return;
  }
  await pipeline(Readable.fromWeb(answer.body as NodeReadableStream), response).catch(
    () => undefined,
  );
}
