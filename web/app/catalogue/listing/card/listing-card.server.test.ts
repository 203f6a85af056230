import { expect, test } from 'vitest';
import { buildListingCard as buildSource } from '../../../testing/build-listing-card';
import { buildContext } from '../../../testing/build-site-answer';
import { buildListingCard, buildRibbon } from './listing-card.server';

test('FIND-8 finishes every text of a card', () => {
  expect(buildListingCard(buildSource(), buildContext('nl'))).toEqual({
    id: '4711',
    href: '/nl/te-koop/brussel/appartement/4711/',
    title: 'Appartement, Zavel',
    typeName: 'Appartement',
    cityText: 'Brussel',
    priceText: '€\u00a0325.000',
    bedroomsText: '2 slaapkamers',
    areaText: '84,5\u00a0m²',
    energyLabel: { code: 'c_sub', text: 'C-', group: 'c' },
    ribbon: null,
    openHouseText: null,
    picture: null,
    photoCount: 0,
    placeText: 'Zavel 1, 1000 Brussel',
  });
});

test('FIND-8 DETAIL-5 says the street where it is published, and otherwise the postal code', () => {
  const { placeText } = buildListingCard(buildSource({ address: null }), buildContext('nl'));
  expect(placeText).toBe('1000 Brussel');
});

test('FIND-28 notes the price per m², or the day it came, where a list asks for it', () => {
  const context = buildContext('en');
  const source = buildSource({ price: 325000, livingArea: 100, publishedAt: '2026-03-12' });
  const note = (given: Parameters<typeof buildListingCard>[2]) =>
    buildListingCard(source, context, given).noteText;
  expect(note('pricePerArea')).toBe('€\u00a03.250/m²');
  expect(note('listedOn')).toMatch(/^On this site since .*2026$/);
  expect(note(null)).toBeUndefined();
  const hidden = buildSource({ price: null, pricePublished: false });
  expect(buildListingCard(hidden, context, 'pricePerArea').noteText).toBeNull();
});

test('EDIT-7 says when the next open house is, by the agency’s clock', () => {
  const openHouse = { from: '2031-04-05T22:30:00.000Z', to: '2031-04-05T23:30:00.000Z' };
  expect(buildListingCard(buildSource({ openHouse }), buildContext('nl')).openHouseText).toBe(
    'Opendeurdag zondag 6 april',
  );
});

test('FIND-8 leaves out what is not known or not published', () => {
  const source = buildSource({
    price: null,
    pricePublished: false,
    bedrooms: 0,
    livingArea: null,
    groundArea: 1250,
    energyLabel: null,
    countryId: 50,
    countryName: 'Luxembourg',
  });
  expect(buildListingCard(source, buildContext('fr'))).toMatchObject({
    priceText: 'Prix sur demande',
    bedroomsText: null,
    areaText: expect.stringMatching(/^1.250\u00a0m²$/),
    energyLabel: null,
    cityText: 'Brussel (Luxembourg)',
  });
});

test.each([
  [{ marquee: 0 }, null],
  [{ marquee: 1 }, { kind: 'new', text: 'Nieuw' }],
  [
    { marquee: 2, marqueeName: 'Verlaagd' },
    { kind: 'price', text: 'Verlaagd' },
  ],
  [{ marquee: 3 }, { kind: 'option', text: 'Onder optie' }],
  [{ marquee: 4 }, { kind: 'closed', text: 'Verkocht' }],
  [
    { marquee: 4, goal: 'rent' },
    { kind: 'closed', text: 'Verhuurd' },
  ],
  [
    { marquee: 1, availability: 'sold' },
    { kind: 'closed', text: 'Verkocht' },
  ],
  [
    { marquee: 0, availability: 'rented' },
    { kind: 'closed', text: 'Verhuurd' },
  ],
  [
    { marquee: 0, availability: 'option' },
    { kind: 'option', text: 'Onder optie' },
  ],
  [{ marquee: 9 }, null],
] as const)('FIND-9 draws the ribbon of %j', (overrides, expected) => {
  expect(buildListingCard(buildSource(overrides), buildContext()).ribbon).toEqual(expected);
});

test.each([
  ['2026-11-13T09:00:00.000Z', { kind: 'new', text: 'Nieuw' }],
  ['2026-11-12T09:00:00.000Z', null],
  [null, { kind: 'new', text: 'Nieuw' }],
])('FIND-9 what was published at %s is new for a week', (publishedAt, expected) => {
  const { t } = buildContext();
  const now = new Date('2026-11-20T08:00:00.000Z');
  expect(buildRibbon(buildSource({ marquee: 1, publishedAt }), t, now)).toEqual(expected);
});
