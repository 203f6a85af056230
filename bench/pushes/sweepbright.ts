import { setTimeout as wait } from 'node:timers/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const ANSWER_MS = 30;

export interface SweepBright extends AsyncDisposable {
  url: string;
  reported: Set<string>;
  raise(id: string): number;
  /** Maximum number of estates read in parallel. */
  mostAtOnce(): number;
}

/** Starts a local server that acts as SweepBright, with increasing prices. */
export async function startSweepBright(): Promise<SweepBright> {
  const prices = new Map<string, number>();
  const reported = new Set<string>();
  let [reading, most] = [0, 0];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://source');
    const id = /^\/estates\/([^/]+)/.exec(pathname)?.[1] ?? '';
    if (pathname === '/oauth/token') response.end('{"access_token":"token"}');
    else if (request.method === 'PUT') {
      reported.add(id);
      response.end('{}');
    } else {
      reading += 1;
      // The client is dead and reads no more.
      let isOver = false;
      const end = (): void => {
        if (!isOver) reading -= 1;
        isOver = true;
      };
      response.on('close', end);
      most = Math.max(most, reading);
      const estate = buildEstate(id, prices.get(id) ?? 0);
      await wait(ANSWER_MS);
      response.end(JSON.stringify(estate));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    reported,
    raise(id) {
      const price = (prices.get(id) ?? 200_000) + 1000;
      prices.set(id, price);
      return price;
    },
    mostAtOnce: () => most,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function buildEstate(id: string, amount: number): object {
  return {
    id,
    type: 'apartment',
    negotiation: 'sale',
    status: 'available',
    publish_status: 'public',
    is_project: false,
    bedrooms: 2,
    description_title: { nl: 'Appartement', fr: 'Appartement' },
    description: { nl: 'Licht.', fr: 'Clair.' },
    images: [],
    location: { postal_code: '1000', city: 'Brussel', country: 'BE', hidden: true },
    price: { amount, currency: 'EUR', hidden: false },
  };
}
