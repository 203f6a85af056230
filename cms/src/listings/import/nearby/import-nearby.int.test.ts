import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCms } from '../../../../test/boot';
import { buildListing, buildSnapshot } from '../../../../test/build-snapshot';
import { useCms } from '../../../../test/use-cms';
import { PLACES } from '../../nearby/nearby-tables';
import { importNearby } from './import-nearby';
import { importSnapshot } from '../import-snapshot';

let cms: TestCms;
const file = path.join(mkdtempSync(path.join(tmpdir(), 'places-')), 'places.csv');
const head = 'id,kind,name_nl,latitude,longitude,attribution';
const lines = Array.from({ length: 10 }, (_, at) => `p${at},stop,Halte ${at},50.8${at},4.35,Test`);

beforeAll(async () => {
  cms = await useCms('empty');
});

afterAll(() => cms.stop());

async function importLines(given: readonly string[], force = false) {
  writeFileSync(file, [head, ...given].join('\n'));
  const report = await importNearby(cms.strapi, { source: file, force });
  const ids = (await cms.strapi.db
    .connection(PLACES)
    .orderBy('place_id')
    .pluck('place_id')) as string[];
  return { ...report, ids };
}

test('DETAIL-10 DATA-3 places are imported; a bad or unbelievable file changes nothing and says why', async () => {
  expect(await importLines(lines)).toMatchObject({ outcome: 'done', added: 10, read: 10 });
  expect(await importLines(lines)).toMatchObject({ outcome: 'done', unchanged: 10, added: 0 });
  const bad = await importLines([...lines.slice(1), 'x,stop,Fout,50.8,nergens,Test']);
  expect(bad).toMatchObject({ outcome: 'refused', problemCount: 1 });
  expect(bad.problems).toMatchObject([{ id: 'line 11', field: 'longitude' }]);
  expect(bad.ids).toHaveLength(10);
  const few = await importLines(lines.slice(0, 3));
  expect(few).toMatchObject({ outcome: 'refused' });
  expect(few.ids).toHaveLength(10);
  expect((await importLines([])).ids).toHaveLength(10);
  expect(await importNearby(cms.strapi, { source: `${file}.none` })).toMatchObject({
    outcome: 'failed',
  });
  expect((await importLines(lines.slice(0, 3), true)).ids).toEqual(['p0', 'p1', 'p2']);
});

test('DETAIL-10 a listing shows the places of the newest file, by their newest names', async () => {
  const home = { ID: '900', PublishAddress: true, Latitude: 50.8428, Longitude: 4.3515 };
  const source = buildSnapshot([buildListing(home)]);
  await importSnapshot(cms.strapi, { source, storePicture: () => Promise.resolve(0) });
  const place = (name: string) => `own,stop,${name},50.843,4.3515,Test`;
  expect(await importLines([place('Oude naam')], true)).toMatchObject({ outcome: 'done' });
  expect(await askNearby()).toMatchObject([{ kind: 'stop', places: [{ name: 'Oude naam' }] }]);
  const renamed = await importLines([place('Nieuwe naam')], true);
  expect(renamed).toMatchObject({ outcome: 'done', updated: 1, message: '1 listings changed' });
  expect(await askNearby()).toMatchObject([{ kind: 'stop', places: [{ name: 'Nieuwe naam' }] }]);
});

async function askNearby() {
  const { data } = await cms.query<{ listingDetail: { nearby: unknown } | null }>(
    `{ listingDetail(language: "nl", id: "900") { nearby { kind places { name metres } } } }`,
    {},
  );
  return data?.listingDetail?.nearby;
}
