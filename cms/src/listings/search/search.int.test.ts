import path from 'node:path';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '@agency/domain/languages';
import { bootCms, type TestCms } from '../../../test/boot';
import { importSnapshot } from '../import/import-snapshot';

const seed = path.resolve(__dirname, '../../../../seed/snapshot');

let cms: TestCms;
let references: Record<string, { Price: number; Street: string; HouseNumber: string }>;

beforeAll(async () => {
  cms = await bootCms();
  const files = cms.strapi.db.query('plugin::upload.file');
  const ids = new Map<string, number>();
  const storePicture = async ({ name }: { name: string }): Promise<number> => {
    const known = ids.get(name);
    if (known !== undefined) return known;
    const formats = { avif100: { width: 100 }, avif400: { width: 400 } };
    const size = { width: 1360, height: 1020, size: 1, formats };
    const data = { name, hash: name, url: `/uploads/${name}`, mime: 'image/jpeg' };
    const { id } = await files.create({ data: { ...data, ...size, provider: 'local' } });
    ids.set(name, Number(id));
    return Number(id);
  };
  const pictures = path.resolve(seed, '../pictures');
  const report = await importSnapshot(cms.strapi, { source: seed, pictures, storePicture });
  expect(report).toMatchObject({ outcome: 'done', rejected: 0 });
  references = Object.fromEntries(readRecords('nl').map((record) => [record.ID, record])) as never;
});

afterAll(() => cms.stop());

function readRecords(language: string, file = 'properties'): Record<string, unknown>[] {
  return JSON.parse(readFileSync(path.join(seed, language, `${file}.json`), 'utf8')) as never;
}

const SEARCH = `query ($language: String!, $filter: ListingFilter!, $sort: ListingSort, $page: Int, $pageSize: Int) {
  searchListings(language: $language, filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {
    total
    items { id goal typeId groundArea title price pricePublished address bedrooms livingArea publishedAt zip cityName typeName energyLabel latitude longitude picture { src widths alt } }
    types { webId parentId name slug order count }
    cities { value name slug zip countryId countryName count selectedBy spellings { name count selectedBy } }
    energy { family count }
    amenities { amenity count }
    bedrooms { atLeast count }
  }
}`;

interface Item {
  id: string;
  price: number | null;
  livingArea: number | null;
  groundArea: number | null;
  typeId: string | null;
  bedrooms: number | null;
  energyLabel: string | null;
  latitude: number | null;
  longitude: number | null;
  publishedAt: string;
  zip: string;
  cityName: string;
}

interface Place {
  value: string;
  name: string;
  zip: string;
  count: number;
  selectedBy: string[];
  spellings: { name: string; count: number; selectedBy: string[] }[];
}

interface Search {
  total: number;
  items: Item[];
  types: { webId: string; parentId: string | null; name: string; count: number }[];
  cities: Place[];
  energy: { family: string; count: number }[];
  amenities: { amenity: string; count: number }[];
  bedrooms: { atLeast: number; count: number }[];
}

async function search(variables: Record<string, unknown>): Promise<Search> {
  const { data, errors } = await cms.query<{ searchListings: Search }>(SEARCH, {
    language: 'nl',
    ...variables,
  });
  expect(errors).toBeUndefined();
  if (!data) throw new Error('no data');
  return data.searchListings;
}

async function listAll(filter: Record<string, unknown>): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page += 1) {
    const found = await search({ filter, page, pageSize: 50 });
    items.push(...found.items);
    if (items.length >= found.total) return items;
  }
}

