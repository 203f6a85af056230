import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { buildListing, buildSnapshot } from '../../../test/build-snapshot';
import { storeSavedSearch } from '../../../test/build-saved-search';
import { useCms } from '../../../test/use-cms';
import { importSnapshot } from '../../listings/import/import-snapshot';
import { matchChanges } from './match-changes';
import { SAVED_SEARCH } from './stored-saved-search';
import { documentsOf } from '../../platform/database/documents';

const LISTING = 'api::listing.listing';

let cms: TestCms;
let db: Knex;

beforeAll(async () => {
  cms = await useCms('empty');
  db = cms.strapi.db.connection as Knex;
  await expectImported(buildListing({ TypeDescription: 'Loft' }));
});

afterAll(() => cms.stop());

/** Restores the listing that the tests change, and deletes all saved searches. */
beforeEach(async () => {
  for (const { documentId } of await documentsOf(cms.strapi, SAVED_SEARCH).findMany({})) {
    await documentsOf(cms.strapi, SAVED_SEARCH).delete({ documentId });
  }
  await change({ price: 250000, goal: 'sale', bedrooms: 2, availability: 'available' });
  await change({ publishPrice: true, zip: '1000', garages: null, parkings: null });
  await change({
    livingArea: 100,
    bathrooms: 1,
    showerRooms: 1,
    constructionYear: 1995,
    groundArea: null,
    lift: true,
    furnished: false,
    availableFrom: '2027-01-01T00:00:00.000Z',
  });
});

async function expectImported(...listings: ReturnType<typeof buildListing>[]) {
  const source = buildSnapshot(listings);
  const storePicture = () => Promise.resolve(0);
  expect(await importSnapshot(cms.strapi, { source, storePicture })).toMatchObject({
    outcome: 'done',
  });
}

async function change(data: object): Promise<void> {
  const listing = await documentsOf(cms.strapi, LISTING).findFirst({
    filters: { reference: '100' },
  });
  const documentId = listing?.documentId ?? '';
  await documentsOf(cms.strapi, LISTING).update({ documentId, data: data });
}

const savedSearch = (criteria?: object, data?: object) =>
  storeSavedSearch(cms.strapi, criteria, data);

/** Returns the matches recorded after consecutive changes of the listing. */
async function listMatchesAfter(...changes: object[]): Promise<string[]> {
  for (const data of changes) await change(data);
  while (await matchChanges(cms.strapi));
  return (await db('demand_matches').orderBy('id').pluck('news')) as string[];
}

test('FORM-9 nothing is noted while nobody waits for anything', async () => {
  await change({ bedrooms: 5 });
  expect(await db('listing_news')).toEqual([]);
});

test('FORM-9 a listing that comes on offer again is matched with the saved searches that it fits', async () => {
  await change({ availability: 'sold' });
  await savedSearch();
  await savedSearch({ goal: 'rent' });
  await savedSearch({ types: ['1'] });
  await savedSearch({ zips: ['1050', '9000'] });
  expect(await listMatchesAfter({ availability: 'available' })).toEqual(['offer']);
});

test.each([
  ['one of several types and postal codes', { types: ['1', '2'], zips: ['1000', '1050'] }, 1],
  ['a group above its type', { types: ['20'] }, 1],
  ['a price within', { minPrice: 200000, maxPrice: 250000 }, 1],
  ['a lower highest price', { maxPrice: 249999 }, 0],
  ['a higher lowest price', { minPrice: 250001 }, 0],
  ['enough bedrooms', { minBedrooms: 2, maxBedrooms: 2 }, 1],
  ['more bedrooms', { minBedrooms: 3 }, 0],
  ['fewer bedrooms', { maxBedrooms: 1 }, 0],
  ['a garage', { minGarages: 1 }, 0],
  ['a parking place', { minParkings: 1 }, 0],
  ['its kind', { types: ['loft'] }, 1],
  ['its type and its kind', { types: ['2', 'loft'] }, 1],
  ['its type and another kind', { types: ['2', 'penthouse'] }, 0],
  ['another type and its kind', { types: ['1', 'loft'] }, 1],
  ['another kind', { types: ['duplex'] }, 0],
  ['an area within', { minArea: 80, maxArea: 120 }, 1],
  ['a larger area', { minArea: 121 }, 0],
  ['a smaller area', { maxArea: 79 }, 0],
  ['enough bathrooms', { minBathrooms: 2 }, 1],
  ['more bathrooms', { minBathrooms: 3 }, 0],
  ['a year within', { minYear: 1990, maxYear: 2000 }, 1],
  ['an earlier year', { maxYear: 1989 }, 0],
  ['a ground area that it does not state', { maxGround: 1000 }, 0],
  ['a lift', { amenities: ['lift'] }, 1],
  ['a lift and furniture', { amenities: ['lift', 'furnished'] }, 0],
  ['a day on which it is free', { availableBy: '2027-02-01' }, 1],
  ['a day before it is free', { availableBy: '2026-12-31' }, 0],
])('FORM-9 a saved search with %s', async (_, criteria, count) => {
  await change({ availability: 'sold' });
  await savedSearch(criteria);
  expect(await listMatchesAfter({ availability: 'available' })).toHaveLength(count);
});

