import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { buildListing, buildSnapshot } from '../../../test/build-snapshot';
import {
  openAdmin,
  openAdmins,
  type AdminAnswer,
  type RequestAdmin,
} from '../../../test/open-admin';
import { useCms } from '../../../test/use-cms';
import { importRecords } from '../import/import-records';
import { importSnapshot } from '../import/import-snapshot';
import { MANUAL_SOURCE } from '../rules/manual-source';
import type { ManualCheck } from './check-manual';
import type { ManualListing, OpenManual } from './list-manual';
import type { ManualChoices } from './manual-choices';
import type { ManualContent } from './manual-content';
import type { ManualAnswer, ManualConflict } from './manual-handlers';
import { MANUAL, MANUAL_VERSIONS } from './manual-tables';

const LISTING = 'api::listing.listing';
const path = '/agency/manual-listings';
const storePicture = () => Promise.resolve(0);

let cms: TestCms;
let asEditor: RequestAdmin;
let asAdministrator: RequestAdmin;

beforeAll(async () => {
  cms = await useCms('empty');
  ({ asEditor, asAdministrator } = await openAdmins(cms));
  await runImport(['100', '101', '102']);
});

afterAll(() => cms.stop());

const runImport = (ids: string[], force = false) =>
  importSnapshot(cms.strapi, {
    source: buildSnapshot(ids.map((ID) => buildListing({ ID }))),
    storePicture,
    force,
  });

function buildContent(changes: Partial<ManualContent> = {}): ManualContent {
  return {
    reference: '',
    facts: {
      Goal: 0,
      WebIDs: '2',
      Zip: '1000',
      City: 'Brussel',
      Price: 410_000,
      PublishAddress: true,
      NumberOfBedRooms: 3,
    },
    texts: { nl: { Title: 'Zolder aan het kanaal', Description: 'Licht.', Street: 'Zandpoort' } },
    pictures: [],
    ...changes,
  };
}

/** Has every fact that its advert must state. */
const complete = {
  ...buildContent().facts,
  EnergyPerformance: 120,
  EnergyCO2: 24,
  PlanningDestination: 'Wg',
  PlanningInformation: 'https://planning.example',
};

/** Opens a draft; a test without content begins with nothing. */
async function begin(content?: object): Promise<OpenManual> {
  const { status, body } = await asEditor('POST', path, content && { content });
  expect([status, body.error]).toEqual([200, undefined]);
  return (body as unknown as ManualAnswer).open;
}

async function send(
  { key, revision }: Pick<OpenManual, 'key' | 'revision'>,
  method: string,
  act: string,
  content?: object,
): Promise<AdminAnswer> {
  return asEditor(method, `${path}/${key}${act}`, { revision, content });
}

async function change(
  open: Pick<OpenManual, 'key' | 'revision'>,
  method: string,
  act: string,
  content?: object,
): Promise<ManualAnswer> {
  const { status, body } = await send(open, method, act, content);
  expect([act, status, body.error]).toEqual([act, 200, undefined]);
  return body as unknown as ManualAnswer;
}

const publish = (open: OpenManual, content?: object) => change(open, 'POST', '/publish', content);

async function list(): Promise<ManualListing[]> {
  return (await asEditor('GET', path)).body as unknown as ManualListing[];
}

async function searchAll(): Promise<{ ids: string[]; total: number }> {
  const { data } = await cms.query<{
    searchListings: { total: number; items: { id: string }[] };
  }>(`{ searchListings(language: "nl", filter: { goal: sale }) { total items { id } } }`);
  const { total = 0, items = [] } = data?.searchListings ?? {};
  return { total, ids: items.map(({ id }) => id).sort() };
}

async function findPage(id: string, language = 'nl') {
  const { data, errors } = await cms.query<{
    listingDetail: { description: string | null; card: Record<string, unknown> } | null;
  }>(
    `query ($id: String!, $language: String!) {
      listingDetail(language: $language, id: $id) {
        description card { title price bedrooms address cityName }
      }
    }`,
    { id, language },
  );
  expect(errors).toBeUndefined();
  return data?.listingDetail ?? null;
}

const countRows = async (table: string): Promise<number> =>
  Number((await cms.strapi.db.connection(table).count({ n: '*' }).first())?.n);