describe('searchListings', () => {
  test.each(languages)(
    'DATA-1 RULE-10 postal code 1000 has 19 sales and 44 rents in %s',
    async (language) => {
      const inZip = async (goal: string): Promise<number> => {
        const { cities } = await search({ language, filter: { goal }, pageSize: 1 });
        const there = cities.filter((city) => city.zip === '1000');
        expect(there).toHaveLength(1);
        expect(there[0]?.spellings.length).toBeGreaterThan(1);
        return there[0]?.count ?? 0;
      };
      expect([await inZip('sale'), await inZip('rent')]).toEqual([19, 44]);
    },
  );

  test.each(languages)(
    'RULE-10 cities in %s are counted as the snapshot counts them',
    async (language) => {
      const { cities } = await search({ language, filter: { goal: 'rent' } });
      const expected = readRecords(language, 'citysRent').filter((city) => city.Zip === '1000');
      const place = cities.find((city) => city.zip === '1000');
      for (const { Name, PropertyCount } of expected) {
        expect(place?.spellings).toContainEqual({
          name: Name,
          count: PropertyCount,
          selectedBy: [],
        });
      }
      expect(place?.count).toBe(
        expected.reduce((sum, { PropertyCount }) => sum + Number(PropertyCount), 0),
      );
    },
  );

  test('FIND-7 pages follow one another without gap or repetition', async () => {
    const all = await search({ filter: { goal: 'rent' }, pageSize: 50 });
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((page) => search({ filter: { goal: 'rent' }, page, pageSize: 10 })),
    );
    const ids = pages.flatMap((page) => page.items.map((item) => item.id));
    expect(new Set(ids).size).toBe(all.total);
    expect(ids.slice(0, 50)).toEqual(all.items.map((item) => item.id));
  });

  test('FIND-7 a page past the end is empty and knows the total', async () => {
    const { total, items } = await search({ filter: { goal: 'sale' }, page: 1000 });
    expect(items).toEqual([]);
    expect(total).toBeGreaterThan(40);
  });

  test('FIND-6 newest first', async () => {
    const dates = (await listAll({ goal: 'sale' })).map((item) => item.publishedAt);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test.each([
    ['priceAsc', (a: number, b: number) => a - b],
    ['priceDesc', (a: number, b: number) => b - a],
  ])('FIND-6 DETAIL-4 %s, prices on demand last', async (sort, compare) => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => search({ filter: { goal: 'sale' }, sort, page, pageSize: 50 })),
    );
    const prices = pages.flatMap(({ items }) => items.map((item) => item.price));
    expect(prices).toHaveLength(pages[0]?.total ?? 0);
    const known = prices.filter((price) => price !== null);
    expect(known).toEqual([...known].sort(compare));
    expect(prices.slice(0, known.length)).toEqual(known);
    expect(known.length).toBeLessThan(prices.length);
  });

  test('FIND-19 largest first: the living area, of land the ground area, without any last', async () => {
    const pages = await Promise.all(
      [1, 2].map((page) =>
        search({ filter: { goal: 'sale' }, sort: 'areaDesc', page, pageSize: 50 }),
      ),
    );
    const items = pages.flatMap((page) => page.items);
    const areas = items.map(
      ({ typeId, livingArea, groundArea }) => (typeId === '4' ? groundArea : livingArea) ?? 0,
    );
    expect(areas).toEqual([...areas].sort((a, b) => b - a));
    expect(items.some(({ typeId }, at) => typeId === '4' && Number(areas[at]) > 0)).toBe(true);
    for (const [at, { publishedAt }] of items.entries()) {
      const next = items[at + 1];
      if (next && areas[at] === areas[at + 1]) expect(publishedAt >= next.publishedAt).toBe(true);
    }
  });

  test('FIND-6 price, bedrooms, area and date narrow the list', async () => {
    const filter = { goal: 'rent', minPrice: 1000, maxPrice: 2000, minBedrooms: 2, minArea: 60 };
    const items = await listAll(filter);
    expect(items.length).toBeGreaterThan(0);
    for (const { price, bedrooms, livingArea } of items) {
      expect(price).toBeGreaterThanOrEqual(1000);
      expect(price).toBeLessThanOrEqual(2000);
      expect(bedrooms).toBeGreaterThanOrEqual(2);
      expect(livingArea).toBeGreaterThanOrEqual(60);
    }
    const [newest] = await listAll({ goal: 'rent' });
    const since = newest?.publishedAt.slice(0, 10);
    const recent = await listAll({ goal: 'rent', newSince: since });
    expect(recent.length).toBeGreaterThan(0);
    for (const item of recent) expect(item.publishedAt >= `${since}`).toBe(true);
  });

  test('FIND-6 a smallest price above the largest finds nothing', async () => {
    expect(await search({ filter: { goal: 'sale', minPrice: 2, maxPrice: 1 } })).toMatchObject({
      total: 0,
      items: [],
    });
  });

  test('DATA-5 choosing a parent means all its children, counted once', async () => {
    const { types } = await search({ filter: { goal: 'rent' } });
    const parent = types.find((type) => type.webId === '20');
    const children = types.filter((type) => type.parentId === '20').map((type) => type.webId);
    expect(children).toEqual(['1', '2', '3']);
    const { total } = await search({ filter: { goal: 'rent', types: ['20'] } });
    expect(total).toBe(parent?.count);
    expect((await search({ filter: { goal: 'rent', types: children } })).total).toBe(total);
    expect((await search({ filter: { goal: 'rent', types: ['20', '1'] } })).total).toBe(total);
  });

  test('RULE-9 a listing of two types is found under each and counted once under both', async () => {
    const both = readRecords('nl').find((record) => record.WebIDs === '5, 7');
    const goal = both?.Goal === 0 ? 'sale' : 'rent';
    for (const types of [['5'], ['7']]) {
      expect((await listAll({ goal, types })).map((item) => item.id)).toContain(both?.ID);
    }
    const ids = (await listAll({ goal, types: ['5', '7'] })).map((item) => item.id);
    expect(ids.filter((id) => id === both?.ID)).toHaveLength(1);
  });

  test('FIND-6 the counts of each facet follow the other filters', async () => {
    const filter = { goal: 'rent', types: ['2'], cities: ['Brussel|1000'] };
    const { total, types, cities } = await search({ filter });
    expect(types.find((type) => type.webId === '2')?.count).toBe(total);
    const brussels = cities.find((city) => city.value === '1000');
    expect(brussels?.spellings.find((spelling) => spelling.name === 'Brussel')?.count).toBe(total);
    for (const { webId, count } of types) {
      const same = { ...filter, types: [webId] };
      expect((await search({ filter: same, pageSize: 1 })).total).toBe(count);
    }
    const countIn = async (city: string): Promise<number> =>
      (await search({ filter: { ...filter, cities: [city] }, pageSize: 1 })).total;
    for (const { value, zip, count, spellings } of cities) {
      expect([value, await countIn(value)]).toEqual([value, count]);
      for (const { name, count: counted } of spellings) {
        expect([name, await countIn(`${name}|${zip}`)]).toEqual([name, counted]);
      }
    }
  });

  test('FIND-6 energy labels, bedrooms, garage, garden and terrace are counted as they filter', async () => {
    const filter = { goal: 'sale', types: ['20'], energyLabels: ['b', 'c', 'd'], minBedrooms: 2 };
    const { energy, amenities, bedrooms, total } = await search({ filter });
    const count = async (more: object) => (await search({ filter: { ...filter, ...more } })).total;
    expect(energy.map(({ family }) => family)).toEqual([...'abcdefg']);
    for (const { family, count: counted } of energy) {
      expect([family, await count({ energyLabels: [family] })]).toEqual([family, counted]);
    }
    for (const { atLeast, count: counted } of bedrooms) {
      expect([atLeast, await count({ minBedrooms: atLeast })]).toEqual([atLeast, counted]);
    }
    for (const { amenity, count: counted } of amenities) {
      expect([amenity, await count({ [amenity]: true })]).toEqual([amenity, counted]);
      expect(await count({ [amenity]: false })).toBe(total);
    }
    expect(energy.find(({ count: counted }) => counted > 0)).toBeDefined();
    expect(total).toBeGreaterThan(0);
  });

  test('FIND-6 an energy family means its plus and minus too', async () => {
    const items = await listAll({ goal: 'sale', energyLabels: ['b'] });
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ energyLabel }) => energyLabel?.startsWith('b'))).toBe(true);
  });

  test('FIND-10 a window and an area keep what stands in them', async () => {
    const box = [50.8, 4.3, 50.9, 4.45];
    const within = [50.8, 4.3, 50.9, 4.3, 50.9, 4.45, 50.8, 4.45];
    const inBox = await listAll({ goal: 'rent', box });
    expect(inBox.length).toBeGreaterThan(0);
    for (const { latitude, longitude } of inBox) {
      expect([Number(latitude) >= 50.8, Number(latitude) <= 50.9]).toEqual([true, true]);
      expect([Number(longitude) >= 4.3, Number(longitude) <= 4.45]).toEqual([true, true]);
    }
    const inArea = await listAll({ goal: 'rent', within });
    expect(inArea.map(({ id }) => id)).toEqual(inBox.map(({ id }) => id));
    const elsewhere = { goal: 'rent', box: [10, 10, 11, 11] };
    expect((await search({ filter: elsewhere })).total).toBe(0);
  });

  test('FIND-6 the number of results is known without them', async () => {
    const filter = { goal: 'rent', types: ['2'], garage: true };
    const { data } = await cms.query<{ countListings: number }>(
      'query ($filter: ListingFilter!) { countListings(language: "nl", filter: $filter) }',
      { filter },
    );
    expect(data?.countListings).toBe((await search({ filter })).total);
  });

  test('ROUTE-2 FIND-6 several cities, each by its own spelling', async () => {
    const names = ['Brussel|1000', 'BRUSSEL|1000'];
    const counts = await Promise.all(
      names.map(async (name) => (await search({ filter: { goal: 'rent', cities: [name] } })).total),
    );
    const { total } = await search({ filter: { goal: 'rent', cities: names } });
    expect(total).toBe((counts[0] ?? 0) + (counts[1] ?? 0));
  });

  test.each(['nl', 'fr', 'en', 'de'])(
    'FIND-16 LANG-3 a city of the filter is selected in %s whatever language spells it',
    async (language) => {
      const names = { nl: 'Brussel', fr: 'Bruxelles', en: 'Brussels', de: 'Brüssel' };
      for (const name of Object.values(names)) {
        const value = `${name}|1000`;
        const filter = { goal: 'rent', cities: [value] };
        const { total, cities } = await search({ language, filter });
        const place = cities.find((city) => city.value === '1000');
        const selected = place?.spellings.filter(({ selectedBy }) => selectedBy.length > 0);
        const own = names[language as keyof typeof names];
        expect(selected).toEqual([{ name: own, count: total, selectedBy: [value] }]);
        expect(total).toBeGreaterThan(0);
      }
      const filter = { goal: 'rent', cities: ['1000', 'BRUSSEL'] };
      const { total, cities } = await search({ language, filter });
      const place = cities.find((city) => city.value === '1000');
      expect(place).toMatchObject({ count: total, selectedBy: ['1000', 'BRUSSEL'] });
      expect(place?.spellings.flatMap(({ selectedBy }) => selectedBy)).toEqual([]);
    },
  );

  test.each([
    ['brux', 44],
    ['1000 brussel', 44],
    ['nowhere', 0],
    ['%', 0],
    ["'; drop table listings; --", 0],
    ['nowhere\u0000', 0],
  ])('FIND-5 the text %j finds %d rents in 1000', async (text, count) => {
    const { cities } = await search({ filter: { goal: 'rent', text } });
    const there = cities.filter((city) => city.zip === '1000');
    expect(there.reduce((sum, city) => sum + city.count, 0)).toBe(count);
  });

  test.each([
    ['nl', 'visgraat', ['5204117', '5204782']],
    ['nl', 'VISGRÁATVLOER zavelkerk', ['5204117']],
    ['nl', 'ernest allard', ['5204117']],
    ['nl', 'duplex brussel', ['5204117']],
    ['fr', 'visgraat', []],
  ])('FIND-13 in %s the text %j finds what is said of a listing', async (language, text, ids) => {
    const { items } = await search({ language, filter: { goal: 'sale', text }, pageSize: 50 });
    const found = items.map((item) => item.id);
    for (const id of ids) expect(found).toContain(id);
    if (ids.length === 0) expect(found).toEqual([]);
  });

  test('FIND-13 DETAIL-5 nobody is found by an address that is not published', async () => {
    const hidden = readRecords('nl').filter(
      (record) => record.PublishAddress === false && record.Street && record.Status === 1,
    );
    expect(hidden.length).toBeGreaterThan(0);
    for (const { ID, Goal, Street, HouseNumber } of hidden) {
      const text = `${String(Street)} ${String(HouseNumber)}`;
      const { items } = await search({
        filter: { goal: Goal === 0 ? 'sale' : 'rent', text },
        pageSize: 50,
      });
      expect(items.map((item) => item.id)).not.toContain(ID);
    }
  });

  test('FIND-21 where nothing is found every place of the goal is still there', async () => {
    const all = await search({ filter: { goal: 'sale' } });
    const none = await search({ filter: { goal: 'sale', minPrice: 2, maxPrice: 1 } });
    expect(none.cities.map(({ value }) => value)).toEqual(all.cities.map(({ value }) => value));
    expect(none.cities.every(({ count }) => count === 0)).toBe(true);
  });

  test('FIND-5 a reference as text finds that listing', async () => {
    const sale = readRecords('nl').find((record) => record.Goal === 0 && record.Status === 1);
    expect(await search({ filter: { goal: 'sale', text: ` ${String(sale?.ID)} ` } })).toMatchObject(
      {
        total: 1,
        items: [{ id: sale?.ID }],
      },
    );
  });

  test.each([
    [{ language: 'es', filter: { goal: 'sale' } }],
    [{ filter: { goal: 'sale' }, page: 0 }],
    [{ filter: { goal: 'sale' }, pageSize: 51 }],
    [{ filter: { goal: 'swap' } }],
    [{ filter: { goal: 'sale', text: 'x'.repeat(201) } }],
    [{ filter: { goal: 'sale', within: [50, 4, 51, 4] } }],
    [{ filter: { goal: 'sale', box: [51, 4, 50, 5] } }],
    [{ filter: { goal: 'sale', energyLabels: ['z'] } }],
  ])('FIND-6 %j is a mistake of the asker', async (variables) => {
    const { errors } = await cms.query(SEARCH, { language: 'nl', ...variables });
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });

  test('CMS-6 without the token of the site nobody searches', async () => {
    const variables = { language: 'nl', filter: { goal: 'sale' } };
    for (const token of [null, 'wrong']) {
      const { data } = await cms.query<{ searchListings: null }>(SEARCH, variables, token);
      expect(data?.searchListings).toBeFalsy();
    }
  });
});

