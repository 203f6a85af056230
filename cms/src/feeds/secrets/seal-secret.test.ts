import { expect, test } from 'vitest';
import { openSecret, sealSecret } from './seal-secret';

const key = 'key-0123456789-0123456789-0123456789';
const other = 'other-0123456789-0123456789-0123456789';
const place = { source: 'whise', name: 'PASSWORD' };
const secret = 'pässwörd "x" 🏠';

/** Flips one bit of the sealed bytes. */
function flip(sealed: string, index: number): string {
  const bytes = Buffer.from(sealed.slice(2), 'base64url');
  const at = index < 0 ? bytes.length + index : index;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return `1.${bytes.toString('base64url')}`;
}

test('DATA-12 a secret is opened with its key at its place, and sealed differently each time', () => {
  const [one, two] = [sealSecret(secret, key, place), sealSecret(secret, key, place)];
  expect(one).not.toBe(two);
  expect(one).not.toContain('PASSWORD');
  expect(Buffer.from(one.slice(2), 'base64url').includes(Buffer.from(secret))).toBe(false);
  expect([openSecret(one, [key], place), openSecret(two, [key], place)]).toEqual([secret, secret]);
});

test('DATA-12 the second key opens what was sealed before a change of the key', () => {
  expect(openSecret(sealSecret(secret, other, place), [key, other], place)).toBe(secret);
});

test.each([
  ['with another key', (sealed: string) => sealed, [other], place],
  ['without a key', (sealed: string) => sealed, [], place],
  ['of another feed', (sealed: string) => sealed, [key], { ...place, source: 'kyero' }],
  ['under another name', (sealed: string) => sealed, [key], { ...place, name: 'TOKEN' }],
  ['with its nonce changed', (sealed: string) => flip(sealed, 0), [key], place],
  ['with its tag changed', (sealed: string) => flip(sealed, 12), [key], place],
  ['with its last byte changed', (sealed: string) => flip(sealed, -1), [key], place],
  ['that is cut off', (sealed: string) => sealed.slice(0, -6), [key], place],
  ['that is too short', () => '1.AAAA', [key], place],
  ['of another version', (sealed: string) => `2${sealed.slice(1)}`, [key], place],
  ['that is not sealed', () => secret, [key], place],
])('DATA-12 a secret %s stays closed', (_, change, keys, at) => {
  expect(openSecret(change(sealSecret(secret, key, place)), keys, at)).toBeNull();
});
