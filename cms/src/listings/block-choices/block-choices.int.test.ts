import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { buildListing, buildSnapshot } from '../../../test/build-snapshot';
import { openAdmins, type RequestAdmin } from '../../../test/open-admin';
import { useCms } from '../../../test/use-cms';
import { importSnapshot } from '../import/import-snapshot';
import type { BlockChoices } from './block-choice-handlers';

const uid = 'api::module.module';

let cms: TestCms;
let asEditor: RequestAdmin;

beforeAll(async () => {
  cms = await useCms('empty');
  ({ asEditor } = await openAdmins(cms));
  const listings = ['100', '101', '102'].map((ID) => buildListing({ ID, Title: `Home ${ID}` }));
  const storePicture = () => Promise.resolve(0);
  await importSnapshot(cms.strapi, { source: buildSnapshot(listings), storePicture });
});

afterAll(() => cms.stop());

async function find(query: Record<string, string>): Promise<BlockChoices> {
  const search = new URLSearchParams({ language: 'nl', ...query });
  const { status, body } = await asEditor<BlockChoices>('GET', `/agency/block-choices?${search}`);
  expect(status).toBe(200);
  return body;
}

test('EDIT-7 types, places and listings are found by their words and named when chosen', async () => {
  const { found: types } = await find({ kind: 'types' });
  const [type] = types;
  expect(await find({ kind: 'types', text: (type?.name ?? '').toUpperCase() })).toMatchObject({
    found: [type],
  });
  const { found: places } = await find({ kind: 'places', text: '10' });
  expect(places[0]?.name).toContain(`${places[0]?.value} `);
  const { chosen, found } = await find({ kind: 'listings', text: '101', chosen: '102,999,100' });
  expect(found.map(({ value }) => value)).toEqual(['101']);
  expect(chosen).toMatchObject([
    { value: '102', name: expect.stringContaining('Home 102') },
    { value: '999', name: null },
    { value: '100' },
  ]);
});

test.each<Record<string, string>>([
  { kind: 'owners' },
  { kind: 'types', language: 'xx' },
  { text: 'x'.repeat(101) },
])('EDIT-7 the question %j is refused', async (query) => {
  const search = new URLSearchParams({ kind: 'types', language: 'nl', ...query });
  expect((await asEditor('GET', `/agency/block-choices?${search}`)).status).toBe(400);
});

const teaser = { mode: 'teaser', types: null, places: null, listings: null };

test.each([
  [teaser, null],
  [{ ...teaser, listings: '102,100' }, null],
  [{ ...teaser, listings: '100,999' }, 'There is no listing with the reference “999”.'],
  [{ ...teaser, places: '0000' }, 'No listing has the postal code “0000”.'],
  [{ ...teaser, types: '77' }, 'There is no type with the number “77”.'],
  [{ ...teaser, mode: 'full', listings: '100' }, 'Only a teaser shows what is chosen'],
  [
    { ...teaser, listings: Array.from({ length: 25 }, (_, index) => index).join(',') },
    'Choose at most 24.',
  ],
])('EDIT-7 a block with the choices %j is checked', async (block, refusal) => {
  const path = `/content-manager/collection-types/${uid}?locale=nl`;
  const { status, body } = await asEditor('POST', path, {
    title: 'Chosen',
    position: 'main',
    blocks: [{ __component: 'module.property-list', goal: 'sale', ...block }],
  });
  const error = JSON.stringify((body as { error?: unknown }).error ?? '');
  expect([status, error.includes(refusal ?? '')]).toEqual([refusal ? 400 : 201, true]);
});
