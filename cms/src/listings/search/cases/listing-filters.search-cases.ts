import { expect, test } from 'vitest';
import { readRecords, SEARCH, type SeededSearch } from '../../../../test/seeded-search';

type SnapshotRecord = Record<string, unknown>;

/** Reads a number of the snapshot; 0 if missing. */
const numberOf = (record: SnapshotRecord, field: string): number => Number(record[field] ?? 0);
const areaOf = (record: SnapshotRecord): number =>
  numberOf(record, listTypes(record)[0] === '4' ? 'SurfaceGround' : 'SurfaceLiving');
/** An unpublished price matches any bounds. */
const hasPrice = (record: SnapshotRecord, from: number, to: number): boolean =>
  record.PublishPrice === false ||
  (numberOf(record, 'Price') >= from && numberOf(record, 'Price') <= to);

const bathroomsOf = (record: SnapshotRecord): number =>
  numberOf(record, 'NumberOfBathRooms') + numberOf(record, 'NumberOfShowerRooms');
const isBetween = (value: number, least: number, most: number): boolean =>
  value >= least && value <= most;
/** Free at once, or on a day that the snapshot names. */
const isFreeBy = (record: SnapshotRecord, day: string): boolean =>
  record.Availability === 'Onmiddellijk' ||
  (Boolean(record.AvailabilityDate) && String(record.AvailabilityDate).slice(0, 10) <= day);
const isCalled = (name: string) => (record: SnapshotRecord) => record.TypeDescription === name;

/** Descriptions of the snapshot's types that are kinds, with their types, in the order of lists. */
const KIND_NAMES = {
  Villa: '1 villa',
  Herenhuis: '1 townhouse',
  Hoeve: '1 farmhouse',
  Penthouse: '2 penthouse',
  Loft: '2 loft',
  Duplex: '2 duplex',
  'Gelijkvloers met tuin': '2 ground-floor',
  Bouwgrond: '4 building-plot',
  Kantoor: '6 office',
  Winkel: '6 shop',
  Atelier: '6 workshop',
  Garagebox: '7 garage-box',
  Staanplaats: '7 parking-space',
};

/** Filters of one goal with the expected test of a snapshot record. */
const FACTS_OF_GOAL: [string, Record<string, unknown>, (record: SnapshotRecord) => boolean][] = [
  ['sale', { types: ['townhouse'] }, isCalled('Herenhuis')],
  ['sale', { types: ['farmhouse'] }, isCalled('Hoeve')],
  ['sale', { types: ['building-plot'] }, isCalled('Bouwgrond')],
  ['rent', { types: ['office'] }, isCalled('Kantoor')],
  ['rent', { types: ['parking-space'] }, isCalled('Staanplaats')],
  ['rent', { types: ['workshop'] }, isCalled('Atelier')],
  ['rent', { amenities: ['furnished'] }, (one) => one.Furnished === true],
  ['sale', { amenities: ['lifeAnnuity'] }, (one) => one.LifeAnnuity === true],
  ['rent', { availableBy: '2026-12-15' }, (one) => isFreeBy(one, '2026-12-15')],
  ['rent', { availableBy: '2026-12-01' }, (one) => isFreeBy(one, '2026-12-01')],
  ['rent', { availableBy: '2026-11-01' }, (one) => isFreeBy(one, '2026-11-01')],
];