test('DATA-14 a draft begins with nothing and is saved at any point, and is nowhere else', async () => {
  const before = { found: await searchAll(), listings: await countRows('listings') };
  await cms.strapi.db.connection('publish_notices').delete();
  const empty = await begin();
  expect(empty).toMatchObject({ state: 'draft', listing: null, revision: 1 });
  const half = buildContent({ reference: 'LEAK1', facts: { Zip: '1000', Price: 'much' } });
  const { open } = await change(empty, 'PUT', '', half);
  expect(open).toMatchObject({ revision: 2, content: half, title: 'Zolder aan het kanaal' });
  expect((await list()).map(({ key, state }) => [key, state])).toEqual([[empty.key, 'draft']]);
  expect(await searchAll()).toEqual(before.found);
  expect(await countRows('listings')).toBe(before.listings);
  expect(await countRows('listing_cards')).toBe(4 * before.listings);
  expect(await cms.strapi.db.connection('publish_notices')).toEqual([]);
  expect(await findPage('LEAK1')).toBe(null);
  const { body } = await asEditor('GET', `/content-manager/collection-types/${LISTING}`);
  expect(JSON.stringify(body)).not.toContain('LEAK1');
  expect((await send(open, 'POST', '/delete')).status).toBe(200);
  expect([await countRows(MANUAL), await countRows(MANUAL_VERSIONS)]).toEqual([0, 0]);
});

test('DATA-14 the check names each field that is missing or wrong, and nothing is published before', async () => {
  const open = await begin();
  const check = async (content?: object) =>
    (await send(open, 'POST', '/check', content)).body as unknown as ManualCheck;
  expect((await check()).problems.sort(byField)).toEqual(
    ['Goal', 'WebIDs', 'Zip', 'City', 'Title']
      .map((field) => ({
        field,
        language: null,
        kind: 'missing',
      }))
      .sort(byField),
  );
  const wrong = buildContent({
    reference: 'a b',
    facts: {
      ...buildContent().facts,
      Price: 'much',
      NumberOfBedRooms: 1.5,
      SurfaceLiving: -3,
      AgentID: 'nobody',
      EnergyCertificateDate: '2099-01-01',
      AvailabilityDate: 'soon',
    },
    texts: { fr: { Title: 'Maison', Heating: 'x'.repeat(300) } },
    pictures: [{ file: 9999, kind: 'photo' }],
  });
  expect((await check(wrong)).problems.sort(byField)).toEqual(
    [
      ['AgentID', null, 'unknown'],
      ['AvailabilityDate', null, 'date'],
      ['Heating', 'fr', 'tooLong'],
      ['NumberOfBedRooms', null, 'whole'],
      ['Pictures', null, 'unknown'],
      ['Price', null, 'number'],
      ['reference', null, 'reference'],
    ].map(([field, language, kind]) => ({ field, language, kind })),
  );
  const implausible = buildContent({
    facts: { ...wrong.facts, Price: 1, NumberOfBedRooms: 1, AvailabilityDate: '', AgentID: '' },
  });
  expect(
    (await check(implausible)).problems.sort(byField).map(({ field, kind }) => [field, kind]),
  ).toEqual([
    ['EnergyCertificateDate', 'implausible'],
    ['SurfaceLiving', 'implausible'],
  ]);
  const answer = await publish(open, wrong);
  expect(answer.check?.problems).not.toEqual([]);
  expect(answer.open).toMatchObject({ state: 'draft', revision: 1 });
  expect(await searchAll()).toMatchObject({ total: 3 });
});

const byField = (one: { field: string }, other: { field: string }): number =>
  one.field < other.field ? -1 : 1;

test('DATA-14 a published draft is a listing like others, is edited, withdrawn and comes back', async () => {
  const cities = await countRows('cities');
  const first = await publish(await begin(buildContent({ reference: 'Loft-1' })));
  expect(first.check?.problems).toEqual([]);
  expect(first.open).toMatchObject({ state: 'published', reference: 'Loft-1' });
  expect(await searchAll()).toEqual({ total: 4, ids: ['100', '101', '102', 'Loft-1'] });
  expect(await findPage('Loft-1')).toEqual({
    description: 'Licht.',
    card: {
      title: 'Zolder aan het kanaal',
      price: 410_000,
      bedrooms: 3,
      address: 'Zandpoort',
      cityName: 'Brussel',
    },
  });
  // The city was known: its French name comes with it, and there is no second one.
  expect((await findPage('Loft-1', 'fr'))?.card.cityName).toBe('Bruxelles');
  expect(await countRows('cities')).toBe(cities);
  // The gate of imports names the missing facts here too.
  expect(first.check?.lawMissing).toContain('Energy use');
  expect(first.open.lawMissing).toEqual(first.check?.lawMissing);

  const next = buildContent({ reference: 'Other', texts: { nl: { Title: 'Nieuwe titel' } } });
  const saved = await change(first.open, 'PUT', '', next);
  expect(saved.open).toMatchObject({ state: 'changed', reference: 'Loft-1' });
  expect((await findPage('Loft-1'))?.card.title).toBe('Zolder aan het kanaal');
  const second = await publish(saved.open);
  expect(second.open.state).toBe('published');
  expect((await findPage('Loft-1'))?.card.title).toBe('Nieuwe titel');
  expect((await searchAll()).total).toBe(4);

  expect((await send(second.open, 'POST', '/delete')).status).toBe(400);
  const { open: withdrawn } = await change(second.open, 'POST', '/withdraw');
  expect(withdrawn).toMatchObject({ state: 'withdrawn', content: second.open.content });
  expect(await findPage('Loft-1')).toBe(null);
  expect((await searchAll()).total).toBe(3);
  expect((await publish(withdrawn)).open.state).toBe('published');
  expect((await findPage('Loft-1'))?.card.title).toBe('Nieuwe titel');
  expect(withdrawn.versions.map(({ kind, savedBy }) => [kind, savedBy])).toEqual(
    ['withdrawn', 'published', 'saved', 'published', 'saved'].map((kind) => [
      kind,
      'Agency Editor',
    ]),
  );
});

