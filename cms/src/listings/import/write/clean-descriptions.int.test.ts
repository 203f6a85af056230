import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCms } from '../../../../test/boot';
import { buildListing, buildSnapshot } from '../../../../test/build-snapshot';
import { useCms } from '../../../../test/use-cms';
import { CORRECTIONS } from '../../additions/addition-tables';
import { importSnapshot } from '../import-snapshot';
import { cleanDescriptions } from './clean-descriptions';

const TEXTS = 'components_listing_texts';
const html = '<p>Ruim &amp; licht.</p><ul><li>Tuin</li></ul>';

let cms: TestCms;

beforeAll(async () => {
  cms = await useCms('empty');
  const source = buildSnapshot([buildListing({ ID: '100' }), buildListing({ ID: '101' })]);
  await importSnapshot(cms.strapi, { source, storePicture: () => Promise.resolve(0) });
});

afterAll(() => cms.stop());

const store = (value: string) =>
  cms.strapi.db.connection(TEXTS).update({ description: value }) as Promise<number>;
const readAll = async () =>
  new Set((await cms.strapi.db.connection(TEXTS).pluck('description')) as string[]);

test('DATA-7 descriptions that were stored with markup become plain text, once', async () => {
  const { connection } = cms.strapi.db;
  const correction = { listing: 'a', is_hidden: false, is_featured: false, is_over: false };
  await connection(CORRECTIONS).insert({
    ...correction,
    texts: JSON.stringify({ nl: { title: 'A < B', description: html } }),
    saved_by: 1,
    saved_at: 0,
  });
  await connection('strapi_core_store_settings')
    .where({ key: 'agency_plain_descriptions' })
    .delete();
  await store(html);
  await connection(TEXTS).where({ language: 'fr' }).update({ description: '3 < 4 & 5 > 2' });
  await cleanDescriptions(cms.strapi);
  expect(await readAll()).toEqual(new Set(['Ruim & licht.\n\n- Tuin', '3 < 4 & 5 > 2']));
  const corrected = (await connection(CORRECTIONS).where({ listing: 'a' }).first('texts')) as {
    texts: string;
  };
  expect(JSON.parse(corrected.texts)).toEqual({
    nl: { title: 'A < B', description: 'Ruim & licht.\n\n- Tuin' },
  });

  // Later text that looks like markup is plain text.
  await store('Een <alinea> &amp; meer.');
  await cleanDescriptions(cms.strapi);
  expect(await readAll()).toEqual(new Set(['Een <alinea> &amp; meer.']));
});

test('DATA-7 a new database has nothing to clean', async () => {
  const { connection } = cms.strapi.db;
  const done = await connection('strapi_core_store_settings')
    .where({ key: 'agency_plain_descriptions' })
    .first('id');
  expect(done).toBeDefined();
});
