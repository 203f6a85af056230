import { expect, test } from 'vitest';
import { buildContext, buildFeedLead } from '../../../../test/build-feed-context';
import { startFakeSource } from '../../../../test/fake-source';
import { apimo } from './apimo';
import { apimoAreas, apimoStates, apimoTypes } from './apimo-fields';

type Property = Record<string, unknown>;

const names = (...list: string[]) => list.map((name, index) => ({ id: index + 1, name }));
const catalogues: Record<string, object[]> = {
  property_step: names('In progress', 'Pending', 'Archived'),
  property_status: names(...Object.keys(apimoStates)),
  property_areas: names(...Object.keys(apimoAreas), 'Bedroom'),
  property_service: names('Lift', 'Jacuzzi'),
  property_regulation: names('Energy - Conventional consumption'),
};
const property = (overrides: Property = {}): Property => ({
  id: 700,
  reference: 7001,
  step: 1,
  status: 1,
  category: 2,
  type: 1,
  subtype: 5,
  country: 'LU',
  city: { id: 1, name: 'Luxembourg', zipcode: 'L-1234' },
  address: 'Rue du Fort 3',
  publish_address: true,
  latitude: 49.6,
  longitude: 6.1,
  bedrooms: 2,
  area: { unit: 1, value: 82, total: 90 },
  price: { value: 1850, currency: 'EUR', hide: false, period: 4, deposit: 3700 },
  floor: { type: 1, value: 0, levels: 4 },
  areas: [
    { type: 1, number: 2, area: 6 },
    { type: 7, area: 12 },
  ],
  services: [1, 2],
  regulations: [{ type: 1, value: '131,20' }],
  comments: [{ language: 'fr', title: 'Deux chambres', comment: 'Au calme.' }],
  pictures: [
    { id: 31, rank: 2, url: 'https://pictures.example/31.jpg' },
    { id: 30, rank: 1, url: 'https://pictures.example/30.jpg' },
    { id: 32, rank: 3, url: 'https://pictures.example/32.jpg', internet: false },
  ],
  owner: { lastname: 'Proprio' },
  user: { lastname: 'Agent' },
  ...overrides,
});

const serve = (properties: Property[], total = properties.length) =>
  startFakeSource(({ url, method, headers }) => {
    const login = Buffer.from('the provider:the token').toString('base64');
    if (headers.authorization !== `Basic ${login}`) return { status: 401, body: {} };
    if (method === 'POST') return { body: { id: 1 } };
    const catalogue = catalogues[url.pathname.replace('/catalogs/', '')];
    if (catalogue) return { body: catalogue };
    const offset = Number(url.searchParams.get('offset'));
    // Returns fewer than requested.
    return { body: { total_items: total, properties: properties.slice(offset, offset + 2) } };
  });
const readProperties = async (
  properties: Property[],
  total?: number,
  since: Date | null = null,
) => {
  await using source = await serve(properties, total);
  source.throttle(2);
  const context = buildContext(apimo, { url: source.url, agencyId: 12 }, { since });
  return { result: await apimo.read(context), requests: source.requests };
};

test('DATA-3 a full run pages, reads the catalogues and maps a property', async () => {
  const many = [property(), property({ id: 701 }), property({ id: 702 })];
  const { result } = await readProperties(many);
  expect(result.listings.map(({ externalId }) => externalId)).toEqual(['700', '701', '702']);
  expect(result.complete).toBe(true);
  expect(result.listings[0]?.reference).toBe('7001');
  expect(result.listings[0]?.records).toEqual({
    fr: expect.objectContaining({
      Goal: 1,
      Status: 1,
      WebIDs: '2',
      Zip: '1234',
      City: 'Luxembourg',
      CountryID: 50,
      Price: 1850,
      PriceUnit: 2,
      PublishPrice: true,
      Street: 'Rue du Fort 3',
      Floor: 0,
      SurfaceLiving: 82,
      NumberOfBathRooms: 2,
      SurfaceTerrace: 12,
      Terrace: true,
      Lift: true,
      EnergyPerformance: 131,
      Title: 'Deux chambres',
      Description: 'Au calme.',
    }) as unknown,
  });
  expect(result.listings[0]?.records.fr?.Pictures).toMatchObject([{ ID: '30' }, { ID: '31' }]);
  expect(result.notUnderstood[0]).toEqual({ record: '700', field: 'services', value: 'jacuzzi' });
  expect(JSON.stringify(result)).not.toMatch(/Proprio|Agent/);
});