const DETAIL = `query ($language: String!, $id: String!) {
  listingDetail(language: $language, id: $id) {
    card { id goal price pricePublished address latitude longitude citySlug typeSlug availability }
    description pictures { src alt kind } documents { id kind name }
    localized { language citySlug typeSlug title }
    registrationRights notaryFees totalCost depositAmount agencyCost heating bathrooms
  }
}`;

interface Detail {
  card: Record<string, unknown>;
  localized: { language: string; citySlug: string; typeSlug: string }[];
  pictures: { src: string; alt: string }[];
  [field: string]: unknown;
}

async function findDetail(id: string, language = 'nl'): Promise<Detail | null> {
  const { data, errors } = await cms.query<{ listingDetail: Detail | null }>(DETAIL, {
    language,
    id,
  });
  expect(errors).toBeUndefined();
  return data?.listingDetail ?? null;
}

describe('listingDetail', () => {
  test('ROUTE-4 DETAIL-2 has texts, pictures and the slugs of every language', async () => {
    const record = readRecords('fr').find((candidate) => candidate.ID === '5204117');
    const detail = await findDetail('5204117', 'fr');
    expect(detail).toMatchObject({ description: record?.Description, heating: record?.Heating });
    expect(detail?.localized.map((entry) => entry.language).sort()).toEqual([...languages].sort());
    expect(detail?.pictures).toHaveLength((record?.Pictures as unknown[]).length);
    expect(detail?.pictures[0]?.alt).toBe((record?.Pictures as { Name: string }[])[0]?.Name);
  });

  test.each(['0', '', 'nothing', "'; drop table listings; --", '\u0000', '💥'])(
    'ERR-4 there is no listing %j',
    async (id) => {
      expect(await findDetail(id)).toBeNull();
    },
  );

  test('DETAIL-4 a price that is not published is nowhere in the answer', async () => {
    const hidden = readRecords('nl').filter((record) => record.PublishPrice === false);
    expect(hidden.length).toBeGreaterThan(0);
    for (const { ID } of hidden) {
      const detail = await findDetail(String(ID));
      expect(detail).toMatchObject({
        card: { price: null, pricePublished: false },
        registrationRights: null,
        notaryFees: null,
        totalCost: null,
        depositAmount: null,
      });
      expect(JSON.stringify(detail)).not.toContain(String(references[String(ID)]?.Price));
    }
  });

  test('DETAIL-4 a price that is not published cannot be found out by filtering', async () => {
    const record = readRecords('nl').find(
      (candidate) => candidate.PublishPrice === false && candidate.Goal === 0,
    );
    const price = Number(record?.Price);
    for (const bounds of [{ minPrice: price - 1 }, { maxPrice: price + 1 }, { minPrice: 0 }]) {
      const ids = (await listAll({ goal: 'sale', ...bounds })).map((item) => item.id);
      expect(ids).not.toContain(record?.ID);
    }
  });

  test('DETAIL-5 an address that is not published is nowhere in the answer', async () => {
    const hidden = readRecords('nl').filter((record) => record.PublishAddress === false);
    expect(hidden.length).toBeGreaterThan(0);
    for (const { ID, Latitude } of hidden) {
      const detail = await findDetail(String(ID));
      if (!detail) continue;
      expect(detail.card).toMatchObject({ address: null });
      expect(detail.card.latitude).not.toBe(Latitude);
    }
  });

  test.each([
    [2, 'sold'],
    [4, 'rented'],
  ])('DETAIL-8 status %d is %s: it answers, and is in no list', async (status, availability) => {
    const record = readRecords('nl').find((candidate) => candidate.Status === status);
    const id = String(record?.ID);
    expect(await findDetail(id)).toMatchObject({ card: { availability } });
    for (const goal of ['sale', 'rent']) {
      const { total } = await search({ filter: { goal, text: id } });
      expect(total).toBe(0);
    }
  });
});

