import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

const ANSWER_MS = 20;

export interface Apimo extends AsyncDisposable {
  url: string;
  /** Number of arrivals of each lead, by its idempotency key. */
  received: ReadonlyMap<string, number>;
}

/** Starts a local server that accepts leads like Apimo. */
export async function startApimo(): Promise<Apimo> {
  const received = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const { reference } = JSON.parse(await text(request)) as { reference: string };
    received.set(reference, (received.get(reference) ?? 0) + 1);
    await wait(ANSWER_MS);
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    received,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}
