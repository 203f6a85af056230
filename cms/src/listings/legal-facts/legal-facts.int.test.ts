import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { buildListing, buildRecord, buildSnapshot } from '../../../test/build-snapshot';
import { openAdmins, type RequestAdmin } from '../../../test/open-admin';
import { useCms } from '../../../test/use-cms';
import { CORRECTIONS } from '../additions/addition-tables';
import { endAdditions } from '../edit-additions/end-additions';
import { importSnapshot } from '../import/import-snapshot';
import type { LegalOverview, ListingLegalFacts } from './list-legal-facts';

const dayMs = 24 * 3600 * 1000;
const storePicture = () => Promise.resolve(0);

let cms: TestCms;
let asEditor: RequestAdmin;
const ids = new Map<string, string>();

beforeAll(async () => {
  cms = await useCms('empty');
  ({ asEditor } = await openAdmins(cms));
  await runImport({});
  const rows = (await cms.strapi.db.connection('listings').select('reference', 'document_id')) as {
    reference: string;
    document_id: string;
  }[];
  for (const { reference, document_id: id } of rows) ids.set(reference, id);
});

afterAll(() => cms.stop());

beforeEach(async () => {
  await cms.strapi.db.connection(CORRECTIONS).delete();
  await runImport({}, true);
});

/** Three flats for sale in Brussels, two of them in a project. */
async function runImport(changes: object, rewrite = false): Promise<void> {
  const listings = ['100', '101', '102'].map((ID) =>
    buildListing({
      ID,
      EnergyPerformance: 120,
      EnergyCO2: 24,
      ProjectID: ID === '102' ? '' : 'P1',
      ...changes,
    }),
  );
  const source = buildSnapshot(listings, { projects: [buildRecord({ ID: 'P1', Name: 'Werf' })] });
  const report = await importSnapshot(cms.strapi, { source, storePicture, rewrite });
  expect(report.outcome).toBe('done');
}

const idOf = (reference: string): string => ids.get(reference) ?? '';

async function ask(reference: string): Promise<ListingLegalFacts> {
  const { body } = await asEditor('GET', `/agency/listings/${idOf(reference)}/legal-facts`);
  return body as unknown as ListingLegalFacts;
}

async function findFact(reference: string, attribute: string) {
  return (await ask(reference)).facts.find((one) => one.attribute === attribute);
}

async function write(body: object, status = 200): Promise<void> {
  const answer = await asEditor('POST', '/agency/legal-facts', body);
  expect([answer.status, answer.body.error?.message]).toEqual([
    status,
    status === 200 ? undefined : expect.any(String),
  ]);
}

const writeOne = (facts: object) => write({ listings: [idOf('100')], facts });

async function findAdvert(id: string): Promise<Record<string, string | number | null>> {
  const { data } = await cms.query<{
    listingDetail: { advert: { kind: string; text: string | null; number: number | null }[] };
  }>(
    `query ($id: String!) {
      listingDetail(language: "nl", id: $id) { advert { kind text number } }
    }`,
    { id },
  );
  const all = data?.listingDetail.advert ?? [];
  return Object.fromEntries(all.map(({ kind, text, number }) => [kind, text ?? number]));
}

test('LAW-7 a fact of staff stands in the advert through imports, beside what the import says', async () => {
  expect(await findAdvert('100')).toMatchObject({ co2: 24, destination: null });
  await writeOne({
    planningDestination: { value: ' Woongebied ', until: null },
    co2Emission: { value: 31, until: null },
  });
  await runImport({ EnergyCO2: 40 });
  expect(await findAdvert('100')).toMatchObject({ co2: 31, destination: 'Woongebied' });
  expect(await findAdvert('101')).toMatchObject({ co2: 40, destination: null });
  expect(await findFact('100', 'co2Emission')).toMatchObject({
    source: 'EnergyCO2',
    label: 'CO2 emission',
    imported: 40,
    own: { value: 31, until: null, isOver: false, savedBy: 'Agency Editor' },
  });
  await writeOne({ co2Emission: null });
  expect(await findAdvert('100')).toMatchObject({ co2: 40, destination: 'Woongebied' });
});

