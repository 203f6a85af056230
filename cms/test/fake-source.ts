import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SourceRequest {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: string;
}

export type SourceAnswer =
  | { status?: number; headers?: Record<string, string>; body: unknown }
  /** Closes the connection in the middle of the response. */
  | 'half';

export interface FakeSource extends AsyncDisposable {
  url: string;
  requests: SourceRequest[];
  /** Responds with 429 to this many requests. */
  throttle(times: number): void;
}

/** Starts a local server that replaces a source. */
export async function startFakeSource(
  answer: (request: SourceRequest, index: number) => SourceAnswer,
): Promise<FakeSource> {
  const requests: SourceRequest[] = [];
  let throttled = 0;
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      if (throttled > 0) {
        throttled -= 1;
        response.writeHead(429, { 'retry-after': '0' }).end();
        return;
      }
      const url = new URL(incoming.url ?? '/', 'http://source');
      const body = Buffer.concat(chunks).toString();
      const request = { method: incoming.method ?? 'GET', url, headers: incoming.headers, body };
      requests.push(request);
      const given = answer(request, requests.length - 1);
      if (given === 'half') {
        response.writeHead(200, { 'content-length': '1000' }).write('{"half": ');
        setImmediate(() => response.destroy());
        return;
      }
      const { status = 200, headers = {}, body: content } = given;
      response.writeHead(status, headers);
      response.end(
        typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    requests,
    throttle: (times) => {
      throttled = times;
    },
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
