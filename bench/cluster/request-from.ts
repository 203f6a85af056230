import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { Answer } from '../visitors/request';

const patienceMs = 60_000;

/**
 * Sends a request from a network address of this machine, without following redirects: Caddy
 * trusts no other information about the client.
 */
export function requestFrom(localAddress: string, address: string, init: RequestInit = {}) {
  const { protocol, hostname, host, port, pathname, search } = new URL(address);
  const request = protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise<Answer>((resolve) => {
    const asking = request(
      {
        host: hostname === 'localhost' ? '127.0.0.1' : hostname,
        port,
        localAddress,
        family: localAddress.includes(':') ? 6 : 4,
        path: pathname + search,
        method: init.method ?? 'GET',
        agent: false,
        headers: { ...(init.headers as Record<string, string>), Host: host },
        signal: AbortSignal.timeout(patienceMs),
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', () => resolve(null));
        response.once('close', () => resolve(null));
        response.once('end', () => {
          const headers = new Headers();
          for (const [name, values = []] of Object.entries(response.headersDistinct)) {
            for (const value of values) headers.append(name, value);
          }
          const text = Buffer.concat(chunks).toString();
          resolve({ status: response.statusCode ?? 0, headers, text });
        });
      },
    );
    asking.once('error', () => resolve(null));
    asking.end(init.body as string | undefined);
  });
}
