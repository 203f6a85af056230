import { nearKinds } from '@agency/domain/near-kinds';
import { createRandom } from '../../cms/test/build-rows';
import { findNearbyColumns } from '../../cms/src/listings/nearby/nearby-columns';
import { NearbyGrid } from '../../cms/src/listings/nearby/nearby-grid';
import { report, round } from '../table';

/**
 * CPU time to find the nearest three of each kind for every listing, at most a minute for
 * 100,000 listings and 30,000 places; all in one dense city, and across a country.
 */
const AREAS = { city: 0.06, country: 1.2 };

const rows = Object.entries(AREAS).flatMap(([area, degrees]) =>
  [
    { listings: 1_000, places: 300 },
    { listings: 100_000, places: 30_000 },
  ].map(({ listings, places }) => {
    const random = createRandom(1);
    const pick = () => ({
      latitude: 50.85 + (random() - 0.5) * 2 * degrees,
      longitude: 4.35 + (random() - 0.5) * 3 * degrees,
    });
    const points = Array.from({ length: places }, (_, index) => ({
      id: `place-${index}`,
      kind: nearKinds[index % nearKinds.length] ?? ('stop' as const),
      names: { nl: `Plaats ${index}` },
      attribution: 'Bench',
      ...pick(),
    }));
    const homes = Array.from({ length: listings }, pick);
    const before = process.cpuUsage();
    const grid = new NearbyGrid(points);
    let near = 0;
    for (const home of homes) {
      if (findNearbyColumns({ ...home, isExact: true }, grid).nearby) near += 1;
    }
    const { user, system } = process.cpuUsage(before);
    return { area, listings, places, near, 'processor (s)': round((user + system) / 1e6) };
  }),
);
report('nearby', rows, {});
