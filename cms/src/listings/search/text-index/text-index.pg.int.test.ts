import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestCms } from '../../../../test/boot';
import { buildListing, buildSnapshot } from '../../../../test/build-snapshot';
import { useCms } from '../../../../test/use-cms';
import { importSnapshot } from '../../import/import-snapshot';
import { listWords } from '../../rules/text-match';
import { rebuildOutdatedReadModel } from '../read-model/rebuild-read-model';
import { ensureTrigrams, findSimilarCities } from './ensure-trigrams';
import { documentsOf } from '../../../platform/database/documents';

const LISTING = 'api::listing.listing';

let cms: TestCms;

const city = (zip: string, City: string) => ({ Zip: zip, City });

const listings = [
  { ID: '5204117', Title: 'Penthouse', UniqueCode: 'AB-12.7', ...city('1050', 'Ixelles') },
  { ID: '200', Title: 'Loft aan de Zavel', Description: 'Bij een molen' },
  { ID: '201', Title: 'Molen', ...city('1180', 'Uccle'), PublishedDate: '2020-01-01 10:00:00' },
  { ID: '202', ...city('9990', 'Molendorp'), PublishedDate: '2019-01-01 10:00:00' },
  { ID: '203', Title: 'Hoeve', Description: 'Twee molens', PublishedDate: '2026-10-05 10:00:00' },
  { ID: '204', Street: 'Kwartelgang', PublishAddress: false, PublishPrice: false, Price: 987654 },
  { ID: '205', Street: 'Fazantenpad', Title: 'Été', ...city('4000', 'Liège') },
  { ID: '206', Goal: 1, Title: 'Molen te huur', ...city('1060', 'Sint-Gillis') },
  { ID: '207', Status: 2, Title: 'Verkochte molen' },
];

beforeAll(async () => {
  cms = await useCms('empty');
  const source = buildSnapshot(
    listings.map((listing) => buildListing({ Street: 'Wetstraat', ...listing })),
  );
  const storePicture = () => Promise.resolve(0);
  const report = await importSnapshot(cms.strapi, { source, storePicture });
  expect(report).toMatchObject({ added: listings.length, rejected: 0 });
});

afterAll(() => cms.stop());

interface Answer {
  total: number;
  items: { id: string }[];
  corrections: { typed: string; taken: string }[];
  cities: { zip: string; count: number }[];
}

async function search(
  text: string,
  { language = 'nl', sort = null as string | null, page = 1, pageSize = 20, filter = {} } = {},
): Promise<Answer> {
  const { data, errors } = await cms.query<{ searchListings: Answer }>(
    `query ($language: String!, $filter: ListingFilter!, $sort: ListingSort, $page: Int, $pageSize: Int) {
      searchListings(language: $language, filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {
        total items { id } corrections { typed taken } cities { zip count }
      }
    }`,
    { language, filter: { goal: 'sale', text, ...filter }, sort, page, pageSize },
  );
  expect(errors).toBeUndefined();
  if (!data) throw new Error('No answer');
  return data.searchListings;
}

async function listIds(...asked: Parameters<typeof search>): Promise<string[]> {
  return (await search(...asked)).items.map(({ id }) => id);
}

describe('FIND-15 finds', () => {
  test.each([
    ['5204117', ['5204117']],
    ['520 4117', ['5204117']],
    ['5.204.117', ['5204117']],
    ['52041', ['5204117']],
    ['AB-12.7', ['5204117']],
    ['ab12 7', ['5204117']],
    ['ab 127', ['5204117']],
    ['pentho', ['5204117']],
    ['PENTHÖUSE', ['5204117']],
    ['ixel penthouse', ['5204117']],
    ['1050 penthouse', ['5204117']],
    ['fazantenpad 16', ['205']],
    ['ete fazant', ['205']],
    ['liege ete', ['205']],
    ['loft zavel', ['200']],
    ['loft uccle', []],
    ['loft zavels', []],
    ['aan', ['200']],
    ['verkochte', []],
  ])('%j: %j', async (text, ids) => {
    expect(await listIds(text)).toEqual(ids);
  });

  test('the words of the visitor’s language alone', async () => {
    const filter = { cities: ['4000'] };
    expect(await listIds('appartement', { filter })).toEqual(['205']);
    expect(await listIds('appartement', { filter, language: 'fr' })).toEqual([]);
    expect(await listIds('flat', { filter, language: 'fr' })).toEqual(['205']);
  });
});