/** Filters with the expected test of a snapshot record. */
const FACTS: [Record<string, unknown>, (record: SnapshotRecord) => boolean][] = [
  [{}, () => true],
  [
    { amenities: ['garage'] },
    (one) => numberOf(one, 'NumberOfGarages') + numberOf(one, 'NumberOfParkings') > 0,
  ],
  [{ amenities: ['garden'] }, (one) => one.Garden === true || numberOf(one, 'SurfaceGarden') > 0],
  [
    { amenities: ['terrace'] },
    (one) => one.Terrace === true || numberOf(one, 'SurfaceTerrace') > 0,
  ],
  [{ minBedrooms: 3 }, (one) => numberOf(one, 'NumberOfBedRooms') >= 3],
  [{ minArea: 100 }, (one) => areaOf(one) >= 100],
  [{ minArea: 60, maxArea: 100 }, (one) => isBetween(areaOf(one), 60, 100)],
  [
    { maxBedrooms: 2 },
    (one) =>
      numberOf(one, 'NumberOfBedRooms') <= 2 &&
      (numberOf(one, 'NumberOfBedRooms') > 0 || listTypes(one).includes('3')),
  ],
  [{ minBathrooms: 2 }, (one) => bathroomsOf(one) >= 2],
  [{ minGround: 100 }, (one) => numberOf(one, 'SurfaceGround') >= 100],
  [{ maxGround: 400 }, (one) => isBetween(numberOf(one, 'SurfaceGround'), 1, 400)],
  [{ minYear: 1950 }, (one) => numberOf(one, 'ConstructionYear') >= 1950],
  [{ maxYear: 1930 }, (one) => isBetween(numberOf(one, 'ConstructionYear'), 1, 1930)],
  [{ amenities: ['lift'] }, (one) => one.Lift === true],
  [{ types: ['penthouse'] }, isCalled('Penthouse')],
  [{ types: ['loft'] }, isCalled('Loft')],
  [{ types: ['duplex'] }, isCalled('Duplex')],
  [{ types: ['villa'] }, isCalled('Villa')],
  [{ types: ['shop'] }, isCalled('Winkel')],
  [{ types: ['2', 'loft'] }, isCalled('Loft')],
  [{ types: ['1', 'loft'] }, (one) => isCalled('Loft')(one) || listTypes(one).includes('1')],
  [{ minPrice: 900, maxPrice: 400_000 }, (one) => hasPrice(one, 900, 400_000)],
  [{ types: ['2'] }, (one) => listTypes(one).includes('2')],
  [{ types: ['20'] }, (one) => listTypes(one).some((id) => ['1', '2', '3'].includes(id))],
  [{ cities: ['1000'] }, (one) => one.Zip === '1000' && one.CountryID === 10],
  [
    { types: ['2'], amenities: ['garage', 'terrace'], minBedrooms: 2 },
    (one) =>
      listTypes(one).includes('2') &&
      numberOf(one, 'NumberOfGarages') + numberOf(one, 'NumberOfParkings') > 0 &&
      (one.Terrace === true || numberOf(one, 'SurfaceTerrace') > 0) &&
      numberOf(one, 'NumberOfBedRooms') >= 2,
  ],
];

function listTypes({ WebIDs, WebID }: SnapshotRecord): string[] {
  return String(WebIDs ?? WebID)
    .split(',')
    .map((id) => id.trim());
}