test('FORM-9 a price on request fits any price, and hiding or showing a price is no lower price', async () => {
  await change({ availability: 'sold', publishPrice: false });
  await savedSearch({ maxPrice: 100 });
  expect(await listMatchesAfter({ availability: 'available' })).toEqual(['offer']);
  expect(await listMatchesAfter({ publishPrice: true }, { publishPrice: false })).toEqual([
    'offer',
  ]);
});

test('FORM-9 a lower price is matched once, the same one not again, a still lower one is', async () => {
  await savedSearch();
  expect(await listMatchesAfter({ price: 240000 })).toEqual(['240000']);
  expect(await listMatchesAfter({ price: 260000 }, { price: 240000 })).toEqual(['240000']);
  expect(await listMatchesAfter({ price: 230000 })).toEqual(['240000', '230000']);
});

test('FORM-9 a price that was lowered and raised again before it was mailed is none', async () => {
  await savedSearch();
  expect(await listMatchesAfter({ price: 240000 }, { price: 250000 })).toEqual([]);
});

test('FORM-9 what changes without changing the criteria is not matched', async () => {
  await savedSearch({ minBedrooms: 1 });
  expect(
    await listMatchesAfter({ bedrooms: 3 }, { livingArea: 90 }, { price: 255000 }, { garages: 2 }),
  ).toEqual([]);
});

test.each([
  ['bedrooms', { bedrooms: 1 }, { minBedrooms: 2 }, { bedrooms: 2 }],
  ['a garage', { garages: 0 }, { minGarages: 1 }, { garages: 1 }],
  ['a parking place', {}, { minParkings: 2 }, { parkings: 2 }],
  ['a lift', { lift: false }, { amenities: ['lift'] }, { lift: true }],
  ['its area', { livingArea: 70 }, { minArea: 90 }, { livingArea: 100 }],
  ['a parking place where a garage is asked for', {}, { minGarages: 1 }, { parkings: 1 }],
  ['its postal code', { zip: '1050' }, {}, { zip: '1000' }],
  ['its goal', { goal: 'rent' }, {}, { goal: 'sale' }],
  ['a higher price', {}, { minPrice: 260000 }, { price: 260000 }],
])(
  'FORM-9 a listing that fits since %s changed is matched once',
  async (_, before, criteria, after) => {
    await change(before);
    await savedSearch(criteria);
    expect(await listMatchesAfter(after)).toEqual(['offer']);
    expect(await listMatchesAfter({ availability: 'sold' }, { availability: 'available' })).toEqual(
      ['offer'],
    );
  },
);

test('FORM-9 what is gone again when it is matched is mailed to nobody', async () => {
  await change({ availability: 'sold' });
  await savedSearch();
  expect(await listMatchesAfter({ availability: 'available' }, { availability: 'rented' })).toEqual(
    [],
  );
});

test('FORM-9 a saved search that waits, is stopped or erased is not matched', async () => {
  const ids = [
    await savedSearch({}, { state: 'pending' }),
    await savedSearch(),
    await savedSearch(),
  ];
  const update = (documentId = '', data: object) =>
    documentsOf(cms.strapi, SAVED_SEARCH).update({ documentId, data: data });
  await update(ids[1], { state: 'stopped' });
  await documentsOf(cms.strapi, SAVED_SEARCH).delete({ documentId: ids[2] ?? '' });
  expect(await db('demand_wishes')).toEqual([]);
  await update(ids[0], { state: 'active' });
  expect(await listMatchesAfter({ price: 1 })).toEqual(['1']);
  await documentsOf(cms.strapi, SAVED_SEARCH).delete({ documentId: ids[0] ?? '' });
  for (const table of [
    'demand_wishes',
    'demand_wish_zips',
    'demand_wish_types',
    'demand_matches',
  ]) {
    expect(await db(table)).toEqual([]);
  }
});

test('FORM-9 what editors change of a saved search counts from then on', async () => {
  const documentId = await savedSearch({ zips: ['1050'] });
  const savedSearches = documentsOf(cms.strapi, SAVED_SEARCH);
  const stored = await savedSearches.findOne({ documentId, populate: ['criteria'] });
  const criteria = { id: stored?.criteria?.id, zips: ['1000', ' 1000'] };
  await savedSearches.update({ documentId, data: { criteria } });
  expect(await listMatchesAfter({ price: 1 })).toEqual(['1']);
});

test('FORM-9 an import records what is new and cheaper, in the transaction of its listings', async () => {
  await savedSearch({ types: ['2', '3'] });
  await expectImported(
    buildListing({ Price: 200000 }),
    buildListing({ ID: '101', WebIDs: '3' }),
    buildListing({ ID: '102', Zip: '2000', City: 'Antwerpen' }),
  );
  expect(await listMatchesAfter()).toEqual(['200000', 'offer']);
});

test('FORM-9 two processes that match at the same moment mail once', async () => {
  await change({ availability: 'sold' });
  await Promise.all([savedSearch(), savedSearch(), savedSearch()]);
  await change({ availability: 'available' });
  await Promise.all([1, 2, 3].map(() => matchChanges(cms.strapi)));
  expect(await listMatchesAfter()).toEqual(['offer', 'offer', 'offer']);
  expect(await db('listing_news')).toEqual([]);
});
