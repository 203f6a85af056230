import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { buildListing, buildSnapshot } from '../../../test/build-snapshot';
import { openAdmins, type RequestAdmin } from '../../../test/open-admin';
import { useCms } from '../../../test/use-cms';
import { importSnapshot } from '../import/import-snapshot';
import { documentsOf } from '../../platform/database/documents';

const LISTING = 'api::listing.listing';
const FLEMISH = {
  ID: '200',
  Zip: '3000',
  City: 'Leuven',
  EnergyPerformance: 438,
  PublishAddress: false,
  EnergyCertificateNumber: '20260727-RES',
  PScore: 'A',
  GScore: 'd',
  BuildingPermit: 'Vg',
  PlanningDestination: 'Wg',
  Summons: 'Gmo',
  PreEmptionRight: 'Gvkr',
  AllotmentPermit: 'Gvv',
};

const PLANNED = { PlanningDestination: 'Wg', PlanningInformation: 'https://planning.example' };

let cms: TestCms;
let requestAsEditor: RequestAdmin;
let requestAsAdministrator: RequestAdmin;
const storePicture = () => Promise.resolve(0);
const importAll = (...listings: Record<string, unknown>[]) =>
  importSnapshot(cms.strapi, {
    source: buildSnapshot(listings.map((listing) => buildListing(listing))),
    storePicture,
  });

beforeAll(async () => {
  cms = await useCms('empty');
  const { asEditor, asAdministrator } = await openAdmins(cms);
  requestAsEditor = asEditor;
  requestAsAdministrator = asAdministrator;
});

afterAll(() => cms.stop());

interface Mention {
  kind: string;
  text: string | null;
  number: number | null;
}

async function ask(id: string) {
  const { data, errors } = await cms.query<{
    listingDetail: { advert: Mention[]; heating: string | null; card: { energyLabel: string } };
  }>(
    `query ($id: String!) {
      listingDetail(language: "nl", id: $id) {
        card { energyLabel price bedrooms address } energyPerformance heating totalCost
        advert { kind text number isWanted }
      }
    }`,
    { id },
  );
  expect(errors).toBeUndefined();
  return data?.listingDetail;
}

async function findListing(reference: string): Promise<{ documentId: string; missing: unknown }> {
  const path = `/content-manager/collection-types/${LISTING}?filters[$and][0][reference][$eq]=${reference}`;
  const { body } = await requestAsEditor('GET', path);
  const [found] = body.results as { documentId: string; lawMissing: string | null }[];
  return { documentId: found?.documentId ?? '', missing: found?.lawMissing };
}

test('DETAIL-6 an import counts the adverts that lack something and notes what', async () => {
  const report = await importAll(FLEMISH, {
    ID: '201',
    EnergyPerformance: 120,
    EnergyCO2: 24,
    ...PLANNED,
  });
  expect(report).toMatchObject({ outcome: 'done', added: 2, incomplete: 0 });
  const next = await importAll(
    { ...FLEMISH, PScore: '-', EnergyCertificateNumber: '' },
    { ID: '201', EnergyPerformance: 120, EnergyCO2: 0, ...PLANNED },
  );
  expect(next).toMatchObject({ updated: 2, incomplete: 2 });
  expect((await findListing('200')).missing).toBe('Energy certificate number, P-score');
  expect((await findListing('201')).missing).toBe('CO2 emission');
  const { body } = await requestAsEditor(
    'GET',
    '/content-manager/collection-types/api::import-run.import-run?sort=id:DESC',
  );
  expect((body.results as { incomplete: number }[])[0]?.incomplete).toBe(2);
});

test('DETAIL-6 an editor filters what lacks something, and sees it complete once an administrator filled it in', async () => {
  const path = `/content-manager/collection-types/${LISTING}`;
  const filtered = `${path}?filters[$and][0][lawMissing][$notNull]=true`;
  expect((await requestAsEditor('GET', filtered)).body.results).toHaveLength(2);
  const { documentId } = await findListing('200');
  const change = { pScore: 'A', epcNumber: '2026-RES', lawMissing: 'old words of the form' };
  expect((await requestAsAdministrator('PUT', `${path}/${documentId}`, change)).status).toBe(200);
  expect((await findListing('200')).missing).toBeNull();
  expect((await requestAsEditor('GET', filtered)).body.results).toHaveLength(1);
});

