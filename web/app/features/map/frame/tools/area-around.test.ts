import { expect, test } from 'vitest';
import { parseCorners } from '../../../../lib/rules/map-area';
import { serialiseCorners } from '../../../../lib/rules/list-search';
import { areaAround, nearestPlace } from './area-around';

const place = { latitude: 50.8271, longitude: 4.3723 };

test('FIND-10 an area around a place is as wide as it was asked, and fits an address', () => {
  const area = areaAround(place, 5);
  const km = area.map(({ lat, lng }) =>
    Math.hypot(
      (lat - place.latitude) * 111.32,
      (lng - place.longitude) * 111.32 * Math.cos((place.latitude * Math.PI) / 180),
    ),
  );
  expect(Math.min(...km)).toBeGreaterThan(4.98);
  expect(Math.max(...km)).toBeLessThan(5.02);
  expect(parseCorners(serialiseCorners(area))).toEqual(area);
});

test('FIND-10 a corner is named by the place nearest to it', () => {
  const places = [
    { name: 'Ixelles', ...place },
    { name: 'Luxembourg', latitude: 49.61, longitude: 6.13 },
  ];
  expect(nearestPlace({ lat: 50.8, lng: 4.4 }, places)).toBe('Ixelles');
  expect(nearestPlace({ lat: 49.7, lng: 6 }, places)).toBe('Luxembourg');
  expect(nearestPlace({ lat: 0, lng: 0 }, [])).toBe('');
});
