import { once } from 'node:events';
import { createServer, request as sendRequest, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Proxy that can stop answering chosen operations of the CMS. */
export type CmsProxy = {
  url: string;
  /** Makes these operations fail: their connections hang, or close immediately. */
  fail(how: 'hangs' | 'ends', ...operations: string[]): void;
  recover(): void;
  hanging(): string[];
  stop(): Promise<void>;
};

export async function startCmsProxy(target: string): Promise<CmsProxy> {
  const failing = new Map<string, 'hangs' | 'ends'>();
  const hanging = new Map<ServerResponse, string>();
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const operation = /\b(?:query|mutation)\s+(\w+)/.exec(body.toString('utf8'))?.[1] ?? '';
      const how = failing.get(operation);
      if (how === 'ends') return void response.destroy();
      if (how === 'hangs') {
        hanging.set(response, operation);
        response.on('close', () => hanging.delete(response));
        return;
      }
      const { method, headers, url = '/' } = request;
      const onward = sendRequest(new URL(url, target), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      onward.on('error', () => response.destroy());
      onward.end(body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    hanging: () => [...hanging.values()],
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail(how, ...operations) {
      for (const operation of operations) failing.set(operation, how);
    },
    recover() {
      failing.clear();
      for (const response of hanging.keys()) response.destroy();
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
