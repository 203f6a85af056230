import { expect, test } from 'vitest';
import { readRecords, type SeededSearch } from '../../../../test/seeded-search';

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

export function testListingPlaces(seeded: () => SeededSearch): void {
  async function listPlaces(filter: object, zoom = 9): Promise<Places> {
    const variables = { language: 'nl', filter, zoom };
    const { data, errors } = await seeded().cms.query<{ listingPlaces: Places }>(PLACES, variables);
    expect(errors).toBeUndefined();
    if (!data) throw new Error('no data');
    return data.listingPlaces;
  }

  test('FIND-10 are those of the list, with a price where that is published', async () => {
    const { total, points, clusters } = await listPlaces({ goal: 'rent' });
    const list = await seeded().search({ filter: { goal: 'rent' } });
    expect([points.length, clusters]).toEqual([total, []]);
    expect(total).toBeLessThanOrEqual(list.total);
    const narrow = { goal: 'rent', types: ['2'], cities: ['Brussel|1000'] };
    const ids = (await listPlaces(narrow)).points.map(({ id }) => id);
    expect(ids.sort()).toEqual((await seeded().listAll(narrow)).map(({ id }) => id).sort());
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
    const { errors } = await seeded().cms.query(PLACES, {
      language: 'nl',
      filter: { goal: 'sale' },
      zoom,
    });
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });
}
