import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCms } from '../../../../test/boot';
import { buildListing, buildSnapshot } from '../../../../test/build-snapshot';
import { useCms } from '../../../../test/use-cms';
import { importSnapshot } from '../../import/import-snapshot';
import { SPECIFIED_LADDERS } from '../../rules/energy/energy-ladder';
import type { ListingCard } from '../listing-card';
import { projectListings } from './rebuild-read-model';

const LISTING = 'api::listing.listing';

let cms: TestCms;

beforeAll(async () => {
  cms = await useCms('empty');
  const source = buildSnapshot([
    buildListing({ EnergyPerformance: 120 }),
    buildListing({ ID: '101', Goal: 1 }),
  ]);
  const storePicture = () => Promise.resolve(0);
  expect(await importSnapshot(cms.strapi, { source, storePicture })).toMatchObject({ added: 2 });
});

afterAll(() => cms.stop());

async function findDocument(uid: string, filters: object): Promise<string> {
  const documents = cms.strapi.documents(uid as typeof LISTING);
  const document = await documents.findFirst({ filters: filters });
  return document?.documentId ?? '';
}

async function update(uid: string, documentId: string, data: object, locale?: string) {
  const documents = cms.strapi.documents(uid as typeof LISTING);
  await documents.update({ documentId, data: data, ...(locale ? { locale } : {}) });
}

async function findCard(id: string, language = 'nl'): Promise<ListingCard | null> {
  const { data, errors } = await cms.query<{ listingDetail: { card: ListingCard } | null }>(
    `query ($id: String!, $language: String!) {
      listingDetail(language: $language, id: $id) {
        card { price address cityName energyLabel availability typeName }
      }
    }`,
    { id, language },
  );
  expect(errors).toBeUndefined();
  return data?.listingDetail?.card ?? null;
}

async function findPicture(
  reference: string,
): Promise<{ src: string; alt: string; mark?: string } | null> {
  const row = (await cms.strapi.db
    .connection('listing_cards')
    .where({ reference, language: 'nl' })
    .first('card')) as { card: string };
  return (JSON.parse(row.card) as ListingCard).picture;
}

async function countSales(): Promise<number> {
  const { data } = await cms.query<{ listingCounts: { sale: number } }>(
    '{ listingCounts { sale } }',
  );
  return data?.listingCounts.sale ?? -1;
}

test('CMS-2 what an editor changes of a listing shows at once', async () => {
  const documentId = await findDocument(LISTING, { reference: '100' });
  await update(LISTING, documentId, { price: 199000 });
  expect(await findCard('100')).toMatchObject({ price: 199000 });
  await update(LISTING, documentId, { availability: 'sold' });
  expect(await countSales()).toBe(0);
  expect(await findCard('100')).toMatchObject({ availability: 'sold' });
  await update(LISTING, documentId, { availability: 'available' });
  expect(await countSales()).toBe(1);
});

test('DETAIL-4 DETAIL-5 a price or address that an editor hides is gone at once', async () => {
  const documentId = await findDocument(LISTING, { reference: '100' });
  await update(LISTING, documentId, { publishPrice: false, publishAddress: false });
  expect(await findCard('100')).toMatchObject({ price: null, address: null });
  await update(LISTING, documentId, { publishPrice: true, publishAddress: true });
  expect(await findCard('100')).toMatchObject({ address: 'Wetstraat 16' });
});

test('FIND-12 every edit is followed by what a search finds', async () => {
  const documentId = await findDocument(LISTING, { reference: '100' });
  const count = async (filter: object): Promise<number> => {
    const { data } = await cms.query<{ countListings: number }>(
      'query ($filter: ListingFilter!) { countListings(language: "nl", filter: $filter) }',
      { filter },
    );
    return data?.countListings ?? -1;
  };
  await update(LISTING, documentId, { garages: 1, bedrooms: 4, price: 310_000 });
  const asked = { goal: 'sale', amenities: ['garage'], minBedrooms: 4, minPrice: 300_000 };
  expect(await count(asked)).toBe(1);
  await update(LISTING, documentId, { goal: 'rent' });
  expect([await count(asked), await count({ ...asked, goal: 'rent' })]).toEqual([0, 1]);
  await update(LISTING, documentId, { goal: 'sale', garages: 0 });
  expect([await count(asked), await count({ ...asked, amenities: [] })]).toEqual([0, 1]);
});

test('DETAIL-8 a withdrawn listing is nowhere', async () => {
  const documentId = await findDocument(LISTING, { reference: '100' });
  await update(LISTING, documentId, { state: 'withdrawn' });
  expect(await findCard('100')).toBeNull();
  expect(await countSales()).toBe(0);
  await update(LISTING, documentId, { state: 'active' });
  expect(await findCard('100')).not.toBeNull();
});

