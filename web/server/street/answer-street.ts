import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { compress, negotiateEncoding, type Encoding } from '../http/encoding';
import { drawStreet, drawStreetLights } from './draw-street';
import { findLight, type Light } from './find-light';

/** Also in `app/blocks/banner/street.module.css`. */
const drawings: Readonly<Record<string, (light: Light) => string>> = {
  '/street.svg': drawStreet,
  '/street-lights.svg': drawStreetLights,
};
const bodies = new Map<string, Promise<Buffer>>();

export function isStreet(request: IncomingMessage): boolean {
  return Object.hasOwn(drawings, readPath(request));
}

function readPath(request: IncomingMessage): string {
  return request.url?.split('?')[0] ?? '';
}

/**
 * Sends the street in the current light. It may be cached only until the light changes, so that a
 * cached page never shows the wrong time of day.
 */
export async function answerStreet(
  request: IncomingMessage,
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
  now: Date,
): Promise<void> {
  const { light, until } = findLight(now);
  const encoding = negotiateEncoding(request.headers['accept-encoding']?.toString());
  const body = await findBody(readPath(request), light, encoding);
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  response.writeHead(200, {
    ...headers,
    'Content-Type': 'image/svg+xml',
    'Cache-Control': `public, max-age=${seconds}`,
    'Content-Length': body.length,
    Vary: 'Accept-Encoding',
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function findBody(path: string, light: Light, encoding: Encoding): Promise<Buffer> {
  const key = `${path} ${light} ${encoding}`;
  const known = bodies.get(key);
  if (known) return known;
  const plain = Buffer.from((drawings[path] ?? drawStreet)(light));
  const body =
    encoding === 'identity' ? Promise.resolve(plain) : compress(plain, encoding, 'build');
  bodies.set(key, body);
  return body;
}
