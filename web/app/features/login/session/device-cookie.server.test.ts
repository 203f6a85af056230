import { expect, test } from 'vitest';
import { accountKey, deviceCookie, knowsAccount, rememberAccounts } from './device-cookie.server';

const an = accountKey('an@example.org');

test('OWN-1 a browser is known for who logged in in it, however the name is written', async () => {
  const device = rememberAccounts(null, [an]);
  const cookie = (await deviceCookie.write(device)).split(';')[0] ?? '';
  const read = await deviceCookie.read(new Request('http://x/', { headers: { Cookie: cookie } }));
  expect(read).toEqual(device);
  expect(knowsAccount(read, accountKey(' An@Example.ORG '))).toBe(true);
  expect(knowsAccount(read, accountKey('bo@example.org'))).toBe(false);
  expect(knowsAccount(null, an)).toBe(false);
});

test('OWN-1 the cookie of a browser holds no name', async () => {
  const [value = ''] = (await deviceCookie.write(rememberAccounts(null, [an]))).split(';');
  const text = Buffer.from(decodeURIComponent(value.split('=')[1] ?? ''), 'base64').toString();
  expect(text).not.toMatch(/example|an@/i);
});

test('OWN-1 a browser stays the same one, and knows the last ten', () => {
  const first = rememberAccounts(null, [an]);
  const many = Array.from({ length: 12 }, (_, place) => accountKey(`${place}`));
  const last = many.reduce((device, account) => rememberAccounts(device, [account]), first);
  expect(last.id).toBe(first.id);
  expect(last.accounts).toHaveLength(10);
  expect(knowsAccount(last, many.at(-1) ?? '')).toBe(true);
  expect(knowsAccount(last, an)).toBe(false);
  expect(rememberAccounts(last, last.accounts.slice(3, 4)).accounts).toHaveLength(10);
});
