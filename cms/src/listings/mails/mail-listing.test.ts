import { expect, test } from 'vitest';
import type { ListingCard } from '../search/listing-card';
import { formatDay, formatMoment, formatAmount } from '../../platform/mail/format-moment';
import { buildListingBlock, buildMailListing } from './mail-listing';

const luxembourg = { countryId: 50, countryName: 'Luxembourg' };

const card = {
  id: '17 a',
  goal: 'rent',
  title: 'Flat',
  zip: '1050',
  cityName: 'Elsene',
  address: null,
  countryId: 10,
  countryName: 'België',
  price: 950,
  pricePublished: true,
  priceUnit: null,
  picture: null,
} as ListingCard;

test.each([
  [{}, '€ 950 per maand'],
  [{ priceUnit: 7 }, 'vanaf € 950 per maand'],
  [{ goal: 'sale', price: 425_000 }, '€ 425.000'],
  [{ goal: 'sale', price: 425_000, priceUnit: 7 }, 'vanaf € 425.000'],
  [{ price: null, pricePublished: false }, 'Prijs op aanvraag'],
  [{ price: 0 }, 'Prijs op aanvraag'],
])('RULE-2 DETAIL-4 the price of %j is %s', (facts, price) => {
  const listing = buildMailListing({ ...card, ...facts } as ListingCard, 'nl');
  expect(listing.price.replace('\u00a0', ' ')).toBe(price);
});

test.each([
  [{}, '1050 Elsene'],
  [{ cityName: 'ELSENE' }, '1050 Elsene'],
  [{ cityName: 'ELSENE', address: 'Kroonlaan 5 bus 2' }, 'Kroonlaan 5 bus 2, 1050 Elsene'],
  [
    { address: 'Rue du Kiem 12', zip: '8001', cityName: 'Strassen', ...luxembourg },
    'Rue du Kiem 12, 8001 Strassen (Luxembourg)',
  ],
  [{ zip: '1009', cityName: 'Luxembourg', ...luxembourg }, '1009 Luxembourg'],
  [{ zip: '', cityName: 'Elsene' }, 'Elsene'],
])('DETAIL-5 RULE-4 FIND-16 the place of %j is %s', (facts, place) => {
  expect(buildMailListing({ ...card, ...facts } as ListingCard, 'nl').place).toBe(place);
});

test.each([
  ['nl', 'a_plus', 'Energielabel A+'],
  ['fr', 'c', 'Label énergétique C'],
  ['en', 'g', 'Energy label G'],
  ['de', 'b', 'Energieklasse B'],
  ['nl', null, undefined],
] as const)('LAW-8 in %s the energy label %s is said as %s', (language, energyLabel, energy) => {
  expect(buildMailListing({ ...card, energyLabel } as ListingCard, language).energy).toBe(energy);
});

test('FORM-9 a listing in a mail has absolute addresses, of a narrow JPEG too', () => {
  const size = { width: 1360, height: 907, alt: 'Gevel' };
  const picture = { src: '/uploads/gevel ab', widths: [1360, 100, 400, 600], ...size };
  const pictured = { ...card, picture } as ListingCard;
  const listing = buildMailListing(pictured, 'fr');
  expect(listing.href).toBe('https://agency.example/fr/property/17%20a/');
  expect(listing.picture).toEqual({
    src: 'https://agency.example/uploads/gevel%20ab-400.jpg',
    width: 184,
    height: 123,
    alt: 'Gevel',
  });
  expect(buildListingBlock(pictured, 'fr')).toMatchObject([
    { type: 'listing', listing: { picture: { width: 600, height: 400 } } },
  ]);
  expect(buildListingBlock(null, 'fr')).toEqual([]);
});

test('LAW-12 the mark of a picture goes with it into a mail', () => {
  const size = { width: 1360, height: 907, alt: 'Gevel (Illustratie)', mark: 'Illustratie' };
  const picture = { src: '/uploads/a', widths: [400], ...size };
  const listing = buildMailListing({ ...card, picture } as unknown as ListingCard, 'nl');
  expect(listing.picture).toMatchObject({ alt: 'Gevel (Illustratie)', mark: 'Illustratie' });
});

test.each([
  [{ width: 1200, height: 800, widths: [100, 400, 600, 1200] }, 600, 600, 400],
  [{ width: 800, height: 1200, widths: [100, 400, 600, 800] }, 600, 267, 400],
  [{ width: 3000, height: 1000, widths: [100, 400, 600, 1360] }, 600, 600, 200],
  [{ width: 350, height: 234, widths: [100, 350] }, 350, 598, 400],
])('FORM-9 of the picture %j a mail takes %i and shows %i by %i', (facts, file, width, height) => {
  const picture = { src: '/uploads/a', alt: 'A', ...facts };
  const listing = buildMailListing({ ...card, picture } as ListingCard, 'nl', 'cover');
  expect(listing.picture).toMatchObject({ width, height });
  expect(listing.picture?.src).toContain(`-${file}.jpg`);
});

test.each([
  [1250, '€ 1.250'],
  ['1250.5', '€ 1.250,50'],
  [null, ''],
  ['much', ''],
])('RULE-1 a mail writes the amount %j as %j', (amount, expected) => {
  expect(formatAmount(amount).replace('\u00a0', ' ')).toBe(expected);
});

test('FORM-14 a moment is formatted in the time of Brussels, summer and winter', () => {
  expect(formatMoment(new Date('2026-11-23T13:00:00Z'), 'nl')).toContain('23 november 2026');
  expect(formatMoment(new Date('2026-11-23T13:00:00Z'), 'nl')).toContain('14:00');
  expect(formatMoment(new Date('2026-07-01T22:30:00Z'), 'de')).toContain('2. Juli 2026');
  expect(formatDay('2026-02-28', 'fr')).toBe('28 février 2026');
  expect(formatDay('soon', 'fr')).toBe('soon');
});
