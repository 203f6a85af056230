import { expect, test } from 'vitest';
import { buildContext, buildFeedLead } from '../../../../test/build-feed-context';
import { startFakeSource } from '../../../../test/fake-source';
import { whise } from './whise';
import { whiseDetails, whiseStates } from './whise-fields';

type Estate = Record<string, unknown>;

const estate = (overrides: Estate = {}): Estate => ({
  id: 5001,
  referenceNumber: 'W-5001',
  name: 'Huis 5001',
  status: { id: 1 },
  displayStatus: { id: 2 },
  category: { id: 1 },
  subCategory: { id: 13, name: 'villa' },
  purpose: { id: 1 },
  purposeStatus: { id: 1 },
  price: 640000,
  currency: '€',
  displayPrice: true,
  displayAddress: true,
  address: 'Dreef',
  number: '8',
  zip: '1180',
  city: 'Ukkel',
  country: { id: 1 },
  rooms: 4,
  area: 210,
  shortDescription: [{ languageId: 'nl-BE', content: 'Villa aan het bos' }],
  longDescription: [{ languageId: 'nl-BE', content: 'Rustig.' }],
  details: [
    { id: 1849, label: 'x', value: '50.80' },
    { id: 1850, label: 'y', value: '4.34' },
    { id: 14, label: 'bouwjaar', value: '1936' },
    { id: 1595, label: 'keuken', value: 'volledig' },
    { id: 4242, label: 'windmolen', value: 'geheim' },
  ],
  pictures: [
    { id: 2, order: 2, urlXXL: 'https://pictures.example/2.jpg' },
    { id: 1, order: 1, urlLarge: 'https://pictures.example/1.jpg' },
  ],
  owner: { name: 'Eigenaar' },
  ...overrides,
});

/** Serves user and client tokens and pages; the client token expires after the first page. */
const serve = (estates: Estate[], { expire = false, total = estates.length } = {}) => {
  let isExpired = expire;
  return startFakeSource(({ url, headers, body }) => {
    const asked = JSON.parse(body || '{}') as { Page?: { Limit: number; Offset: number } };
    if (url.pathname === '/token') return { body: { token: 'user' } };
    if (url.pathname === '/v1/admin/clients/token') {
      return headers.authorization === 'Bearer user'
        ? { body: { token: 'client' } }
        : { status: 401, body: {} };
    }
    if (headers.authorization !== 'Bearer client') return { status: 401, body: {} };
    if (isExpired && asked.Page && asked.Page.Offset > 0) {
      isExpired = false;
      return { status: 401, body: {} };
    }
    if (!asked.Page) return { body: { isValidRequest: true } };
    const { Offset, Limit } = asked.Page;
    return { body: { estates: estates.slice(Offset, Offset + Limit), totalCount: total } };
  });
};
const settings = { clientId: 3, officeId: 4, languages: ['nl'] };
const readEstates = async (
  estates: Estate[],
  options?: Parameters<typeof serve>[1],
  since: Date | null = null,
) => {
  await using source = await serve(estates, options);
  source.throttle(1);
  const result = await whise.read(buildContext(whise, { ...settings, url: source.url }, { since }));
  return { result, requests: source.requests };
};

test('DATA-3 a full run pages, asks for a new token when one expires, and maps an estate', async () => {
  const many = Array.from({ length: 130 }, (_, index) => estate({ id: 5001 + index }));
  const { result } = await readEstates(many, { expire: true });
  expect(result.listings).toHaveLength(130);
  expect(result.complete).toBe(true);
  expect(result.listings[0]?.records.nl).toMatchObject({
    Goal: 0,
    Status: 1,
    WebIDs: '1',
    Zip: '1180',
    City: 'Ukkel',
    Price: 640000,
    PublishPrice: true,
    Street: 'Dreef',
    Latitude: 50.8,
    Longitude: 4.34,
    ConstructionYear: 1936,
    Kitchen: 'volledig',
    Title: 'Villa aan het bos',
    Pictures: [{ ID: '1' }, { ID: '2' }],
  });
  expect(result.notUnderstood[0]).toEqual({
    record: '5001',
    field: 'details.4242',
    value: 'windmolen',
  });
  expect(JSON.stringify(result)).not.toMatch(/Eigenaar|geheim/);
});

