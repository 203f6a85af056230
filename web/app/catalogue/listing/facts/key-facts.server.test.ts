import { expect, test } from 'vitest';
import { buildListingDetail } from '../../../testing/build-listing-detail';
import { buildContext } from '../../../testing/build-site-answer';
import { listKeyFacts } from './key-facts.server';
import { formatPricePerArea } from './price-facts.server';

type Source = Parameters<typeof buildListingDetail>[0];

const read = (source: Source) =>
  listKeyFacts(buildListingDetail(source), buildContext('en')).map(
    ({ label, value }) => `${label}: ${value.replaceAll('\u00a0', ' ')}`,
  );

test('DETAIL-2 a home begins with its living area and rooms', () => {
  expect(read({ bathrooms: 2, constructionYear: 1931 })).toEqual([
    'Living area: 84,5 m²',
    'Bedrooms: 2',
    'Bathrooms: 2',
    'Year of construction: 1931',
  ]);
});

test('DETAIL-2 a plot begins with its area, front and planning zone', () => {
  const card = { typeId: '4', groundArea: 812, livingArea: null };
  expect(read({ card, frontWidth: 14.5, planningDestination: 'Wg' })).toEqual([
    'Plot area: 812 m²',
    'Frontage: 14,5 m',
    expect.stringMatching(/^Planning zone: \w/),
  ]);
});

test('DETAIL-2 a shop begins with its retail space and front', () => {
  expect(read({ card: { typeId: '6' }, storeArea: 120, frontWidth: 6 })).toEqual([
    'Retail space: 120 m²',
    'Total area: 84,5 m²',
    'Frontage: 6 m',
  ]);
});

test('DETAIL-2 a parking space begins with its level, and says nothing of bedrooms', () => {
  const card = { typeId: '7', livingArea: 12, bedrooms: null };
  expect(read({ card, floor: -2, parkings: 1, frontWidth: 2.6 })).toEqual([
    'Floor: -2',
    'Parking spaces: 1',
    'Frontage: 2,6 m',
    'Total area: 12 m²',
  ]);
});

test.each([
  [{ price: 400_000, livingArea: 100 }, '€ 4.000/m²'],
  [{ price: 180_000, typeId: '4', livingArea: null, groundArea: 600 }, '€ 300/m²'],
  [{ price: 400_000, livingArea: null }, null],
  [{ price: 30_000, typeId: '7', livingArea: 12 }, null],
  [{ price: 400_000, livingArea: 100, pricePublished: false }, null],
  [{ price: 900, livingArea: 100, goal: 'rent' }, null],
] as const)('FIND-28 the price per m² of %j is %s', (card, text) => {
  const source = buildListingDetail({ card }).card;
  expect(formatPricePerArea(source)?.replaceAll('\u00a0', ' ') ?? null).toBe(text);
});
