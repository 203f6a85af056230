import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { languages } from '@agency/domain/languages';
import { bootCms, type TestCms } from '../../../test/boot';
import { buildSeed } from '../../../test/build-seed';
import { loadCompiled } from '../../../test/load-compiled';
import { readEnvironment } from '../../platform/process/env';
import type * as SeedDatabase from './seed-database';

const { seedDatabase } = loadCompiled('content/seed/seed-database.js') as typeof SeedDatabase;

let cms: TestCms;

beforeAll(async () => {
  // A first start on a database without tables.
  vi.stubEnv('TEST_DATABASE_TEMPLATE', '');
  cms = await bootCms({ seed: await buildSeed() });
});

afterAll(() => cms.stop());

const homeQuery = `query ($locale: I18NLocaleCode!) {
  pages(locale: $locale, sort: "sort", filters: { key: { eq: "home" } }) {
    title
    image { alternativeText picture { src width height widths alt } }
    seo { pageTitle ogImage { url } }
    modules { key title blocks { ... on ComponentModuleRichText { body } } }
  }
}`;

test.each(languages)('CMS-1 DATA-1 the home page is published in %s', async (locale) => {
  const { data, errors } = await cms.query<{ pages: Record<string, unknown>[] }>(homeQuery, {
    locale,
  });
  expect(errors).toBeUndefined();
  expect(data?.pages).toHaveLength(1);
  expect(data?.pages[0]).toMatchObject({
    title: `Home ${locale}`,
    seo: { pageTitle: `Title ${locale}` },
    modules: [
      { key: 'list', title: `List ${locale}` },
      { key: 'intro', title: `Intro ${locale}` },
    ],
  });
});

test('SHELL-4 a seeded picture has its widths, formats and description', async () => {
  const { data } = await cms.query<{
    pages: { image: { picture: { src: string; alt: string } } }[];
  }>(homeQuery, { locale: 'fr' });
  const picture = data?.pages[0]?.image.picture;
  expect(picture).toMatchObject({ width: 1600, height: 1067, widths: [100, 400, 600, 1360] });
  expect(picture?.alt).toBe('Façade');
  for (const format of ['avif', 'webp', 'jpg']) {
    const response = await fetch(`${cms.url}${picture?.src}-400.${format}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('MENU-1 pages know their parent, also one that stands further down in the seed', async () => {
  const { data } = await cms.query<{ pages: { key: string; parent: { key: string } | null }[] }>(
    '{ pages(locale: "de", sort: "key") { key path parent { key path } } }',
  );
  expect(data?.pages).toEqual([
    { key: 'home', path: null, parent: null },
    { key: 'services', path: 'services-de', parent: null },
    { key: 'team', path: 'team-de', parent: { key: 'services', path: 'services-de' } },
  ]);
});

test('ROUTE-6 the address of an article is made from its title', async () => {
  const { data } = await cms.query<{ articles: object[] }>(
    '{ articles(locale: "fr") { slug category { name slug } } }',
  );
  expect(data?.articles).toEqual([
    { slug: 'selling-in-fr', category: { name: 'Services fr', slug: 'services-fr' } },
  ]);
});

test('DATA-2 seeding a second time changes nothing', async () => {
  const before = await countEverything();
  await seedAgain();
  expect(await countEverything()).toEqual(before);
});

async function countEverything(): Promise<Record<string, number>> {
  const counted = /^(api|plugin::upload)/;
  const counts: Record<string, number> = {};
  for (const uid of Object.keys(cms.strapi.contentTypes).filter((type) => counted.test(type))) {
    counts[uid] = await cms.strapi.db.query(uid as 'api::page.page').count();
  }
  counts.files = readdirSync(path.join(cms.dataDir, 'public/uploads')).length;
  return counts;
}

async function seedAgain(): Promise<void> {
  await seedDatabase(cms.strapi, readEnvironment());
}