const PLACES = `query ($language: String!, $filter: ListingFilter!, $zoom: Int!) {
  listingPlaces(language: $language, filter: $filter, zoom: $zoom) {
    total
    points { id latitude longitude isExact price pricePublished availability }
    clusters { count }
  }
}`;

interface Places {
  total: number;
  points: {
    id: string;
    latitude: number;
    longitude: number;
    isExact: boolean;
    price: number | null;
  }[];
  clusters: object[];
}

async function listPlaces(filter: object, zoom = 9): Promise<Places> {
  const variables = { language: 'nl', filter, zoom };
  const { data, errors } = await cms.query<{ listingPlaces: Places }>(PLACES, variables);
  expect(errors).toBeUndefined();
  if (!data) throw new Error('no data');
  return data.listingPlaces;
}

describe('listingPlaces', () => {
  test('FIND-10 are those of the list, with a price where that is published', async () => {
    const { total, points, clusters } = await listPlaces({ goal: 'rent' });
    const list = await search({ filter: { goal: 'rent' } });
    expect([points.length, clusters]).toEqual([total, []]);
    expect(total).toBeLessThanOrEqual(list.total);
    const narrow = { goal: 'rent', types: ['2'], cities: ['Brussel|1000'] };
    const ids = (await listPlaces(narrow)).points.map(({ id }) => id);
    expect(ids.sort()).toEqual((await listAll(narrow)).map(({ id }) => id).sort());
  });

  test('DETAIL-5 FIND-10 without a published address stand on the centre of the postal code', async () => {
    const hidden = readRecords('nl').filter((record) => record.PublishAddress === false);
    const { points } = await listPlaces({ goal: 'sale' });
    const shown = points.filter(({ id }) => hidden.some(({ ID }) => ID === id));
    expect(shown.length).toBeGreaterThan(0);
    for (const { id, latitude, isExact } of shown) {
      expect(isExact).toBe(false);
      expect(latitude).not.toBe(hidden.find(({ ID }) => ID === id)?.Latitude);
    }
    expect(points.some(({ isExact }) => isExact)).toBe(true);
  });

  test.each([20, -1])('FIND-10 a zoom of %d is a mistake of the asker', async (zoom) => {
    const { errors } = await cms.query(PLACES, { language: 'nl', filter: { goal: 'sale' }, zoom });
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });
});