export function testListingFilters(seeded: () => SeededSearch): void {
  test.each(FACTS)(
    'FIND-24 FIND-6 %j finds those of which the snapshot says so, and no other',
    async (filter, fits) => {
      for (const goal of ['sale', 'rent']) {
        const offered = (await seeded().listAll({ goal })).map(({ id }) => id);
        const expected = readRecords('nl')
          .filter((one) => offered.includes(String(one.ID)) && fits(one))
          .map(({ ID }) => ID);
        const found = (await seeded().listAll({ goal, ...filter })).map(({ id }) => id);
        expect(expected.length).toBeGreaterThan(0);
        expect(found.sort()).toEqual(expected.sort());
      }
    },
  );

  test.each(FACTS_OF_GOAL)(
    'FIND-23 FIND-24 in %s %j finds those of which the snapshot says so, and no other',
    async (goal, filter, fits) => {
      const offered = (await seeded().listAll({ goal })).map(({ id }) => id);
      const expected = readRecords('nl')
        .filter((one) => offered.includes(String(one.ID)) && fits(one))
        .map(({ ID }) => ID);
      const found = (await seeded().listAll({ goal, ...filter })).map(({ id }) => id);
      expect(expected.length).toBeGreaterThan(0);
      expect(found.sort()).toEqual(expected.sort());
    },
  );

  test('FIND-23 the kinds of the goal are facets below their types, counted as they filter', async () => {
    const filter = { goal: 'sale', minBedrooms: 1 };
    const { types } = await seeded().search({ filter });
    const kinds = types.filter(({ webId }) => !/^\d+$/.test(webId));
    const offered = (await seeded().listAll({ goal: 'sale' })).map(({ id }) => id);
    const described = readRecords('nl')
      .filter(({ ID }) => offered.includes(String(ID)))
      .map(({ TypeDescription }) => String(TypeDescription));
    const expected = Object.entries(KIND_NAMES).filter(([name]) => described.includes(name));
    expect(expected.length).toBeGreaterThan(5);
    expect(kinds.map(({ webId, parentId }) => `${parentId} ${webId}`)).toEqual(
      expected.map(([, kind]) => kind),
    );
    for (const { webId, count } of kinds) {
      const { total } = await seeded().search({ filter: { ...filter, types: [webId] } });
      expect([webId, total]).toEqual([webId, count]);
    }
  });

  test('FIND-23 a list says how many do not state what a filter asks for', async () => {
    const rent = await seeded().search({ filter: { goal: 'rent', types: ['parking-space'] } });
    const offered = (await seeded().listAll({ goal: 'rent', types: ['7'] })).map(({ id }) => id);
    const isUnsaid = ({ ID, TypeDescription }: SnapshotRecord): boolean =>
      offered.includes(String(ID)) && !TypeDescription;
    const count = readRecords('nl').filter(isUnsaid).length;
    expect(count).toBeGreaterThan(0);
    expect(rent.unstated).toEqual([{ filter: 'types', count }]);
    const sale = await seeded().search({ filter: { goal: 'sale', amenities: ['terrace'] } });
    expect(sale.unstated).toEqual([]);
  });

  test('FIND-24 the homes are counted by price, whatever price is asked for', async () => {
    const filter = { goal: 'rent', maxPrice: 1000 };
    const { prices } = await seeded().search({ filter });
    const all = await seeded().listAll({ goal: 'rent' });
    const steps = prices.map(({ from }) => from);
    expect(steps[0]).toBe(0);
    expect(prices).toEqual(
      steps.map((from, index) => {
        const next = steps[index + 1] ?? Infinity;
        const isIn = ({ price }: { price: number | null }): boolean =>
          price !== null && price >= from && price < next;
        return { from, count: all.filter(isIn).length };
      }),
    );
  });

  test('FIND-6 price, bedrooms, area and date narrow the list', async () => {
    const filter = { goal: 'rent', minPrice: 1000, maxPrice: 2000, minBedrooms: 2, minArea: 60 };
    const items = await seeded().listAll(filter);
    expect(items.length).toBeGreaterThan(0);
    for (const { price, bedrooms, livingArea } of items) {
      // An unpublished price matches any bounds.
      expect(price === null || (price >= 1000 && price <= 2000)).toBe(true);
      expect(bedrooms).toBeGreaterThanOrEqual(2);
      expect(livingArea).toBeGreaterThanOrEqual(60);
    }
    const [newest] = await seeded().listAll({ goal: 'rent' });
    const since = newest?.publishedAt.slice(0, 10);
    const recent = await seeded().listAll({ goal: 'rent', newSince: since });
    expect(recent.length).toBeGreaterThan(0);
    for (const item of recent) expect(item.publishedAt >= `${since}`).toBe(true);
  });

  test('FIND-6 a smallest price above the largest finds nothing', async () => {
    expect(
      await seeded().search({ filter: { goal: 'sale', minPrice: 2, maxPrice: 1 } }),
    ).toMatchObject({
      total: 0,
      items: [],
    });
  });

  test('DATA-5 choosing a parent means all its children, counted once', async () => {
    const { types } = await seeded().search({ filter: { goal: 'rent' } });
    const parent = types.find((type) => type.webId === '20');
    const children = types.filter((type) => type.parentId === '20').map((type) => type.webId);
    expect(children).toEqual(['1', '2', '3']);
    const { total } = await seeded().search({ filter: { goal: 'rent', types: ['20'] } });
    expect(total).toBe(parent?.count);
    expect((await seeded().search({ filter: { goal: 'rent', types: children } })).total).toBe(
      total,
    );
    expect((await seeded().search({ filter: { goal: 'rent', types: ['20', '1'] } })).total).toBe(
      total,
    );
  });

  test('RULE-9 a listing of two types is found under each and counted once under both', async () => {
    const both = readRecords('nl').find((record) => record.WebIDs === '5, 7');
    const goal = both?.Goal === 0 ? 'sale' : 'rent';
    for (const types of [['5'], ['7']]) {
      expect((await seeded().listAll({ goal, types })).map((item) => item.id)).toContain(both?.ID);
    }
    const ids = (await seeded().listAll({ goal, types: ['5', '7'] })).map((item) => item.id);
    expect(ids.filter((id) => id === both?.ID)).toHaveLength(1);
  });

  test('FIND-6 the counts of each facet follow the other filters', async () => {
    const filter = { goal: 'rent', types: ['2'], cities: ['Brussel|1000'] };
    const { total, types, cities } = await seeded().search({ filter });
    expect(types.find((type) => type.webId === '2')?.count).toBe(total);
    const brussels = cities.find((city) => city.value === '1000');
    expect(brussels?.spellings.find((spelling) => spelling.name === 'Brussel')?.count).toBe(total);
    for (const { webId, count } of types) {
      const same = { ...filter, types: [webId] };
      expect((await seeded().search({ filter: same, pageSize: 1 })).total).toBe(count);
    }
    const countIn = async (city: string): Promise<number> =>
      (await seeded().search({ filter: { ...filter, cities: [city] }, pageSize: 1 })).total;
    for (const { value, zip, count, spellings } of cities) {
      expect([value, await countIn(value)]).toEqual([value, count]);
      for (const { name, count: counted } of spellings) {
        expect([name, await countIn(`${name}|${zip}`)]).toEqual([name, counted]);
      }
    }
  });

  test('FIND-6 energy labels, bedrooms, garage, garden and terrace are counted as they filter', async () => {
    const filter = { goal: 'sale', types: ['20'], energyLabels: ['b', 'c', 'd'], minBedrooms: 2 };
    const { choices, amenities, minimums, total } = await seeded().search({ filter });
    const count = async (more: object) =>
      (await seeded().search({ filter: { ...filter, ...more } })).total;
    const energy = choices.find((facet) => facet.filter === 'energyLabels')?.values ?? [];
    expect(energy.map(({ value }) => value)).toEqual([...'abcdefg']);
    for (const { value, count: counted } of energy) {
      expect([value, await count({ energyLabels: [value] })]).toEqual([value, counted]);
    }
    expect(minimums.map((facet) => facet.filter)).toContain('minBedrooms');
    for (const { filter: name, steps } of minimums) {
      for (const { atLeast, count: counted } of steps) {
        expect([name, atLeast, await count({ [name]: atLeast })]).toEqual([name, atLeast, counted]);
      }
    }
    for (const { amenity, count: counted } of amenities) {
      expect([amenity, await count({ amenities: [amenity] })]).toEqual([amenity, counted]);
    }
    expect(energy.find(({ count: counted }) => counted > 0)).toBeDefined();
    expect(total).toBeGreaterThan(0);
  });

  test('FIND-6 an energy family means its plus and minus too', async () => {
    const items = await seeded().listAll({ goal: 'sale', energyLabels: ['b'] });
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ energyLabel }) => energyLabel?.startsWith('b'))).toBe(true);
  });

  test('FIND-10 a window and an area keep what stands in them', async () => {
    const box = [50.8, 4.3, 50.9, 4.45];
    const within = [50.8, 4.3, 50.9, 4.3, 50.9, 4.45, 50.8, 4.45];
    const inBox = await seeded().listAll({ goal: 'rent', box });
    expect(inBox.length).toBeGreaterThan(0);
    for (const { latitude, longitude } of inBox) {
      expect([Number(latitude) >= 50.8, Number(latitude) <= 50.9]).toEqual([true, true]);
      expect([Number(longitude) >= 4.3, Number(longitude) <= 4.45]).toEqual([true, true]);
    }
    const inArea = await seeded().listAll({ goal: 'rent', within });
    expect(inArea.map(({ id }) => id)).toEqual(inBox.map(({ id }) => id));
    const elsewhere = { goal: 'rent', box: [10, 10, 11, 11] };
    expect((await seeded().search({ filter: elsewhere })).total).toBe(0);
  });

  test('FIND-6 the number of results is known without them', async () => {
    const filter = { goal: 'rent', types: ['2'], amenities: ['garage'] };
    const { data } = await seeded().cms.query<{ countListings: number }>(
      'query ($filter: ListingFilter!) { countListings(language: "nl", filter: $filter) }',
      { filter },
    );
    expect(data?.countListings).toBe((await seeded().search({ filter })).total);
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
    [{ filter: { goal: 'sale', amenities: ['pool'] } }],
  ])('FIND-6 %j is a mistake of the asker', async (variables) => {
    const { errors } = await seeded().cms.query(SEARCH, { language: 'nl', ...variables });
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });

  test('CMS-6 without the token of the site nobody searches', async () => {
    const variables = { language: 'nl', filter: { goal: 'sale' } };
    for (const token of [null, 'wrong']) {
      const { data } = await seeded().cms.query<{ searchListings: null }>(SEARCH, variables, token);
      expect(data?.searchListings).toBeFalsy();
    }
  });
}
