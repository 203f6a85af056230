import { expect, test } from 'vitest';
import { cleanPath, findReferrer, nameSource, pickCampaign, type VisitSource } from './lead-source';

const nothing: VisitSource = {
  page: null,
  entryPage: null,
  referrer: null,
  savedSearch: false,
  campaign: {},
};

const query = new URLSearchParams('utm_source=News&utm_medium=%00mail&gclid=abc&utm_id=7&q=loft');

test.each([
  ['no choice', null, {}],
  ['a refusal', { analytical: false, marketing: false }, {}],
  [
    'statistics',
    { analytical: true, marketing: false },
    { utm_source: 'News', utm_medium: 'mail' },
  ],
  [
    'marketing',
    { analytical: false, marketing: true },
    { utm_source: 'News', utm_medium: 'mail', gclid: 'abc' },
  ],
])('STAFF-7 with %s only the campaign parameters that it covers are kept', (_, consent, kept) => {
  expect(pickCampaign(query, consent)).toEqual(kept);
});

test('STAFF-7 a campaign parameter is cut, and no half character is left', () => {
  const long = new URLSearchParams({ utm_source: `${'x'.repeat(149)}💥` });
  expect(pickCampaign(long, { analytical: true, marketing: false })).toEqual({
    utm_source: 'x'.repeat(149),
  });
});

test.each([
  ['https://www.immoweb.be/en/search?zip=1000', 'immoweb.be'],
  ['https://news.example.org:8443/', 'news.example.org'],
  ['https://www.agency.example/nl/', null],
  ['https://agency.example/nl/', null],
  ['android-app://com.google.android', null],
  ['javascript:alert(1)', null],
  ['https://', null],
  ['', null],
])('STAFF-7 the host that linked to the site is read from %j', (address, host) => {
  expect(findReferrer(address, 'www.agency.example')).toBe(host);
});

test.each([
  ['/nl/te-koop/?q=An Peeters', '/nl/te-koop/'],
  ['//evil.example/x', '/x'],
  ['https://evil.example/', null],
  ['nl/', null],
  ['', null],
])('STAFF-7 a page is kept as its path alone: %j', (address, path) => {
  expect(cleanPath(address)).toBe(path);
});

test.each<[Partial<VisitSource>, string, string | null]>([
  [{ referrer: 'immoweb.be' }, 'portal', 'immoweb'],
  [{ referrer: 'm.immo.vlan.be' }, 'portal', 'immovlan'],
  [{ referrer: 'notimmoweb.be' }, 'website', 'notimmoweb.be'],
  [{ referrer: 'google.com', campaign: { utm_source: 'Folder' } }, 'campaign', 'folder'],
  [{ referrer: 'google.com', campaign: { gclid: 'x' } }, 'campaign', 'google'],
  [{ savedSearch: true, campaign: { utm_source: 'x' } }, 'saved-search', null],
  [{ entryPage: '/nl/' }, 'unknown', null],
])('STAFF-7 the source of %j is %s %s', (given, channel, source) => {
  expect(nameSource({ ...nothing, ...given })).toEqual({ channel, source });
});