describe('similarListings', () => {
  const SIMILAR = `query ($id: String!, $count: Int!) {
    similarListings(language: "nl", id: $id, count: $count) { id goal availability typeId price }
  }`;

  async function listSimilar(id: string, count = 4): Promise<Record<string, unknown>[]> {
    const { data } = await cms.query<{ similarListings: Record<string, unknown>[] }>(SIMILAR, {
      id,
      count,
    });
    return data?.similarListings ?? [];
  }

  test('DETAIL-9 are on offer for the same goal, and never the listing itself', async () => {
    const sold = readRecords('nl').find((record) => record.Status === 2);
    for (const id of ['5204117', String(sold?.ID)]) {
      const detail = await findDetail(id);
      const similar = await listSimilar(id);
      expect(similar.length).toBeGreaterThan(0);
      expect(similar.map((other) => other.id)).not.toContain(id);
      for (const { availability, goal } of similar) {
        expect(['available', 'option']).toContain(availability);
        expect(goal).toBe(detail?.card.goal);
      }
    }
  });

  test('FIND-20 a villa gets villas, nobody another type, goal or more than 30 % of its price', async () => {
    const records = readRecords('nl');
    const typeOf = new Map(records.map((one) => [one.ID, [one.MainTypeName, one.TypeDescription]]));
    let found = 0;
    for (const { ID, Goal, PublishPrice, Price } of records) {
      for (const { id, goal, price } of await listSimilar(String(ID), 12)) {
        found += 1;
        expect([ID, typeOf.get(id)]).toEqual([ID, typeOf.get(ID)]);
        expect(goal).toBe(Goal === 0 ? 'sale' : 'rent');
        if (PublishPrice === false) continue;
        expect(Math.abs(Number(price) - Number(Price)) / Number(Price)).toBeLessThanOrEqual(0.3);
      }
    }
    expect(found).toBeGreaterThan(20);
  });

  test('DETAIL-9 there are none of a listing that does not exist', async () => {
    expect(await listSimilar('nothing')).toEqual([]);
  });
});

