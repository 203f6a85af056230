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
