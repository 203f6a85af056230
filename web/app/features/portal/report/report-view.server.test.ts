import type { Language } from '@agency/domain/languages';
import { expect, test } from 'vitest';
import type { ListingOutcomeFragment } from '../../../cms/generated/graphql';
import { buildOpenSite } from '../../../testing/build-site-answer';
import { buildReport } from './report-view.server';

const none = { views: 0, enquiries: 0, visitsAsked: 0, visitsPlanned: 0, visitsDone: 0 };
const nothing = { ...none, offers: 0, savedSearches: 0 };
const week = '2026-11-16';

function build(language: Language, listings: ListingOutcomeFragment[]) {
  const owned = ['1', '2'].map((reference) => {
    const listing = { reference, title: `Home ${reference}`, place: '1000 Brussels' };
    return { ...listing, availability: 'available', isShown: true, waitsFor: [], card: null };
  });
  const outcomes = { from: null, to: '2026-11-23T00:00:00Z', listings };
  return buildReport(buildOpenSite(language), outcomes, owned, { week, now: new Date(week) });
}

const quiet = {
  reference: '1',
  total: { ...nothing, visitsDone: 3 },
  period: nothing,
  prices: [],
  feedback: [],
  nextStep: { id: 'a', at: '2026-11-10T08:00:00Z', text: 'Volgende week naar het kantoor.' },
};
const busy = {
  ...quiet,
  reference: '2',
  total: { ...nothing, views: 90, enquiries: 2 },
  period: { ...nothing, views: 12 },
  nextStep: null,
};

test('OWN-9 the week shows what happened first, and what did not in one line', () => {
  const { listings } = build('en', [quiet, busy]);
  expect(listings.map(({ title, rows }) => [title, rows])).toEqual([
    ['Home 2', [{ label: 'Views', period: '12', inAll: '90' }]],
    ['Home 1', []],
  ]);
  expect(listings[0]?.nothing).toMatch(/^None that week: enquiries \(2 in all\), /);
  expect(listings[1]?.nothing).toContain('viewings held (3 in all)');
});

test('OWN-8 the week marks a text in another language than the page', () => {
  const [english] = build('en', [quiet]).listings;
  expect(english?.notes[0]?.language).toEqual({ code: 'nl', text: 'in Dutch' });
  const [dutch] = build('nl', [quiet]).listings;
  expect(dutch?.notes[0]?.language).toBeNull();
});

test('OWN-9 a German noun keeps its capital within the line', () => {
  expect(build('de', [quiet]).listings[0]?.nothing).toContain('Aufrufe, Anfragen');
});

test.each([
  ['nl', 'en nieuwe zoekopdrachten die passen (nu: 2).'],
  ['fr', 'et nouvelles alertes correspondantes (à présent : 2).'],
  ['en', 'and new saved searches that match (now: 2).'],
  ['de', 'und Neue passende Suchaufträge (derzeit: 2).'],
] as const)(
  'OWN-9 in %s a week without new saved searches says how many match now',
  (language, end) => {
    const [matched] = build(language, [
      { ...quiet, total: { ...nothing, savedSearches: 2 } },
    ]).listings;
    expect(matched?.nothing?.replaceAll('\u00a0', ' ').endsWith(end), matched?.nothing ?? '').toBe(
      true,
    );
  },
);
