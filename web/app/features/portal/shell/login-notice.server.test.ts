import { expect, test } from 'vitest';
import { buildContext } from '../../../testing/build-site-answer';
import { buildLoginNotice, takeLoginNotice } from './login-notice.server';

const english = buildContext('en');
const now = '2026-11-21T20:46:00.000Z';
const address = 'https://site.example/en/owner/?a=1';

const open = (headers: Record<string, string> = {}) => new Request(address, { headers });

test('OWN-7 the notice says when someone logged in and when the time before', () => {
  const before = '2026-11-01T08:00:00.000Z';
  const notice = buildLoginNotice(
    english,
    { loggedInAt: now, previousLoginAt: before },
    new URL(address),
  );
  expect(notice.text).toBe(
    'Someone logged in to this portal on 21 November 2026 at 21:46. The previous login was on 1 November 2026 at 09:00.',
  );
  expect(notice.link.href).toBe('/en/owner/account/');
  expect(notice.close.href).toBe('/en/owner/?a=1');
});

test('OWN-7 the first login says that it is the first', () => {
  const account = { loggedInAt: now, previousLoginAt: null };
  expect(buildLoginNotice(english, account, new URL(address)).text).toContain('the first login');
});

test('OWN-7 the notice of a login comes once, and that of the next one again', async () => {
  const account = { loggedInAt: now, previousLoginAt: null };
  const first = await takeLoginNotice(english, account, open());
  expect(first.notice).not.toBeNull();
  const Cookie = first.headers[0]?.[1].split(';')[0] ?? '';
  expect(await takeLoginNotice(english, account, open({ Cookie }))).toEqual({
    notice: null,
    headers: [],
  });
  const later = { loggedInAt: '2026-11-22T09:00:00.000Z', previousLoginAt: now };
  expect((await takeLoginNotice(english, later, open({ Cookie }))).notice?.text).toContain(
    '22 November',
  );
});

test.each<Record<string, string>>([
  { 'Sec-Purpose': 'prefetch;prerender' },
  { Purpose: 'prefetch' },
])('OWN-7 a page that is fetched beforehand (%j) does not use the notice up', async (headers) => {
  const account = { loggedInAt: now, previousLoginAt: null };
  const taken = await takeLoginNotice(english, account, open(headers));
  expect(taken).toEqual({ notice: null, headers: [] });
});

test('OWN-7 without a login there is nothing to tell', async () => {
  const taken = await takeLoginNotice(english, { loggedInAt: null, previousLoginAt: null }, open());
  expect(taken.notice).toBeNull();
});
