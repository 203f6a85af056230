import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createSignedCookie } from './signed-cookie.server';

const settings = { name: 'site_session', use: 'owner-session', seconds: 60 } as const;
const schema = z.string();
const cookie = createSignedCookie({ ...settings, schema, siteUrl: 'http://site.test' });

describe('OWN-1 the cookie of a session', () => {
  test.each([
    ['https://site.test', '__Host-site_session', '; Path=/; HttpOnly; Secure; SameSite=Lax'],
    ['http://localhost:3000', 'site_session', '; Path=/; HttpOnly; SameSite=Lax'],
  ])('at %s it is %s, for this host alone and for no script', async (siteUrl, name, rest) => {
    const own = createSignedCookie({ ...settings, schema, siteUrl });
    const set = await own.write('a');
    expect(set.startsWith(`${name}=`)).toBe(true);
    expect(set.replace(/^[^;]+; Max-Age=60/, '')).toBe(rest);
    expect(await own.clear()).toBe(`${name}=; Max-Age=0${rest}`);
    expect(await own.read(send(set))).toBe('a');
  });

  test('is read by every process of the site, which all have the same key', async () => {
    const other = createSignedCookie({ ...settings, schema, siteUrl: 'http://site.test' });
    expect(await other.read(send(await cookie.write('a')))).toBe('a');
  });

  test('is none after its time, whatever the browser keeps', async () => {
    const request = send(await cookie.write('a', 1000));
    expect(await cookie.read(request, 60_999)).toBe('a');
    expect(await cookie.read(request, 61_000)).toBeNull();
  });

  test('signed for another use it is none', async () => {
    const device = createSignedCookie({
      name: 'site_session',
      use: 'owner-device',
      seconds: 60,
      schema,
      siteUrl: 'http://site.test',
    });
    expect(await cookie.read(send(await device.write('a')))).toBeNull();
  });

  test('with a value of another kind it is none', async () => {
    const numbers = createSignedCookie({
      ...settings,
      schema: z.number(),
      siteUrl: 'http://site.test',
    });
    expect(await cookie.read(send(await numbers.write(7)))).toBeNull();
  });

  test.each([
    ['nothing', () => ''],
    ['an empty one', () => 'site_session='],
    ['no base64', () => 'site_session=%%%.###'],
    ['no signature', (own: string) => own.split('.')[0] ?? ''],
    ['another signature', (own: string) => own.replace(/\.(.)/, '.x$1')],
    ['another value', (own: string) => own.replace('=', '=ey')],
    ['one that is there twice', (own: string) => `${own}; ${own}`],
    ['one of ours behind one of a stranger', (own: string) => `site_session=x; ${own}`],
    ['one of ours before one of a stranger', (own: string) => `${own}; site_session =x`],
    ['one that is too long', (own: string) => `${own}${'x'.repeat(4097)}`],
    ['a name that only ends like it', (own: string) => `x${own}`],
    ['the name of https over http', (own: string) => `__Host-${own}`],
  ])('of %s is none', async (_what, change) => {
    const [own = ''] = (await cookie.write('a')).split(';');
    expect(await cookie.read(send(change(own)))).toBeNull();
  });

  test('stands among others', async () => {
    const [own = ''] = (await cookie.write('a')).split(';');
    expect(await cookie.read(send(`lng=nl; ${own};consent=1`))).toBe('a');
  });
});

function send(setCookie: string): Request {
  const [pair = ''] = setCookie.includes('Path=') ? setCookie.split(';') : [setCookie];
  return new Request('http://site.test/', { headers: { Cookie: pair } });
}