test('DATA-14 no import touches or withdraws a listing written here, and no reference is given twice', async () => {
  const row = () => cms.strapi.db.connection('listings').where({ reference: 'Loft-1' }).first();
  const before = await row();
  const { added, withdrawn } = await runImport(['100', '101', 'loft-1', 'M1'], true);
  expect([added, withdrawn]).toEqual([2, 1]);
  expect(await row()).toEqual(before);
  expect((await searchAll()).ids).toEqual(['100', '101', 'Loft-1', 'M1', 'snapshot-loft-1']);
  const { open } = await publish(await begin(buildContent()));
  expect(open.reference).toBe('M2');
  const taken = await begin(buildContent({ reference: 'm1' }));
  expect((await publish(taken)).check?.problems).toEqual([
    { field: 'reference', language: null, kind: 'taken' },
  ]);
  const job = { source: MANUAL_SOURCE, name: 'x', read: () => Promise.reject(new Error('read')) };
  const rest = { readPicture: () => Promise.reject(new Error('')), storePicture };
  const report = await importRecords(cms.strapi, {
    ...job,
    ...rest,
    allowed: { maxShare: 1, confirmed: 0 },
  });
  expect(report.message).toContain(MANUAL_SOURCE);
  const feed = { key: MANUAL_SOURCE, kind: 'snapshot', settings: {} };
  await expect(
    cms.strapi.documents('api::import-source.import-source').create({ data: feed as never }),
  ).rejects.toThrow();
});

test('DATA-14 a save over a newer version is refused, with who saved it and what differs', async () => {
  const open = await begin(buildContent());
  const facts = { ...buildContent().facts, Price: 1 };
  await change(open, 'PUT', '', buildContent({ facts }));
  const content = buildContent({ texts: { nl: { Title: 'Mine' } } });
  for (const [method, act] of [
    ['PUT', ''],
    ['POST', '/publish'],
    ['POST', '/withdraw'],
    ['POST', '/delete'],
  ] as const) {
    const { status, body } = await send(open, method, act, content);
    const { savedBy, fields } = body.error?.details as unknown as ManualConflict;
    expect([act, status, savedBy]).toEqual([act, 412, 'Agency Editor']);
    expect(fields.sort()).toEqual([
      'facts.Price',
      'texts.nl.Description',
      'texts.nl.Street',
      'texts.nl.Title',
    ]);
  }
  const { body } = await asEditor('GET', `${path}/${open.key}`);
  expect((body as unknown as OpenManual).content.facts.Price).toBe(1);
});

test('LAW-8 a hidden street stays hidden in words, and an incomplete advert is held back', async () => {
  const facts = { ...buildContent().facts, PublishAddress: false, HouseNumber: '12' };
  const texts = { nl: { Title: 'Te koop, Zandpoort 12', Description: 'x', Street: 'Zandpoort' } };
  const open = await begin(buildContent({ reference: 'Hidden-1', facts, texts }));
  const { check } = await publish(open);
  expect(check?.hidden).toEqual([{ field: 'Title', language: 'nl' }]);
  expect(JSON.stringify(await findPage('Hidden-1'))).not.toContain('Zandpoort');
  const site = cms.strapi.documents('api::site.site');
  const base = { agencyName: 'X', enabledLanguages: [{ code: 'nl' }], defaultLanguage: 'nl' };
  await site.create({
    locale: 'nl',
    status: 'published',
    data: { ...base, cookieDays: 180, renovationYears: 5, incompleteAdverts: 'hold' },
  } as never);
  const held = await publish(await begin(buildContent({ reference: 'Held-1' })));
  expect(held.check?.isHeld).toBe(true);
  expect(held.open).toMatchObject({ state: 'published', isHeld: true });
  expect(await findPage('Held-1')).toBe(null);
  const done = await publish(held.open, buildContent({ facts: complete }));
  expect(done.check).toMatchObject({ lawMissing: [], isHeld: false });
  expect((await findPage('Held-1'))?.card.title).toBe('Zolder aan het kanaal');
});

