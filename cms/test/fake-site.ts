import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface TakenNotice {
  id: string;
  changes: { type: string; key: string | null; languages: string[] | null }[];
  headers: IncomingHttpHeaders;
  body: string;
}

/** A site that accepts publish notices, or responds as configured. */
export interface FakeSite {
  readonly url: string;
  status: number;
  taken: TakenNotice[];
  close(): Promise<void>;
}

/** Listens on a free port. */
export async function startFakeSite(): Promise<FakeSite> {
  const server = createServer(async (request, response) => {
    const body = await text(request);
    response.writeHead(site.status).end();
    if (site.status !== 204) return;
    const notice = JSON.parse(body) as Pick<TakenNotice, 'id' | 'changes'>;
    site.taken.push({ ...notice, headers: request.headers, body });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const site: FakeSite = {
    url: `http://127.0.0.1:${port}`,
    status: 204,
    taken: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return site;
}