test('FIND-8 cards are found by their ids, in their order, once each', async () => {
  const sold = String(readRecords('nl').find((record) => record.Status === 2)?.ID);
  const { data } = await cms.query<{ listingCards: { id: string }[] }>(
    `query ($ids: [String!]!) { listingCards(language: "fr", ids: $ids) { id } }`,
    { ids: [sold, 'nothing', '5204117', sold] },
  );
  expect(data?.listingCards).toEqual([{ id: sold }, { id: '5204117' }]);
  const { errors } = await cms.query(
    `query ($ids: [String!]!) { listingCards(language: "fr", ids: $ids) { id } }`,
    { ids: Array.from({ length: 51 }, (_, index) => String(index)) },
  );
  expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
});

const QUICK = `query ($language: String!, $text: String!) {
  quickSearch(language: $language, text: $text) {
    types { webId name countSale countRent }
    cities { value name zip countSale countRent }
    listings { id }
  }
}`;

interface Quick {
  types: { webId: string; name: string; countSale: number; countRent: number }[];
  cities: { value: string; name: string; zip: string; countSale: number; countRent: number }[];
  listings: { id: string }[];
}

async function quick(text: string, language = 'nl'): Promise<Quick> {
  const { data, errors } = await cms.query<{ quickSearch: Quick }>(QUICK, { language, text });
  expect(errors).toBeUndefined();
  if (!data) throw new Error('no data');
  return data.quickSearch;
}

