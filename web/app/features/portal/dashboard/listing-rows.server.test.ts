import { expect, test } from 'vitest';
import { buildListingCard } from '../../../testing/build-listing-card';
import { buildContext } from '../../../testing/build-site-answer';
import type { OwnedListings } from '../owned-listings.server';
import { buildListingRows } from './listing-rows.server';
import { buildViewings } from './load-dashboard.server';

const context = buildContext('en');
const shown: OwnedListings[number] = {
  reference: 'A1',
  title: 'Attic',
  place: '1000 Brussels',
  availability: 'option',
  isShown: true,
  waitsFor: [],
  card: buildListingCard({ id: 'A1' }),
};
const hidden = {
  ...shown,
  reference: 'A2',
  title: 'Basement',
  isShown: false,
  waitsFor: [],
  card: null,
};

const viewing = (start: string, booked = 1) => ({ start, end: start, booked });

test('OWN-3 a property says its state, its visits, and leads to its figures and its page', () => {
  const figures = [{ reference: 'A1', last30: 1, viewings: [] }];
  const [row, other] = buildListingRows(context, [shown, hidden], figures).items;
  expect(row).toMatchObject({
    state: { kind: 'option', text: 'Under option' },
    visits: { value: '1', label: 'view in 30 days' },
  });
  expect(row?.statistics.href).toBe('/en/owner/A1/');
  expect(row?.publicPage?.href).toBe('/en/for-sale/brussel/appartement/A1/');
  expect(other).toMatchObject({
    state: { kind: 'hidden', text: 'Not on the site' },
    publicPage: null,
    visits: null,
  });
});

test('OWN-3 what is sold or rented says so also when it is not on the site', () => {
  const listings = ['sold', 'rented'].map((availability) => ({ ...hidden, availability }));
  const { items } = buildListingRows(context, listings, null);
  expect(items.map(({ state }) => state)).toEqual([
    { kind: 'sold', text: 'Sold' },
    { kind: 'rented', text: 'Rented' },
  ]);
});

test('OWN-3 an owner without properties reads what will be there', () => {
  expect(buildListingRows(context, [], []).empty?.title).toBe('No properties yet');
});

test('ERR-2 without figures the properties stand, and say no number', () => {
  const { items } = buildListingRows(context, [shown], null);
  expect(items.map(({ visits }) => visits)).toEqual([null]);
});

test('OWN-5 the next viewings of all properties come in their order, six at most', () => {
  const starts = ['25', '23', '27', '24', '29', '28', '26'].map(
    (day) => `2026-11-${day}T09:00:00Z`,
  );
  const figures = [
    { reference: 'A1', last30: 0, viewings: starts.map((start) => viewing(start)) },
    { reference: 'A2', last30: 0, viewings: [viewing('2026-11-22T09:00:00Z', 3)] },
  ];
  const viewings = buildViewings(context, [shown, hidden], figures);
  expect(viewings?.items).toHaveLength(6);
  expect(viewings?.items[0]).toMatchObject({
    day: 'Sunday, 22 November',
    booked: '3 visitors booked',
    listing: { label: 'Basement', href: '/en/owner/A2/' },
  });
});

test('OWN-5 without a viewing to come there is no list of them', () => {
  expect(
    buildViewings(context, [shown], [{ reference: 'A1', last30: 3, viewings: [] }]),
  ).toBeNull();
});