test('EDIT-7 an import names each listing for the admin, where the list is searched by it', async () => {
  const path = `/content-manager/collection-types/${LISTING}`;
  const { body } = await requestAsEditor('GET', `${path}?_q=leuven`);
  const [found] = body.results as { reference: string; name: string }[];
  expect(body.results).toHaveLength(1);
  expect(found?.name).toMatch(/, Leuven \(200\)$/);
});

test('EDIT-8 an import is called by when it ran and what it read, for whoever reads it', async () => {
  const path = '/content-manager/collection-types/api::import-run.import-run';
  const { results } = (await requestAsEditor('GET', `${path}?sort=id:DESC`)).body;
  const [listed] = results as { documentId: string; source: string; name: string }[];
  expect(listed?.name).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d, [^/]+ \(snapshot\)$/);
  const { body } = await requestAsEditor('GET', `${path}/${listed?.documentId}`);
  expect(body.data).toMatchObject({ name: listed?.name, source: listed?.source });
});

test('DETAIL-6 nothing is missed of a listing that is no longer on offer', async () => {
  const sold = { ID: '201', Status: 2, EnergyPerformance: 120 };
  expect(await importAll(FLEMISH, sold)).toMatchObject({ incomplete: 0 });
  expect(await importAll(FLEMISH, { ID: '201', EnergyPerformance: 120 })).toMatchObject({
    incomplete: 1,
  });
  expect(
    await importSnapshot(cms.strapi, {
      source: buildSnapshot([buildListing(FLEMISH)]),
      storePicture,
      force: true,
    }),
  ).toMatchObject({ withdrawn: 1, incomplete: 0 });
});

test('RULE-11 the site is told what the advert must say', async () => {
  const said = (await ask('200'))?.advert.map(({ kind, text, number }) => [kind, text ?? number]);
  expect(said).toEqual([
    ['energyLabel', 'e'],
    ['energyFigure', 438],
    ['energyCode', '20260727-RES'],
    ['pScore', 'A'],
    ['gScore', 'D'],
    ['permit', 'Vg'],
    ['destination', 'Wg'],
    ['summons', 'Gmo'],
    ['preemption', 'Gvkr'],
    ['allotment', 'Gvv'],
  ]);
});

test('DETAIL-3 what a condition hides leaves the CMS nowhere, and comes back with it', async () => {
  const site = documentsOf(cms.strapi, 'api::site.site');
  const base = {
    agencyName: 'X',
    enabledLanguages: [{ code: 'nl' }],
    defaultLanguage: 'nl',
    cookieDays: 180,
    renovationYears: 5,
  };
  const fieldConditions = [
    { field: 'EnergyPerformance', logic: 'lt', compareValue: '400' },
    { field: 'NumberOfBedRooms', testedField: 'Nope', logic: 'notEmpty' },
    { field: 'Price', testedField: 'Zip', logic: 'ne', compareValue: '3000' },
    { field: 'Heating', testedField: 'EnergyCO2', logic: 'notEmpty' },
  ];
  const rejected = { ...base, fieldConditions };
  const options = { locale: 'nl', status: 'published' } as const;
  await expect(site.create({ ...options, data: rejected })).rejects.toThrow('Nope');
  const valid = fieldConditions.filter(({ testedField }) => testedField !== 'Nope');
  const { documentId } = await site.create({
    ...options,
    data: { ...base, fieldConditions: valid },
  });
  const hidden = await ask('200');
  expect(hidden).toMatchObject({ card: { energyLabel: null, price: null }, heating: null });
  expect(hidden?.advert.find(({ kind }) => kind === 'energyFigure')?.number).toBeNull();
  expect(JSON.stringify(hidden)).not.toMatch(/438|250000/);
  expect((await findListing('200')).missing).toBe('Energy use');
  // Every price finds it, so no filter reveals the hidden price.
  for (const price of ['minPrice: 1', 'minPrice: 900000', 'maxPrice: 1000']) {
    const { data } = await cms.query<{ searchListings: { total: number } }>(
      `{ searchListings(language: "nl", filter: { goal: sale, ${price} }) { total } }`,
    );
    expect(data?.searchListings.total).toBe(1);
  }
  await site.update({ documentId, ...options, data: { fieldConditions: [] } });
  expect(await ask('200')).toMatchObject({ card: { energyLabel: 'e', price: 250000 } });
  expect((await findListing('200')).missing).toBeNull();
});