test('DATA-14 the form is offered types, known cities and the labels of the schema', async () => {
  const { body } = await asEditor('GET', '/agency/manual-choices');
  const { types, cities, labels } = body as unknown as ManualChoices;
  expect(types.find(({ value }) => value === '2')?.names.nl).toBe('Type 2 nl');
  expect(cities).toContainEqual({ zip: '1000', name: 'Brussel', countryId: 10 });
  expect(labels.NumberOfBedRooms).toEqual({ label: 'Bedrooms', help: null });
  expect(labels.Heating?.label).toBe('Heating');
  expect(labels.reference?.label).toBe('Reference');
});

test.each([
  [{ facts: { Owner: 1 } }],
  [{ texts: { xx: { Title: 'x' } } }],
  [{ texts: { nl: { Secret: 'x' } } }],
  [{ pictures: [{ file: 'x', kind: 'photo' }] }],
  ['text'],
  [undefined],
])('DATA-14 what is no draft is refused: %j', async (content) => {
  const open = await begin();
  expect((await send(open, 'PUT', '', content as object)).status).toBe(400);
});

test('CMS-3 only who may change listings writes them', async () => {
  const open = await begin(buildContent());
  const role = (await asAdministrator('POST', '/admin/roles', { name: 'Reader' })).body.data;
  const action = 'plugin::content-manager.explorer.read';
  const permissions = [{ action, subject: LISTING, properties: {}, conditions: [] }];
  await asAdministrator('PUT', `/admin/roles/${role?.id}/permissions`, { permissions });
  const email = 'reader@example.org';
  const password = 'Quiet-Reader-1';
  await cms.strapi.service('admin::user').create({
    email,
    password,
    firstname: 'R',
    lastname: 'R',
    isActive: true,
    registrationToken: null,
    roles: [Number(role?.id)],
  });
  const asReader = await openAdmin(cms, email, password);
  const one = `${path}/${open.key}`;
  for (const [method, address] of [
    ['GET', path],
    ['POST', path],
    ['GET', '/agency/manual-choices'],
    ['GET', one],
    ['PUT', one],
    ['POST', `${one}/check`],
    ['POST', `${one}/publish`],
    ['POST', `${one}/withdraw`],
    ['POST', `${one}/delete`],
  ] as const) {
    const body = method === 'GET' ? undefined : { revision: open.revision, content: {} };
    expect([address, (await asReader(method, address, body)).status]).toEqual([address, 403]);
  }
  expect((await asEditor('GET', `${path}/nothing`)).status).toBe(404);
});

test('DATA-14 a picture of a draft is not deleted, and stands in the order of the draft', async () => {
  const { create } = cms.strapi.db.query('plugin::upload.file');
  const [one, two] = await Promise.all(
    ['one', 'two'].map((name) =>
      create({
        data: {
          name: `${name}.jpg`,
          hash: name,
          ext: '.jpg',
          mime: 'image/jpeg',
          size: 1,
          width: 640,
          height: 480,
          url: `/uploads/${name}.jpg`,
          provider: 'local',
        },
      }),
    ),
  );
  const pictures = [two, one].map(({ id }) => ({ file: Number(id), kind: 'photo' as const }));
  const open = await begin(buildContent({ reference: 'Pictures-1', facts: complete, pictures }));
  const refused = await asEditor('DELETE', `/upload/files/${one.id}`);
  expect([refused.status, refused.body.error?.message]).toEqual([
    400,
    expect.stringContaining('Zolder aan het kanaal'),
  ]);
  const { check } = await publish(open);
  expect(check?.problems).toEqual([]);
  const { data } = await cms.query<{ listingDetail: { pictures: { src: string }[] } }>(
    `{ listingDetail(language: "nl", id: "Pictures-1") { pictures { src } } }`,
  );
  expect(data?.listingDetail.pictures.map(({ src }) => src)).toEqual([
    '/uploads/two.jpg',
    '/uploads/one.jpg',
  ]);
});

test('DATA-14 a draft goes with the listing that an administrator deletes', async () => {
  const { open } = await publish(await begin(buildContent({ reference: 'Gone-1' })));
  await asAdministrator('DELETE', `/content-manager/collection-types/${LISTING}/${open.listing}`);
  expect((await asEditor('GET', `${path}/${open.key}`)).status).toBe(404);
  expect(await findPage('Gone-1')).toBe(null);
});
