import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';

/** A feed with the seed's listings, of which one price increases at each read. */
export interface Feed {
  url: string;
  /** Times at which it was read, in milliseconds since 1970. */
  reads: number[];
  close(): void;
}

export async function startFeed(snapshot: string): Promise<Feed> {
  const reads: number[] = [];
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://feed').pathname);
    if (path === '/manifest.json') reads.push(Date.now());
    readFile(join(snapshot, path), 'utf8').then(
      (text) => response.end(path.endsWith('properties.json') ? raise(text, reads.length) : text),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    reads,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function raise(text: string, by: number): string {
  const listings = JSON.parse(text) as { Price?: number }[];
  const listing = listings.find(({ Price }) => (Price ?? 0) > 0);
  if (listing) listing.Price = (listing.Price ?? 0) + 1000 * (by % 50);
  return JSON.stringify(listings);
}
