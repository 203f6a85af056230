import { perSavedLimit } from '@agency/domain/saved-limits';
import { expect, test } from 'vitest';
import { buildFacts } from '../../../test/build-facts';
import { languages } from '@agency/domain/languages';
import { SPECIFIED_LADDERS } from '../../listings/rules/energy/energy-ladder';
import { buildCard } from '../../listings/search/listing-card';
import { buildAlertMail } from './alert-mail';
import type { StoredSavedSearch } from './stored-saved-search';

const savedSearch: StoredSavedSearch = {
  id: 1,
  documentId: 'abcdefghijklmnopqrstuvwx',
  email: 'a@example.org',
  name: null,
  language: 'nl',
  state: 'active',
  rhythm: 'instant',
  askedAt: new Date(0),
  criteria: {
    goal: 'sale',
    types: ['2'],
    zips: ['1000'],
    minPrice: null,
    maxPrice: null,
    minBedrooms: null,
    maxBedrooms: null,
    minGarages: null,
    minParkings: null,
    ...perSavedLimit(() => null),
    availableBy: null,
    amenities: [],
  },
};

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    card: buildCard(buildFacts({ reference: String(index) }), 'nl', SPECIFIED_LADDERS),
    isLower: false,
  }));

const kinds = (count: number, total: number) =>
  buildAlertMail(savedSearch, { items: items(count), total, key: 'one' }).content.blocks.map(
    ({ type }) => type,
  );

test('FORM-9 ten listings are shown, the others take a line each, and the rest is counted', () => {
  const foot = ['note', 'note'];
  expect(kinds(1, 1)).toEqual(['listing', ...foot]);
  expect(kinds(10, 10)).toEqual(['listings', ...foot]);
  expect(kinds(12, 12)).toEqual(['listings', 'rows', ...foot]);
  expect(kinds(12, 14)).toEqual(['listings', 'rows', 'paragraph', 'button', ...foot]);
});

test('STAFF-7 every listing of an alert is marked, so that a lead says where it came from', () => {
  const mail = buildAlertMail(savedSearch, { items: items(12), total: 12, key: 'one' });
  const links = JSON.stringify(mail.content).match(/\/property\/[^"]*/g) ?? [];
  expect(links).toHaveLength(12);
  for (const link of links) expect(link).toMatch(/#saved-search$/);
});

test('FIND-16 an alert writes a city as people do, however the listing spells it', () => {
  const facts = buildFacts();
  const city = facts.city && { ...facts.city, names: { nl: 'ELSENE', fr: 'IXELLES' } };
  const card = buildCard(
    buildFacts({ zip: '1050', publishAddress: false, city, texts: [] }),
    'nl',
    SPECIFIED_LADDERS,
  );
  const mail = buildAlertMail(savedSearch, {
    items: [{ card, isLower: false }],
    total: 1,
    key: 'one',
  });
  expect(JSON.stringify(mail.content)).toContain('1050 Elsene');
  expect(JSON.stringify(mail.content)).not.toContain('ELSENE');
});

test.each(languages)('FORM-9 nothing is left to fill in a mail in %s', (language) => {
  const mail = buildAlertMail(
    { ...savedSearch, language },
    { items: items(12).map((item) => ({ ...item, isLower: true })), total: 99, key: 'one' },
  );
  expect(JSON.stringify(mail.content)).not.toMatch(/\{\w+\}|undefined|null/);
  expect(mail.content.subject).toContain('99');
});