test.each([
  ['hidden', { displayPrice: false, displayAddress: false }],
  ['not said to be shown', { displayPrice: undefined, displayAddress: undefined }],
])('DATA-3 a price and an address that are %s never come through', async (_, flags) => {
  const { result } = await readEstates([estate(flags)]);
  expect(result.listings[0]?.records.nl).toMatchObject({
    PublishPrice: false,
    PublishAddress: false,
  });
  expect(JSON.stringify(result.listings[0]?.records)).not.toMatch(/640000|Dreef|50\.8/);
});

test('DATA-3 an incremental run asks by time, removes what went offline and is not complete', async () => {
  const since = new Date('2026-11-23T00:00:00Z');
  const offline = estate({ id: 9, displayStatus: { id: 1 } });
  const { result, requests } = await readEstates([estate(), offline], {}, since);
  expect(result).toMatchObject({ complete: false, removed: ['9'] });
  const list = requests.find(({ url }) => url.pathname === '/v1/estates/list');
  expect(JSON.parse(list?.body ?? '')).toMatchObject({
    Filter: { UpdateDateTimeRange: { Min: since.toISOString() }, StatusIds: [1, 5, 6] },
  });
});

test.each(Object.entries(whiseStates))('DATA-3 the purpose status %s', async (id, state) => {
  const { result } = await readEstates([estate({ purposeStatus: { id: Number(id) } })]);
  expect(result.listings[0]?.records.nl).toMatchObject(state);
});

test.each(Object.entries(whiseDetails))('DATA-3 the detail %s is read', async (id, { to }) => {
  const value = ['BuildingPermit', 'AllotmentPermit', 'PreEmptionRight'].includes(to)
    ? '1'
    : to === 'EPCLabelText'
      ? 'Ap'
      : to.startsWith('EnergyCertificate')
        ? '08/18/2030 00:00'
        : '1';
  const { result } = await readEstates([estate({ details: [{ id: Number(id), value }] })]);
  expect(result.listings[0]?.records.nl?.[to]).toBeDefined();
});

// Real responses have some ids on the estate itself.
const flat = { status: undefined, displayStatus: undefined, purposeStatus: undefined };
test.each([
  ['online, flat ids', { ...flat, statusId: 1, displayStatusId: 2, purposeStatusId: 1 }, true],
  ['online, an object beside it', { displayStatus: undefined, displayStatusId: 2 }, true],
  ['offline, a flat id', { displayStatus: undefined, displayStatusId: 1 }, false],
  ['archived, a flat id', { status: undefined, statusId: 2 }, false],
  ['offline, an object', { displayStatus: { id: 1 } }, false],
])('DATA-3 an estate that is %s: published %s', async (_, ids, isPublished) => {
  const { result } = await readEstates([estate(ids)], {}, new Date('2026-11-23T00:00:00Z'));
  expect(result.listings).toHaveLength(isPublished ? 1 : 0);
  expect(result.removed).toEqual(isPublished ? [] : ['5001']);
  expect(result.notUnderstood.map(({ field }) => field)).not.toContain('displayStatusId');
});

test.each([
  [
    'a visibility of its own',
    { displayStatus: undefined, displayStatusId: 7 },
    'displayStatusId',
    '7',
  ],
  ['no visibility', { displayStatus: undefined }, 'displayStatusId', 'is missing'],
  ['an unknown state', { purposeStatus: { id: 99 } }, 'purposeStatus', '99'],
])('DATA-3 an estate with %s is not published, and named', async (_, ids, field, value) => {
  const { result } = await readEstates([estate(ids)]);
  expect(result).toMatchObject({ listings: [], removed: ['5001'] });
  expect(result.notUnderstood).toContainEqual({ record: '5001', field, value });
});