test('LAW-7 a fact counts until its last day is over', async () => {
  const until = new Date(Date.now() + 2 * dayMs).toISOString().slice(0, 10);
  await writeOne({
    planningDestination: { value: 'Wg', until },
    planningInformation: { value: 'Vg', until: null },
  });
  expect(await endAdditions(cms.strapi)).toBe(0);
  expect(await findAdvert('100')).toMatchObject({ destination: 'Wg' });
  const rows = cms.strapi.db.connection(CORRECTIONS);
  const row = (await rows.clone().first()) as { facts: string; facts_until: string };
  expect(row.facts_until).toBe(until);
  await rows.clone().update({
    facts: row.facts.replace(until, '2020-01-01'),
    facts_until: '2020-01-01',
  });
  expect(await endAdditions(cms.strapi)).toBe(1);
  expect(await endAdditions(cms.strapi)).toBe(0);
  const { destination, planningInformation } = await findAdvert('100');
  expect([destination, planningInformation]).toEqual([null, 'Vg']);
  expect((await findFact('100', 'planningDestination'))?.own?.isOver).toBe(true);
});

test('LAW-7 a project gets the same facts at once, and the list says what each advert lacks', async () => {
  const list = async (query = ''): Promise<LegalOverview> =>
    (await asEditor('GET', `/agency/legal-facts${query}`)).body as unknown as LegalOverview;
  const before = await list();
  expect(before.listings.map(({ reference, missing }) => [reference, missing])).toEqual(
    ['100', '101', '102'].map((reference) => [
      reference,
      ['Planning destination', 'Planning information'],
    ]),
  );
  const [project] = before.projects;
  expect(project?.reference).toBe('P1');
  await write({
    project: project?.documentId,
    facts: {
      planningDestination: { value: 'Wg', until: null },
      planningInformation: { value: 'https://planning.example', until: null },
    },
  });
  expect((await list()).listings.map(({ reference }) => reference)).toEqual(['102']);
  expect((await list(`?project=${project?.documentId}`)).listings).toMatchObject([
    { reference: '100', missing: [] },
    { reference: '101', missing: [] },
  ]);
  expect((await ask('102')).facts.filter(({ isMissing }) => isMissing)).toHaveLength(2);
});

test('LAW-7 legal facts and the other corrections of a listing do not end each other', async () => {
  const path = `/agency/listings/${idOf('100')}`;
  const nothing = { texts: {}, isHidden: false, isFeatured: false, until: null };
  const correction = { ...nothing, texts: { nl: { title: 'Herenhuis' } } };
  await writeOne({ planningDestination: { value: 'Wg', until: null } });
  const { body } = await asEditor('GET', `${path}/additions`);
  expect(body.correction).toBe(null);
  expect((await asEditor('POST', `${path}/correction`, correction)).status).toBe(200);
  expect(await findAdvert('100')).toMatchObject({ destination: 'Wg' });
  await cms.strapi.db.connection(CORRECTIONS).update({ until: '2020-01-01' });
  await endAdditions(cms.strapi);
  expect(await findAdvert('100')).toMatchObject({ destination: 'Wg' });
  expect((await asEditor('DELETE', `${path}/correction`)).status).toBe(200);
  expect(await findAdvert('100')).toMatchObject({ destination: 'Wg' });
  await writeOne({ planningDestination: null });
  expect(await cms.strapi.db.connection(CORRECTIONS)).toEqual([]);
  expect(await findAdvert('100')).toMatchObject({ destination: null });
});

test.each([
  [{ price: { value: 1, until: null } }],
  [{ co2Emission: { value: 'much', until: null } }],
  [{ co2Emission: { value: '', until: null } }],
  [{ epcIssuedAt: { value: '2099-01-01', until: null } }],
  [{ pScore: { value: 'A', until: '2020-01-01' } }],
  [{ pScore: { value: 'A', until: 'soon' } }],
  [{ pScore: 'A' }],
  [{ nothing: null }],
  [{}],
])('LAW-7 what is no legal fact is refused: %j', async (facts) => {
  await write({ listings: [idOf('100')], facts }, 400);
  expect(await cms.strapi.db.connection(CORRECTIONS)).toEqual([]);
});

test('LAW-7 facts of no listing, or of one that is gone, are refused', async () => {
  const facts = { pScore: { value: 'A', until: null } };
  await write({ listings: [], facts }, 404);
  await write({ listings: [idOf('100'), 'nothing'], facts }, 404);
  await write({ project: 'nothing', facts }, 404);
  expect(await cms.strapi.db.connection(CORRECTIONS)).toEqual([]);
});