describe('FIND-15 orders', () => {
  test('by place, title and description, and what is alike by the newest', async () => {
    expect(await listIds('mole')).toEqual(['202', '201', '203', '200']);
    expect(await listIds('mole', { sort: 'relevance' })).toEqual(['202', '201', '203', '200']);
  });

  test('as chosen where an order is chosen', async () => {
    expect(await listIds('mole', { sort: 'newest' })).toEqual(['203', '200', '201', '202']);
  });

  test('the pages of one search without gap or repetition', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((page) => listIds('mole', { page, pageSize: 1 })),
    );
    expect(pages.flat()).toEqual(['202', '201', '203', '200']);
    expect(await listIds('mole', { page: 2, pageSize: 3 })).toEqual(['200']);
  });

  test('together with other filters, and its facets follow', async () => {
    expect(await listIds('mole', { filter: { cities: ['1180'] } })).toEqual(['201']);
    expect(await listIds('mole', { filter: { goal: 'rent' } })).toEqual(['206']);
    const { cities } = await search('mole');
    const count = (zip: string) => cities.find((place) => place.zip === zip)?.count ?? 0;
    expect([count('1000'), count('1180'), count('9990')]).toEqual([2, 1, 1]);
  });
});

describe('FIND-15 a place name with one typing error', () => {
  test.each([
    ['ixeles', 'Ixelles', ['5204117']],
    ['ixlelles', 'Ixelles', ['5204117']],
    ['penthouse ixellez', 'Ixelles', ['5204117']],
    ['leige ete', 'Liège', ['205']],
    ['lige', 'Liège', ['205']],
    ['ucle', 'Uccle', ['201']],
  ])('%j is taken for %s', async (text, taken, ids) => {
    const typed = text.split(' ').find((word) => !['penthouse', 'ete'].includes(word));
    const answer = await search(text);
    expect(answer.corrections).toEqual([{ typed, taken }]);
    expect(answer.items.map(({ id }) => id)).toEqual(ids);
  });

  test('in the name of a place with several words', async () => {
    const answer = await search('sint gilis', { filter: { goal: 'rent' } });
    expect(answer.corrections).toEqual([{ typed: 'gilis', taken: 'Sint-Gillis' }]);
    expect(answer.total).toBe(1);
  });

  test.each(['ixelles', 'ixel', 'eixlles', '1051', 'xyz', 'castle uccle'])(
    '%j is not taken for another',
    async (text) => {
      expect((await search(text)).corrections).toEqual([]);
    },
  );
});

test('FIND-15 what the database takes for similar has every name one typing error away', async () => {
  await ensureTrigrams(cms.strapi);
  const { connection } = cms.strapi.db;
  const cities = (await connection('cities').distinct('key', 'name')) as {
    key: string;
    name: string;
  }[];
  const cases = cities.flatMap(({ key, name }) =>
    listWords(name)
      .filter((word) => word.length >= 5)
      .flatMap((word) => misspell(word).map((typed) => ({ key, typed }))),
  );
  expect(cases.length).toBeGreaterThan(50);
  for (const { key, typed } of cases) {
    const found = await findSimilarCities(connection, typed);
    if (cms.strapi.db.dialect.client === 'postgres') expect(found, typed).toContain(key);
    else expect(found).toBeNull();
  }
});

/**
 * Returns misspellings: each letter left out, doubled or replaced, and each pair of neighbours
 * swapped.
 */
function misspell(word: string): string[] {
  return Array.from({ length: word.length }, (_, at) => [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + 'q' + word.slice(at),
    word.slice(0, at) + 'q' + word.slice(at + 1),
    word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  ]).flat();
}

