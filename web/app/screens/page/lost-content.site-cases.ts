import { expect, test } from 'vitest';
import { collectErrors, type TestDatabase } from '../../testing/force-content';
import type { TestSite } from '../../testing/open-test-site';
import { readDocument, textOf } from '../../testing/read-document';

type Loss = { name: string; path: string; lose(database: TestDatabase): Promise<unknown> };

const published = (database: TestDatabase, table: string, key: string, locale: string) =>
  database(table).where({ key, locale }).whereNotNull('published_at').select('id');

const losses: Loss[] = [
  {
    name: 'every module of a page',
    path: '/en/about-us/',
    lose: (database) =>
      database('pages_modules_lnk')
        .whereIn('page_id', published(database, 'pages', 'about', 'en'))
        .delete(),
  },
  {
    name: 'what a module shows',
    path: '/fr/a-propos/',
    lose: (database) =>
      database('modules_cmps')
        .whereIn('entity_id', published(database, 'modules', 'about-visit', 'fr'))
        .delete(),
  },
  {
    name: 'a module that stands on a page',
    path: '/de/ueber-uns/',
    lose: (database) => database('modules').where({ key: 'about-visit', locale: 'de' }).delete(),
  },
  {
    name: 'a category of articles',
    path: '/en/services/',
    lose: (database) => database('article_categories').where({ locale: 'en' }).delete(),
  },
  {
    name: 'header, footer and settings of a language',
    path: '/en/contact/',
    lose: async (database) => {
      for (const table of ['headers', 'footers', 'sites']) {
        await database(table).where({ locale: 'en' }).delete();
      }
    },
  },
  {
    name: 'every picture of the media library',
    path: '/de/',
    lose: (database) => database('files').delete(),
  },
];

/** Content that is gone from the database breaks no page. What is lost stays so: these come last. */
export function testLostContent(site: () => TestSite): void {
  test.each(losses)('ERR-2 without $name the page stands', async ({ path, lose }) => {
    const errors = collectErrors();
    await lose(site().cms.strapi.db.connection);
    for (let round = 0; round < 2; round += 1) {
      site().forget();
      for (const address of [path, `/${path.slice(1, 3)}/`]) {
        expect(textOf(await readDocument(site(), address), 'h1')).not.toBe('');
      }
    }
    errors.stop();
    const told = errors.lines.map((line) => line.replace(/“.*”/, '…'));
    expect(new Set(told).size).toBeLessThanOrEqual(1);
    expect(errors.lines).toEqual([...new Set(errors.lines)]);
  });
}
