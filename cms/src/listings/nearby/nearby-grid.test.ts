import { describe, expect, test } from 'vitest';
import { nearKinds } from '@agency/domain/near-kinds';
import { createRandom } from '../../../test/build-rows';
import { measureDistance } from '../rules/places/geo-area';
import { findNearbyColumns, noNearby } from './nearby-columns';
import { emptyGrid, NearbyGrid, type NearbyPoint } from './nearby-grid';

const named = { names: { nl: 'Halte', fr: 'Arrêt' }, attribution: 'Test' };
const at = { latitude: 50.8428, longitude: 4.3515 };

function buildPoints(count: number): NearbyPoint[] {
  const random = createRandom(7);
  return Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    kind: nearKinds[Math.floor(random() * nearKinds.length)] ?? 'stop',
    ...named,
    latitude: at.latitude + (random() - 0.5) * 0.08,
    longitude: at.longitude + (random() - 0.5) * 0.12,
  }));
}

describe('what is near', () => {
  test('DETAIL-10 the nearest three of each kind within 1,500 m are those that measuring all finds', () => {
    const points = buildPoints(800);
    const grid = new NearbyGrid(points);
    const random = createRandom(3);
    for (let round = 0; round < 60; round += 1) {
      const latitude = at.latitude + (random() - 0.5) * 0.1;
      const longitude = at.longitude + (random() - 0.5) * 0.15;
      const measured = points
        .map(({ id, kind, ...place }) => {
          const km = measureDistance(latitude, longitude, place.latitude, place.longitude);
          return { id, kind, metres: Math.round(km * 1000) };
        })
        .filter(({ metres }) => metres < 1490)
        .sort((a, b) => a.metres - b.metres);
      const found = grid.findNearest(latitude, longitude);
      for (const kind of nearKinds) {
        const expected = measured.filter((one) => one.kind === kind).slice(0, 3);
        const own = found.filter((one) => one.kind === kind && one.metres < 1490);
        expect(own.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
        for (const [index, one] of expected.entries()) {
          expect(Math.abs((own[index]?.metres ?? 0) - one.metres)).toBeLessThanOrEqual(2);
        }
      }
    }
  });

  test('DETAIL-10 nothing is near where there are no places, or only far ones', () => {
    expect(emptyGrid.findNearest(at.latitude, at.longitude)).toEqual([]);
    const far = { id: 'far', kind: 'stop' as const, ...named, latitude: 51, longitude: 4.35 };
    expect(new NearbyGrid([far]).findNearest(at.latitude, at.longitude)).toEqual([]);
  });

  test('DETAIL-5 FIND-6 a listing that hides its address is near nothing', () => {
    const grid = new NearbyGrid([{ id: 'here', kind: 'park', ...named, ...at }]);
    expect(findNearbyColumns({ ...at, isExact: false }, grid)).toEqual(noNearby);
    expect(findNearbyColumns({ ...at, isExact: true }, grid)).toMatchObject({
      near_park: 0,
      near_stop: null,
    });
  });
});