test('CMS-2 a listing made by hand is found, and gone when it is deleted', async () => {
  const data = { reference: 'H1', goal: 'sale', state: 'active', availability: 'available' };
  const type = await findDocument('api::property-type.property-type', { webId: '2' });
  const { documentId } = await cms.strapi.documents(LISTING).create({
    data: { ...data, types: [{ documentId: type, locale: 'nl' }] },
  });
  expect(await findCard('H1')).toMatchObject({ typeName: 'Type 2 nl' });
  expect(await countSales()).toBe(2);
  await cms.strapi.documents(LISTING).delete({ documentId });
  expect(await findCard('H1')).toBeNull();
  expect(await countSales()).toBe(1);
});

test('CMS-2 a city that is renamed is renamed on its listings', async () => {
  const city = await findDocument('api::city.city', { zip: '1000' });
  await update('api::city.city', city, { name: 'Brussel-Stad' }, 'nl');
  expect(await findCard('100')).toMatchObject({ cityName: 'Brussel-Stad' });
  expect(await findCard('100', 'fr')).toMatchObject({ cityName: 'Bruxelles' });
});

test('RULE-5 other energy ladders in the settings change the labels of listings', async () => {
  expect(await findCard('100')).toMatchObject({ energyLabel: 'c' });
  const energyLadders = {
    ...SPECIFIED_LADDERS,
    brussels: { belowZero: 'a', rungs: [{ label: 'b', upTo: 200 }], above: 'g' },
  };
  const name = { agencyName: 'Corbelle', enabledLanguages: [{ code: 'nl' }] };
  const settings = { ...name, defaultLanguage: 'nl', cookieDays: 1, renovationYears: 5 };
  const sites = cms.strapi.documents('api::site.site');
  const { documentId } = await sites.create({
    data: { ...settings, energyLadders },
    locale: 'nl',
  });
  await sites.publish({ documentId, locale: 'nl' });
  expect(await findCard('100')).toMatchObject({ energyLabel: 'b' });
});

test('CMS-2 OPS-10 a picture of a listing is not deleted, and goes with its place there', async () => {
  const files = cms.strapi.db.query('plugin::upload.file');
  const formats = { avif400: { width: 400 } };
  const size = { width: 800, height: 600, size: 1, formats };
  const data = {
    name: 'a',
    hash: 'a',
    url: '/uploads/a.jpg',
    mime: 'image/jpeg',
    provider: 'local',
  };
  const file = await files.create({ data: { ...data, ...size } });
  const documentId = await findDocument(LISTING, { reference: '100' });
  await update(LISTING, documentId, { pictures: [file.id] });
  expect(await findPicture('100')).toMatchObject({ src: '/uploads/a', alt: 'Title nl' });
  await files.update({
    where: { id: file.id },
    data: { alternativeText: 'nl: Gevel | fr: Façade' },
  });
  expect(await findPicture('100')).toMatchObject({ alt: 'Gevel' });
  // LAW-12: the origin that staff chose for a picture overrides the source's.
  const pictureDetails = [{ fileId: file.id, kind: 'photo', origin: 'rendering' }];
  await update(LISTING, documentId, { pictureDetails });
  expect(await findPicture('100')).toMatchObject({ mark: 'Computerbeeld' });
  await files.update({ where: { id: file.id }, data: { origin: 'staged' } });
  expect(await findPicture('100')).toMatchObject({ mark: 'Virtueel ingericht' });
  await files.update({ where: { id: file.id }, data: { origin: 'photograph' } });
  expect(await findPicture('100')).not.toHaveProperty('mark');
  await expect(files.delete({ where: { id: file.id } })).rejects.toThrow('is in use');
  expect(await findPicture('100')).toMatchObject({ alt: 'Gevel' });
  await update(LISTING, documentId, { pictures: [] });
  expect(await findPicture('100')).toBeNull();
});

test('DATA-3 the rows and cards of an import are those of an edit', async () => {
  const { connection } = cms.strapi.db;
  const read = async () => ({
    rows: (await connection('search_rows').orderBy('id')).map(({ version: _, ...row }) => row),
    cards: await connection('listing_cards')
      .orderBy(['listing_id', 'language'])
      .select('reference', 'language', 'card'),
  });
  const imported = await read();
  await cms.strapi.db.transaction(async ({ trx }) => {
    await projectListings(cms.strapi, trx, await trx('listings').pluck('id'));
  });
  expect(await read()).toEqual(imported);
});

test('DATA-3 an edit that fails leaves the read model as it was', async () => {
  const documentId = await findDocument(LISTING, { reference: '100' });
  await expect(update(LISTING, documentId, { goal: 'swap' })).rejects.toThrow();
  expect(await findCard('100')).not.toBeNull();
});