test.each([
  ['hidden', { hide: true }, false],
  ['not said to be shown', { hide: undefined }, undefined],
])('DATA-3 a price and an address that are %s never come through', async (_, said, publish) => {
  const price = { value: 1850, currency: 'EUR', deposit: 3700, ...said };
  const { result } = await readProperties([property({ price, publish_address: publish })]);
  expect(result.listings[0]?.records.fr).toMatchObject({
    PublishPrice: false,
    PublishAddress: false,
  });
  expect(JSON.stringify(result.listings[0]?.records)).not.toMatch(/1850|3700|Rue du Fort|49\.6/);
});

test('DATA-3 an incremental run asks by time stamp, removes what ended and is not complete', async () => {
  const since = new Date('2026-11-23T00:00:00Z');
  const { result, requests } = await readProperties([property({ step: 3 })], undefined, since);
  expect(result).toMatchObject({ complete: false, removed: ['700'], listings: [] });
  expect(requests.at(-1)?.url.searchParams.get('timestamp')).toBe(String(since.getTime() / 1000));
});

test.each(Object.keys(apimoStates).map((name, index) => [name, index + 1] as const))(
  'DATA-3 the status %s',
  async (name, status) => {
    const { result } = await readProperties([property({ status })]);
    expect(result.listings[0]?.records.fr).toMatchObject(apimoStates[name] ?? {});
  },
);

test.each([
  ['no step', { step: null }, 'step', 'is missing'],
  ['an unknown step', { step: 77 }, 'step', 'property_step 77'],
  ['no status', { status: null }, 'status', 'is missing'],
  ['an unknown status', { status: 77 }, 'status', 'property_status 77'],
  ['an unknown category', { category: 9 }, 'category', '9'],
])('DATA-6 a property with %s is not published, and named', async (_, said, field, value) => {
  const { result } = await readProperties([property(said)]);
  expect(result).toMatchObject({ listings: [], rejected: [], removed: ['700'] });
  expect(result.notUnderstood).toContainEqual({ record: '700', field, value });
});

test.each([
  ['131,20', { EnergyPerformance: 131 }],
  ['131,C', { EnergyPerformance: 131, EPCLabelText: 'C' }],
  ['B', { EPCLabelText: 'B' }],
])('DATA-6 the energy of %j has its label', async (value, read) => {
  const regulations = [{ type: 1, value, date: '2024-03-01' }];
  const { result } = await readProperties([property({ regulations })]);
  expect(result.listings[0]?.records.fr).toMatchObject({
    ...read,
    EnergyCertificateDate: '2024-02-29T23:00:00.000Z',
  });
});

test('DATA-3 a seasonal rent is not offered, and nothing is to be named', async () => {
  const { result } = await readProperties([property({ category: 3 })]);
  expect(result).toMatchObject({ listings: [], removed: ['700'], notUnderstood: [] });
});

test.each(Object.entries(apimoTypes))('DATA-3 the type %s', async (type, webId) => {
  const { result } = await readProperties([property({ type: Number(type) })]);
  expect(result.listings[0]?.records.fr?.WebIDs).toBe(webId);
});

test('DATA-3 numbers that no catalogue and no table knows are named, never guessed', async () => {
  const { result } = await readProperties([property({ type: 8 }), property({ id: 701, step: 77 })]);
  expect(result).toMatchObject({ listings: [], rejected: ['700'], removed: ['701'] });
  expect(result.notUnderstood).toEqual(
    expect.arrayContaining([
      { record: '700', field: 'type', value: '8' },
      { record: '701', field: 'step', value: 'property_step 77' },
    ]),
  );
});

test('DATA-3 half a list, half an answer, a bad file and a refused login are errors', async () => {
  await expect(readProperties([property()], 4)).rejects.toThrow('1 records of 4');
  await using half = await startFakeSource(() => 'half');
  await using html = await startFakeSource(() => ({ body: '<html>' }));
  await using refusing = await startFakeSource(() => ({ status: 401, body: {} }));
  for (const { url } of [half, html, refusing]) {
    const context = buildContext(apimo, { url, agencyId: 12 });
    await expect(apimo.read(context)).rejects.toThrow(/could not be|JSON|401/);
  }
});

test('a lead has the same reference whenever it is sent', async () => {
  await using source = await serve([]);
  await apimo.sendLead?.(buildContext(apimo, { url: source.url, agencyId: 12 }), buildFeedLead());
  expect(source.requests[0]?.url.pathname).toBe('/agencies/12/leads');
  expect(JSON.parse(source.requests[0]?.body ?? '')).toMatchObject({
    reference: 'lead-7',
    firstname: 'Ines',
    property: 41,
    language: 'fr',
    date: '2026-11-24 10:00:00',
  });
});
