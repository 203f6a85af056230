import { brotliCompressSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../test';

const kilobyte = 1024;

test('PERF-1 the HTML of home, list and every listing of the first page is light', async ({
  request,
}) => {
  const list = await readHtml(request, '/nl/te-koop/');
  const listings = [...list.matchAll(/href="(\/nl\/te-koop\/[^/"]+\/[^/"]+\/[^/"]+\/)"/g)];
  const paths = [...new Set(listings.map(([, path = '']) => path))];
  expect(paths.length).toBeGreaterThan(9);
  expect(measure(await readHtml(request, '/nl/'))).toBeLessThanOrEqual(12 * kilobyte);
  expect(measure(list)).toBeLessThanOrEqual(11 * kilobyte);
  for (const path of paths) {
    const bytes = measure(await readHtml(request, path));
    expect(bytes, path).toBeLessThanOrEqual(14 * kilobyte);
  }
});

async function readHtml(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path);
  expect(answer.status()).toBe(200);
  return answer.text();
}

/** The size of a page compressed in the background. */
function measure(html: string): number {
  return brotliCompressSync(html).length;
}
