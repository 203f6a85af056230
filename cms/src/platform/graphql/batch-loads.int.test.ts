import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootCms, type TestCms } from '../../../test/boot';
import { buildSeed } from '../../../test/build-seed';
import { countStatements } from '../../../test/count-statements';

const pageTables = /["`](pages|modules|files|components_)/;

let cms: TestCms;

beforeAll(async () => {
  const keys = Array.from({ length: 12 }, (_, index) => `page-${index}`);
  const pages = (language: string): object[] => [
    { key: 'top', title: 'Top' },
    ...keys.map((key, index) => ({
      key,
      title: `${key} ${language}`,
      parent: 'top',
      image: 'front.jpg',
      modules: index % 2 ? ['intro', 'list'] : ['list'],
      seo: { active: true, pageTitle: key },
    })),
  ];
  cms = await bootCms({ seed: await buildSeed({ pages }), environment: { CRON: 'false' } });
});

afterAll(() => cms.stop());

const buildQuery = (filter: string): string => `{
  pages(locale: "fr", sort: "key", filters: ${filter}, pagination: { limit: 20 }) {
    key
    parent { key }
    image { picture { src alt } }
    seo { pageTitle }
    modules(pagination: { limit: 1 }, sort: "key") {
      key
      blocks { ... on ComponentModuleRichText { body } ... on ComponentModulePropertyList { goal } }
    }
  }
}`;

type Pages = { pages: ({ key: string } & Record<string, unknown>)[] };

test('FIND-12 a list of pages costs as many statements as one page', async () => {
  const one = await count(buildQuery('{ key: { eq: "page-1" } }'));
  const all = await count(buildQuery('{ key: { startsWith: "page-" } }'));
  expect(one.data.pages).toHaveLength(1);
  expect(all.data.pages).toHaveLength(12);
  expect(all.statements - one.statements).toBeLessThanOrEqual(2);
});

test('FIND-12 pages loaded together say what each says alone', async () => {
  const all = await count(buildQuery('{ key: { startsWith: "page-" } }'));
  for (const page of all.data.pages) {
    const alone = await count(buildQuery(`{ key: { eq: "${page.key}" } }`));
    expect(alone.data.pages).toEqual([page]);
  }
  expect(all.data.pages[1]?.modules).toEqual([
    { key: 'intro', blocks: [{ body: expect.any(Array) as object }] },
  ]);
});

test('PERF-3 a query whose connection closes is not worked on any more', async () => {
  const query = buildQuery('{ key: { startsWith: "page-" } }');
  const whole = await count(query);
  const [statements] = await countStatements(cms, pageTables, async () => {
    await expectAbandoned(query);
    await cms.query(query);
  });
  // Queries already running when the connection closed may finish; the rest, twice as many, must
  // not start.
  expect(statements - whole.statements).toBeLessThan(whole.statements / 2);
  expect(whole.statements).toBeGreaterThan(10);
});

async function expectAbandoned(query: string): Promise<void> {
  const { httpServer } = cms.strapi.server;
  httpServer.once('request', (_request: unknown, response: ServerResponse) => {
    cms.strapi.db.connection.once('query', () => response.destroy());
  });
  await expect(cms.query(query)).rejects.toThrow('fetch failed');
}

async function count(query: string): Promise<{ statements: number; data: Pages }> {
  const [statements, { data, errors }] = await countStatements(cms, pageTables, () =>
    cms.query<Pages>(query),
  );
  expect(errors).toBeUndefined();
  return { statements, data: data ?? { pages: [] } };
}
