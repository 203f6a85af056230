import { expect, test } from 'vitest';
import { env } from '../../../server/env';
import { readVisitSource } from './visit-source.server';

const origin = new URL(env.SITE_URL).origin;
const nothing = {
  page: null,
  entryPage: null,
  referrer: null,
  savedSearch: false,
  campaign: '',
};

function read(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.set(name, value);
  return readVisitSource(sent, new Headers(headers), 2);
}

test('STAFF-7 without scripts the page of the form is known, of this site only', () => {
  const page = '/nl/formulieren/contact-me/';
  expect(read({}, { Referer: `${origin}${page}?listing=7` })).toEqual({ ...nothing, page });
  expect(read({}, { Referer: 'https://evil.example/nl/' })).toEqual(nothing);
  expect(read({})).toEqual(nothing);
});

const campaign = { entryPage: '/nl/?utm_source=news&gclid=abc' };

test.each([
  ['no choice', '', ''],
  ['a choice on older texts', 'site_consent=1.am.1', ''],
  ['a refusal', 'site_consent=2.-.1', ''],
  ['statistics', 'site_consent=2.a.1', 'utm_source=news'],
  ['marketing', 'site_consent=2.am.1', 'utm_source=news&gclid=abc'],
])('STAFF-7 CONSENT-4 %s: the campaign is stored as %j', (_, Cookie, kept) => {
  expect(read(campaign, { Cookie })).toEqual({ ...nothing, entryPage: '/nl/', campaign: kept });
});

test('STAFF-7 the mark of an alert mail and the linking site are read', () => {
  const entryPage = '/nl/te-koop/elsene/loft/7/#saved-search';
  const given = read({ entryPage, referrer: 'https://www.example.org/a?b=c' });
  expect(given).toEqual({
    ...nothing,
    entryPage: '/nl/te-koop/elsene/loft/7/',
    referrer: 'example.org',
    savedSearch: true,
  });
  expect(read({ referrer: `${origin}/nl/` })).toEqual(nothing);
});

test.each(['javascript:alert(1)', 'https://evil.example/', 'x'.repeat(5000)])(
  'STAFF-7 %j is no page of the site',
  (entryPage) => {
    expect(read({ entryPage }).entryPage).toBeNull();
  },
);

test('STAFF-7 a page is kept without control characters, and cut', () => {
  expect(read({ entryPage: '/nl/\u0000\u202e/' }).entryPage).toBe('/nl/%00%E2%80%AE/');
  expect(read({ entryPage: `/${'x'.repeat(5000)}` }).entryPage).toHaveLength(300);
});
