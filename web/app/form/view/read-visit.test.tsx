import { afterEach, expect, test, vi } from 'vitest';
import { readVisit } from './read-visit';

const choices = { none: '', statistics: '1.a.1', marketing: '1.am.1' };

function open(
  path: string,
  { referrer = '', first = null as string | null, choice = choices.none },
): void {
  window.history.replaceState(null, '', path);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(choice && `site_consent=${choice}`);
  const entries = () => [{ url: first && window.location.origin + first }];
  vi.stubGlobal('navigation', first === null ? undefined : { entries });
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('STAFF-7 on the first page its path and the linking site are sent', () => {
  open('/nl/contact/', { referrer: 'https://www.google.com/' });
  expect(readVisit()).toEqual({
    entryPage: '/nl/contact/',
    referrer: 'https://www.google.com/',
  });
});

test('STAFF-7 on a later page the first one comes from the history of the tab', () => {
  const referrer = `${window.location.origin}/nl/te-koop/elsene/loft/7/`;
  open('/nl/formulieren/contact-me/?listing=7#from=www.immoweb.be', { referrer, first: '/nl/' });
  expect(readVisit()).toEqual({ entryPage: '/nl/', referrer: 'https://www.immoweb.be' });
  open('/nl/formulieren/contact-me/?listing=7', { referrer });
  expect(readVisit()).toEqual({});
});

test.each([
  [choices.none, '/nl/'],
  [choices.statistics, '/nl/?utm_source=news'],
  [choices.marketing, '/nl/?utm_source=news&gclid=abc'],
])('STAFF-7 CONSENT-4 with the choice %j the first page is sent as %s', (choice, page) => {
  open('/nl/contact/', { first: '/nl/?utm_source=news&gclid=abc&q=An', choice });
  expect(readVisit()).toEqual({ entryPage: page });
});

test('STAFF-7 the mark of an alert mail is sent, other fragments are not', () => {
  open('/nl/contact/', { first: '/nl/te-koop/elsene/loft/7/#saved-search' });
  expect(readVisit()).toEqual({ entryPage: '/nl/te-koop/elsene/loft/7/#saved-search' });
  open('/nl/contact/', { first: '/nl/#location' });
  expect(readVisit()).toEqual({ entryPage: '/nl/' });
});