test('DETAIL-3 a condition that came past the check hides its field', async () => {
  const { documentId } = (await documentsOf(cms.strapi, 'api::site.site').findFirst({
    locale: 'nl',
  })) as { documentId: string };
  await documentsOf(cms.strapi, 'api::site.site').update({
    documentId,
    locale: 'nl',
    status: 'published',
    data: { fieldConditions: [{ field: 'NumberOfBedRooms', logic: 'gt', compareValue: '1' }] },
  });
  expect(await ask('200')).toMatchObject({ card: { bedrooms: 2 } });
  await cms.strapi.db
    .connection('components_site_field_conditions')
    .update({ compare_value: 'many' });
  await documentsOf(cms.strapi, LISTING).update({
    documentId: (await findListing('200')).documentId,
    data: { floor: 2 },
  });
  expect(await ask('200')).toMatchObject({ card: { bedrooms: null } });
});

test('LAW-3 a Brussels letting shows its meters; what is not known is a warning to staff', async () => {
  const letting = {
    ID: '202',
    Goal: 1,
    Price: 900,
    ChargesRenter: 50,
    EnergyPerformance: 120,
    EnergyCO2: 24,
    IndividualWaterMeter: '1',
    IndividualGasMeter: false,
  };
  const kept = { ID: '201', EnergyPerformance: 120 };
  await importAll(FLEMISH, kept, letting);
  expect((await findListing('202')).missing).toBe('Individual electricity meter');
  const meters = (await ask('202'))?.advert.filter(({ kind }) => kind.endsWith('Meter'));
  expect(meters?.map(({ text }) => text)).toEqual(['yes', 'no', null]);
  await importAll(FLEMISH, kept, { ...letting, IndividualElectricityMeter: true });
  expect((await findListing('202')).missing).toBeNull();
});

test('LAW-9 a sale in Brussels says its planning destination and information', async () => {
  const sale = { ID: '203', EnergyPerformance: 120, EnergyCO2: 24 };
  await importAll(FLEMISH, sale);
  expect((await findListing('203')).missing).toBe('Planning destination, Planning information');
  await importAll(FLEMISH, { ...sale, ...PLANNED });
  expect((await findListing('203')).missing).toBeNull();
  const said = (await ask('203'))?.advert.map(({ kind, text, number }) => [kind, text ?? number]);
  expect(said).toContainEqual(['planningInformation', 'https://planning.example']);
});

test('LAW-8 an incomplete advert is held back while the settings say so, and comes back complete', async () => {
  const sale = { ID: '204', EnergyPerformance: 120, EnergyCO2: 24 };
  await importAll(FLEMISH, sale);
  const find = async () => {
    const { data } = await cms.query<{ searchListings: { total: number } }>(
      `{ searchListings(language: "nl", filter: { goal: sale }) { total } }`,
    );
    return { page: (await ask('204')) ?? null, total: data?.searchListings.total };
  };
  expect((await find()).page).not.toBeNull();
  const site = documentsOf(cms.strapi, 'api::site.site');
  const { documentId } = (await site.findFirst({ locale: 'nl' })) as { documentId: string };
  const set = (incompleteAdverts: string) =>
    site.update({
      documentId,
      locale: 'nl',
      status: 'published',
      data: { fieldConditions: [], incompleteAdverts },
    });
  await set('hold');
  expect(await find()).toEqual({ page: null, total: 1 });
  const { body } = await requestAsEditor('GET', '/agency/today');
  expect(body).toMatchObject({ incompleteListings: 1, heldListings: 1 });
  expect(body.brokenRules).toEqual([
    { id: 'brussels.destination', count: 1 },
    { id: 'brussels.planningInformation', count: 1 },
  ]);
  await importAll(FLEMISH, { ...sale, ...PLANNED });
  expect((await find()).total).toBe(2);
  await importAll(FLEMISH, sale);
  expect((await find()).total).toBe(1);
  await set('warn');
  expect((await find()).total).toBe(2);
});

test('LAW-11 staff are told when the years to renovate differ by language', async () => {
  const site = documentsOf(cms.strapi, 'api::site.site');
  const { documentId } = (await site.findFirst({ locale: 'nl' })) as { documentId: string };
  const years = async () => (await requestAsEditor('GET', '/agency/today')).body.renovationYears;
  expect(await years()).toEqual([]);
  const base = { agencyName: 'X', enabledLanguages: [{ code: 'nl' }], defaultLanguage: 'nl' };
  await site.update({
    documentId,
    locale: 'de',
    status: 'published',
    data: { ...base, cookieDays: 180, renovationYears: 6 },
  });
  expect(await years()).toEqual([
    { language: 'de', years: 6 },
    { language: 'nl', years: 5 },
  ]);
});