describe('FIND-15 DETAIL-4 DETAIL-5 what is hidden finds nothing', () => {
  test.each(['kwartelgang', 'kwartelgang 16', '987654', '1000 kwartelgang'])('%j', async (text) => {
    expect(await listIds(text)).toEqual([]);
  });

  test('DETAIL-3 nor does what the conditions of the site take away', async () => {
    const sites = documentsOf(cms.strapi, 'api::site.site');
    const name = { agencyName: 'Corbelle', enabledLanguages: [{ code: 'nl' }] };
    const settings = { ...name, defaultLanguage: 'nl', cookieDays: 1, renovationYears: 5 };
    const hide = (field: string) => ({
      field,
      testedField: 'Price',
      logic: 'lt',
      compareValue: '1',
    });
    const fieldConditions = ['UniqueCode', 'Description', 'Street'].map(hide);
    expect(await listIds('ab127')).toEqual(['5204117']);
    const { documentId } = await sites.create({
      data: { ...settings, fieldConditions },
      locale: 'nl',
    });
    await sites.publish({ documentId, locale: 'nl' });
    for (const text of ['ab127', 'molens', 'fazantenpad']) expect(await listIds(text)).toEqual([]);
    await sites.update({
      documentId,
      locale: 'nl',
      status: 'published',
      data: { fieldConditions: [] },
    });
    expect(await listIds('fazantenpad')).toEqual(['205']);
  });
});

describe('FIND-15 follows what is written', () => {
  async function update(reference: string, data: object): Promise<void> {
    const documents = documentsOf(cms.strapi, LISTING);
    const document = await documents.findFirst({ filters: { reference } });
    await documents.update({ documentId: document?.documentId ?? '', data: data });
  }

  test.each([
    ['withdrawn', { state: 'withdrawn' }, { state: 'active' }],
    ['sold', { availability: 'sold' }, { availability: 'available' }],
  ])('a listing that is %s is found no more, until it is back', async (_, gone, back) => {
    await update('200', gone);
    expect(await listIds('loft')).toEqual([]);
    expect(await listIds('zavel')).toEqual([]);
    await update('200', back);
    expect(await listIds('loft')).toEqual(['200']);
  });

  test('an edit that fails leaves the words as they were', async () => {
    await expect(update('200', { goal: 'swap' })).rejects.toThrow();
    expect(await listIds('loft')).toEqual(['200']);
  });

  test('an empty text index is filled at the next start', async () => {
    const { connection } = cms.strapi.db;
    await connection('search_words_fr').delete();
    expect(await rebuildOutdatedReadModel(cms.strapi)).toBe(true);
    expect(await listIds('text', { language: 'fr', filter: { cities: ['4000'] } })).toEqual([
      '205',
    ]);
    expect(await rebuildOutdatedReadModel(cms.strapi)).toBe(false);
  });
});

describe('FIND-15 reads any text without an error', () => {
  test.each([
    ...['"', '""', "'", '`', '*', '-', '--', '^', '+', ':', '(', ')', '()', '{}', '[]', '\\', '/'],
    ...['%', '_', '%%', '?', '??', ':name', '$1', '@@', '|', '&', '!', '<->', ';', '\u0000'],
    ...['AND', 'OR', 'NOT', 'NEAR', 'NEAR(', 'NEAR(a b, 2)', 'a NEAR b', 'loft AND', 'OR loft'],
    ...['"loft', 'loft"', 'lo*ft', '-loft', '^loft', 'title:loft', '{title} : loft', 'title : "x'],
    ...[
      "'; drop table listings; --",
      "loft' or '1'='1",
      'loft:*A',
      "'loft':*",
      'loft & !',
      '🏠',
      '🏠 loft',
    ],
    ...[
      '\ud800',
      '\udfff loft',
      'é'.repeat(200),
      'x'.repeat(200),
      'a '.repeat(100),
      '1 '.repeat(100),
    ],
    ...['ﬁ', '½', '漢字', 'שלום', 'ıİ', '\t\n', '\u200b', 'rowid', 'search_words_nl', 'null'],
  ])('%j', async (text) => {
    const answer = await search(text);
    expect(answer.total).toBeGreaterThanOrEqual(0);
    const { data, errors } = await cms.query(
      `query ($text: String!) {
        countListings(language: "nl", filter: { goal: sale, text: $text })
        quickSearch(language: "nl", text: $text) { types { webId } }
      }`,
      { text },
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ countListings: answer.total });
  });

  test.each([
    ['"loft"', ['200']],
    ['-loft', ['200']],
    ['lo*', ['200']],
    ['title:loft', []],
    ['loft OR hoeve', []],
    ['NEAR(loft)', []],
    ['%oft', []],
    ['loft 🏠', ['200']],
    ["loft'--", ['200']],
  ])('%j finds %j: nothing in it is an operator', async (text, ids) => {
    expect(await listIds(text)).toEqual(ids);
  });

  test('and everything is still there', async () => {
    expect(await listIds('loft')).toEqual(['200']);
  });
});