describe('quickSearch', () => {
  test.each(['', '   '])('FIND-2 the empty text %j gives the seven types alone', async (text) => {
    const { types, cities, listings } = await quick(text);
    expect(types.map((type) => type.webId)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect([cities, listings]).toEqual([[], []]);
  });

  test('FIND-1 FIND-3 types have their counts per goal', async () => {
    const { types } = await quick('');
    for (const { webId, countSale, countRent } of types) {
      const sale = await search({ filter: { goal: 'sale', types: [webId] }, pageSize: 1 });
      const rent = await search({ filter: { goal: 'rent', types: [webId] }, pageSize: 1 });
      expect([countSale, countRent]).toEqual([sale.total, rent.total]);
    }
  });

  test('FIND-5 cities by name, postal code or accent-stripped name, at most eight', async () => {
    expect((await quick('1000')).cities.every((city) => city.zip === '1000')).toBe(true);
    expect((await quick('1')).cities).toHaveLength(8);
    expect((await quick('ixel', 'fr')).cities.map((city) => city.zip)).toContain('1050');
    expect((await quick('BRUX', 'nl')).cities.map((city) => city.name)).toContain('Brussel');
    expect((await quick('zzz')).cities).toEqual([]);
  });

  test.each([
    ['1000', 'Brussel', 19, 44],
    ['bruxelles', 'Brussel', 19, 44],
  ])('FIND-16 %s is one place with the sum of its spellings', async (text, name, sale, rent) => {
    const { cities } = await quick(text);
    expect(cities.filter((city) => city.zip === '1000')).toEqual([
      { value: '1000', name, zip: '1000', countSale: sale, countRent: rent },
    ]);
  });

  test('FIND-5 the best city comes first', async () => {
    const [first] = (await quick('brussel')).cities;
    expect(first?.name.toLowerCase()).toBe('brussel');
  });

  test('FIND-5 a listing by its exact id, sold ones too, and not by a part of it', async () => {
    const sold = readRecords('nl').find((record) => record.Status === 2);
    expect((await quick(' 5204117 ')).listings).toEqual([{ id: '5204117' }]);
    expect((await quick(String(sold?.ID))).listings).toEqual([{ id: sold?.ID }]);
    expect((await quick('520411')).listings).toEqual([]);
  });

  test('FIND-5 types by the beginning of a word, in any language', async () => {
    expect((await quick('appart', 'en')).types.map((type) => type.webId)).toEqual(['2']);
    expect((await quick('gar', 'nl')).types.map((type) => type.webId)).toEqual(['7']);
  });
});

test('FIND-1 the totals are those of the lists', async () => {
  const { data } = await cms.query<{ listingCounts: { sale: number; rent: number } }>(
    '{ listingCounts { sale rent } }',
  );
  const sale = await search({ filter: { goal: 'sale' } });
  const rent = await search({ filter: { goal: 'rent' } });
  expect(data?.listingCounts).toEqual({ sale: sale.total, rent: rent.total });
});

test('LANG-3 cities are named in every language', async () => {
  const { data } = await cms.query<{
    cityNames: { city: string; names: { language: string; name: string }[] }[];
  }>(
    'query ($c: [String!]!) { cityNames(language: "nl", cities: $c) { city names { language name } } }',
    {
      c: ['Brussel|1000', 'Nowhere|1'],
    },
  );
  expect(data?.cityNames[0]?.names).toContainEqual({ language: 'fr', name: 'Bruxelles' });
  expect(data?.cityNames[1]).toEqual({ city: 'Nowhere|1', names: [] });
});

describe('the addresses of a sitemap', () => {
  const MAP = `{ listingMap { parts { number updatedAt } saleUpdatedAt rentUpdatedAt } }`;
  const PART = `query ($part: Int!) {
    listingAddresses(part: $part) { id goal updatedAt slugs { language citySlug typeSlug } }
  }`;
  interface Address {
    id: string;
    goal: string;
    updatedAt: string;
    slugs: object[];
  }

  async function listPart(part: number): Promise<Address[]> {
    const { data } = await cms.query<{ listingAddresses: Address[] }>(PART, { part });
    return data?.listingAddresses ?? [];
  }

  test('SEO-1 are those of all listings on offer, in every language, with their last change', async () => {
    const [sale, rent] = [
      await search({ filter: { goal: 'sale' } }),
      await search({ filter: { goal: 'rent' } }),
    ];
    const addresses = await listPart(1);
    expect(addresses).toHaveLength(sale.total + rent.total);
    expect(addresses.every(({ slugs }) => slugs.length === languages.length)).toBe(true);
    const stored = await cms.strapi.db
      .query('api::listing.listing')
      .findOne({ where: { reference: addresses[0]?.id } });
    expect(addresses[0]?.updatedAt).toBe(new Date(stored?.updatedAt as string).toISOString());
  });

  test('SEO-1 the map names the parts that there are and their newest change', async () => {
    const { data, errors } = await cms.query<{ listingMap: unknown }>(MAP);
    expect(errors).toBeUndefined();
    const addresses = await listPart(1);
    const newest = (goal: string): string | undefined =>
      addresses
        .filter((one) => one.goal === goal)
        .map((one) => one.updatedAt)
        .sort()
        .at(-1);
    const [saleUpdatedAt, rentUpdatedAt] = [newest('sale'), newest('rent')];
    const updatedAt = [saleUpdatedAt, rentUpdatedAt].sort().at(-1);
    expect(data?.listingMap).toEqual({
      parts: [{ number: 1, updatedAt }],
      saleUpdatedAt,
      rentUpdatedAt,
    });
    expect(await listPart(2)).toEqual([]);
  });
});

test('FORM-9 a saved search can ask for every type and every postal code that is known', async () => {
  const { data } = await cms.query<{
    listingChoices: {
      types: { webId: string; parentId: string | null }[];
      zips: { zip: string; names: string[]; region: string }[];
    };
  }>('{ listingChoices(language: "fr") { types { webId parentId } zips { zip names region } } }');
  expect(data?.listingChoices.types).toContainEqual({ webId: '1', parentId: '20' });
  expect(data?.listingChoices.zips).toContainEqual({
    zip: '1000',
    names: ['Bruxelles'],
    region: 'brussels',
  });
});
