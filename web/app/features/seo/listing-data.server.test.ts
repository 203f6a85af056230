import { expect, test } from 'vitest';
import type { ListingDetailFragment } from '../../cms/generated/graphql';
import { createLanguageContext } from '../../i18n/language-context.server';
import { buildListingDetail } from '../../testing/build-listing-detail';
import { buildTestSite } from '../../testing/build-site-answer';
import type { OpenSite } from '../../site/open-language.server';
import { buildListingData } from './listing-data.server';

const site = buildTestSite();
const context = { site, ...createLanguageContext(site.table, 'nl') } as OpenSite;
const url = 'https://site.example/nl/te-koop/brussel/appartement/4711/';

function build(
  card: Partial<ListingDetailFragment['card']>,
  facts: Partial<Omit<ListingDetailFragment, 'card'>> = {},
) {
  const listing = buildListingDetail({ card, ...facts });
  const source = { context, listing, url, title: 'Loft', description: 'Licht en ruim.' };
  return buildListingData(source) as Record<string, Record<string, unknown>>;
}

test('SEO-3 a listing is a dwelling with an offer of it', () => {
  const { about, offers, ...listing } = build({ latitude: 50.84, longitude: 4.35 });
  expect(listing).toMatchObject({ '@type': 'RealEstateListing', url, name: 'Loft' });
  expect(about).toMatchObject({
    '@type': 'Apartment',
    address: { streetAddress: 'Zavel 1', postalCode: '1000', addressLocality: 'Brussel' },
    geo: { latitude: 50.84, longitude: 4.35 },
    floorSize: { value: 84.5, unitCode: 'MTK' },
    numberOfBedrooms: 2,
  });
  expect(offers).toMatchObject({
    businessFunction: { '@id': 'http://purl.org/goodrelations/v1#Sell' },
    availability: 'https://schema.org/InStock',
    price: 325000,
    priceCurrency: 'EUR',
  });
});

test('LAW-12 a marked picture has a caption that says so; a photograph is an address', () => {
  const size = { width: 900, height: 600, widths: [600], share: null, focus: null };
  const pictures: ListingDetailFragment['pictures'] = [
    { ...size, src: '/uploads/a', kind: 'photo', alt: 'Gevel (Illustratie)', mark: 'Illustratie' },
    { ...size, src: '/uploads/b', kind: 'photo', alt: 'Tuin', mark: null },
  ];
  expect(build({}, { pictures }).image).toEqual([
    {
      '@type': 'ImageObject',
      url: `${site.origin}/uploads/a-600.jpg`,
      caption: 'Gevel (Illustratie)',
    },
    `${site.origin}/uploads/b-600.jpg`,
  ]);
});

test('EDIT-7 an open house is an event of the dwelling', () => {
  const [from, to] = ['2031-04-05T08:00:00.000Z', '2031-04-05T10:00:00.000Z'];
  const { about } = build({}, { openHouses: [{ id: 3, from, to, places: 8, note: null }] });
  expect(about?.event).toMatchObject([
    { '@type': 'Event', startDate: from, endDate: to, maximumAttendeeCapacity: 8 },
  ]);
  expect(build({}).about).not.toHaveProperty('event');
});

test('SEO-3 a rent is a price per month', () => {
  const { offers } = build({ goal: 'rent', price: 950 });
  expect(offers).toMatchObject({
    businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
    priceSpecification: { price: 950, priceCurrency: 'EUR', unitCode: 'MON' },
  });
});

test('SEO-3 RULE-2 a price that only starts there is the least, not the price', () => {
  const { offers } = build({ priceUnit: 7 });
  expect(offers).toMatchObject({ priceSpecification: { minPrice: 325000 } });
  expect(offers).not.toHaveProperty('price');
});

test('DETAIL-4 a price that is not published is nowhere in it', () => {
  expect(JSON.stringify(build({ pricePublished: false }))).not.toMatch(/325000|rice/);
});

test('DETAIL-5 without a published address there is no street and no point', () => {
  const { about } = build({ address: null, latitude: 50.84, longitude: 4.35 });
  expect(about).not.toHaveProperty('geo');
  expect(about?.address).not.toHaveProperty('streetAddress');
});

test('SEO-3 what nobody lives in is a place, of which no rooms are said', () => {
  expect(build({ typeId: '4' }).about).toMatchObject({ '@type': 'Place' });
  expect(build({ typeId: '7' }).about).not.toHaveProperty('numberOfBedrooms');
});

test('SEO-3 DETAIL-6 what the law wants said is among the properties of the property', () => {
  const advert = [
    { kind: 'energyLabel', text: 'a_sub', number: null, isWanted: true },
    { kind: 'energyFigure', text: null, number: 44.5, isWanted: true },
    { kind: 'gScore', text: 'D', number: null, isWanted: true },
    { kind: 'permit', text: null, number: null, isWanted: true },
    { kind: 'rent', text: null, number: 950, isWanted: true },
  ] as const;
  const { about } = build({}, { advert: [...advert] });
  expect(about?.additionalProperty).toEqual([
    { '@type': 'PropertyValue', propertyID: 'energyLabel', name: 'Energielabel', value: 'A-' },
    expect.objectContaining({ propertyID: 'energyFigure', value: 44.5, unitText: 'kWh/m²/a' }),
    expect.objectContaining({ propertyID: 'gScore', value: 'D' }),
  ]);
  expect(build({}).about).not.toHaveProperty('additionalProperty');
});

test('SEO-3 a rent is said without its charges, and the charges beside it', () => {
  const { offers } = build({ goal: 'rent', price: 950 }, { chargesRenter: 75 });
  expect(offers).toMatchObject({
    price: 950,
    priceSpecification: [
      { price: 950, unitCode: 'MON' },
      { price: 75, unitCode: 'MON', name: 'charges' },
    ],
  });
});

test('DATA-9 a listing that is described in English alone says so', () => {
  expect(build({ textLanguage: 'en' })).toMatchObject({ inLanguage: 'en' });
});