test('DATA-6 legal details of a real answer are read, by id, choice and label', async () => {
  const details = [
    { id: 1736, value: 'zone d’habitat rurale', enum: { id: 999 } },
    { id: 2712, value: 'intimation existante', enum: { id: 1832 } },
    { id: 2391, value: '20150101-1' },
    { id: 2390, value: '1230' },
    { id: 2776, value: '08/18/2030 00:00' },
    { id: 2826, value: '08/21/2020 00:00' },
    { id: 9001, value: 'b', label: 'P-score' },
    { id: 9002, value: 'C', label: 'G-Score' },
    { id: 9003, value: 'X', label: 'G-score' },
    { id: 19, value: '2' },
  ];
  const { result } = await readEstates([estate({ details, energyValue: '179-179' })]);
  expect(result.listings[0]?.records.nl).toMatchObject({
    PlanningDestination: 'WgLk',
    Summons: 'Dv',
    EnergyCertificateNumber: '20150101-1',
    EnergyTotal: 1230,
    EnergyCertificateExpiry: '2030-08-17T22:00:00.000Z',
    EnergyCertificateDate: '2020-08-20T22:00:00.000Z',
    EnergyPerformance: 179,
    PScore: 'B',
    GScore: 'C',
    NumberOfGarages: 2,
  });
  expect(result.notUnderstood).toEqual([{ record: '5001', field: 'details.9003', value: 'X' }]);
});

test('DATA-6 a choice that no table knows is named', async () => {
  const details = [{ id: 1736, value: 'parkgebied', enum: { id: 55 } }];
  const { result } = await readEstates([estate({ details })]);
  expect(result.notUnderstood).toEqual([
    { record: '5001', field: 'details.1736', value: 'parkgebied' },
  ]);
});

test('DATA-6 the short text of a real answer is the title, and the text where there is no long one', async () => {
  const short = '<p class="a">Bureau en plein centre. <br />Deux entr&eacute;es.</p>';
  const texts = {
    shortDescription: [{ languageId: 'nl-BE', content: short }],
    longDescription: undefined,
  };
  const { result } = await readEstates([estate(texts)]);
  expect(result.listings[0]?.records.nl).toMatchObject({ Title: short, Description: short });
  const sms = [{ languageId: 'nl-BE', content: 'Kantoor in het centrum\r\n' }];
  const { result: shorter } = await readEstates([estate({ ...texts, sms })]);
  expect(shorter.listings[0]?.records.nl).toMatchObject({ Title: 'Kantoor in het centrum' });
});

test('DATA-3 a bad record is left as it is and named', async () => {
  const bad = estate({ id: 8, zip: '' });
  const { result } = await readEstates([estate(), bad, { name: 'no id' }]);
  expect(result.rejected).toEqual(['8']);
  expect(result.notUnderstood).toEqual(
    expect.arrayContaining([
      { record: '8', field: 'Zip', value: 'is missing' },
      { record: 'estates', field: 'id', value: 'is missing' },
    ]),
  );
});

test('DATA-3 half a list, half an answer and a bad file are errors', async () => {
  await expect(readEstates([estate()], { total: 7 })).rejects.toThrow('1 records of 7');
  await using half = await startFakeSource(() => 'half');
  await using html = await startFakeSource(() => ({ body: '<html>' }));
  for (const { url } of [half, html]) {
    await expect(whise.read(buildContext(whise, { ...settings, url }))).rejects.toThrow(
      /could not be|JSON/,
    );
  }
});

test('a lead becomes a contact of the estate', async () => {
  await using source = await serve([]);
  await whise.sendLead?.(buildContext(whise, { ...settings, url: source.url }), buildFeedLead());
  const sent = source.requests.at(-1);
  expect(sent?.url.pathname).toBe('/v1/contacts/upsert');
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({
    FirstName: 'Ines',
    PrivateEmail: 'ines@example.org',
    EstateIds: [41],
    OfficeIds: [4],
    LanguageId: 'fr-BE',
  });
});
