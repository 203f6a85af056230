import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress, negotiateEncoding } from './encoding';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['gzip;q=nonsense', 'identity'],
  [';;,,=', 'identity'],
  ['deflate', 'identity'],
])('Accept-Encoding %j is answered in %s', (header, expected) => {
  expect(negotiateEncoding(header)).toBe(expected);
  expect(negotiateEncoding(header)).toBe(expected);
});

test('compresses to what decompresses', async () => {
  const body = Buffer.from('een huis '.repeat(500));
  expect(gunzipSync(await compress(body, 'gzip'))).toEqual(body);
  expect(brotliDecompressSync(await compress(body, 'br'))).toEqual(body);
});

test('makes it smaller the more time there is', async () => {
  const body = await readFile(join(import.meta.dirname, 'page.ts'));
  const efforts = ['waited', 'ahead', 'build'] as const;
  const made = await Promise.all(efforts.map((effort) => compress(body, 'br', effort)));
  const [waited = 0, ahead = 0, build = 0] = made.map(({ length }) => length);
  expect([ahead < waited, build <= ahead]).toEqual([true, true]);
  for (const one of made) expect(brotliDecompressSync(one)).toEqual(body);
});

test('PERF-4 a compressed page keeps no more memory than its bytes', async () => {
  const body = Buffer.from(Array.from({ length: 4000 }, (_, at) => `${at * at} `).join(''));
  for (const encoding of ['br', 'gzip'] as const) {
    const small = await compress(body, encoding);
    expect(small.length).toBeGreaterThan(4096);
    expect(small.buffer.byteLength).toBe(small.length);
  }
});
