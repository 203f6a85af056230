import { lookup as resolveName } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { isPublicIp } from './public-address';
import { SnapshotError } from './snapshot-error';

export interface RequestLimits {
  maxBytes: number;
  timeoutMs: number;
  /** Reports whether a host may be on the private network; none may by default. */
  mayBePrivate?: (address: URL) => boolean;
  /** True if a redirect may lead to another host, which gets no headers; false by default. */
  mayChangeHost?: boolean;
  signal?: AbortSignal;
}

export interface SentRequest {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
}

export interface ReceivedResponse {
  address: URL;
  status: number;
  headers: Headers;
  bytes: Buffer;
}

/** The host may not be requested. */
export class HostError extends SnapshotError {}

/**
 * Sends one request and returns the whole response without following redirects. The connection
 * itself resolves the name, once, so that it cannot resolve to another address after the check.
 * Throws a SnapshotError if the response is too large, and the errors of the connection.
 */
export async function sendRequest(
  address: URL,
  { method = 'GET', headers = {}, body }: SentRequest,
  limits: RequestLimits,
): Promise<ReceivedResponse> {
  const isOpen = limits.mayBePrivate?.(address) ?? false;
  const host = address.hostname.replace(/^\[|\]$/g, '');
  if (!isOpen && isIP(host) && !isPublicIp(host)) throw refuseHost(address);
  const send = address.protocol === 'https:' ? requestHttps : requestHttp;
  const ends = AbortSignal.timeout(limits.timeoutMs);
  const signal = limits.signal ? AbortSignal.any([limits.signal, ends]) : ends;
  return new Promise((resolve, reject) => {
    const sent = send(
      address,
      {
        method,
        signal,
        agent: false,
        headers: { 'accept-encoding': 'gzip, deflate, br', ...headers },
        ...(isOpen ? {} : { lookup: lookupPublic(address) }),
      },
      (answer) => {
        readBody(answer, address, limits.maxBytes).then(
          (bytes) => {
            const { statusCode: status = 0 } = answer;
            resolve({ address, status, headers: listHeaders(answer), bytes });
          },
          (error: Error) => {
            sent.destroy();
            reject(error);
          },
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

function refuseHost(address: URL): HostError {
  return new HostError(`${address.host} is not an address of the internet`);
}

function lookupPublic(address: URL): LookupFunction {
  return (hostname, options, callback) => {
    resolveName(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return callback(error ?? refuseHost(address), '', 4);
      if (!found.every(({ address: ip }) => isPublicIp(ip))) {
        return callback(refuseHost(address), '', 4);
      }
      if (options.all) return callback(null, found);
      callback(null, first.address, first.family);
    });
  };
}

const decoders: Record<string, () => NodeJS.ReadWriteStream> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

async function readBody(answer: IncomingMessage, address: URL, maxBytes: number): Promise<Buffer> {
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) {
    throw tooLarge(address.href, maxBytes);
  }
  const decode = decoders[answer.headers['content-encoding'] ?? ''];
  const decoder = decode?.();
  if (decoder) answer.on('error', (error) => decoder.emit('error', error)).pipe(decoder);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of decoder ?? answer) {
    size += (chunk as Buffer).byteLength;
    // Counts unpacked bytes: a small response can unpack to any size.
    if (size > maxBytes) throw tooLarge(address.href, maxBytes);
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

export function tooLarge(what: string, maxBytes: number): SnapshotError {
  return new SnapshotError(`${what} is larger than ${Math.round(maxBytes / 2 ** 20)} MB`);
}

function listHeaders(answer: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    for (const part of [value ?? []].flat()) headers.append(name, part);
  }
  return headers;
}
