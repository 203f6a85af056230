import { expect, test } from 'vitest';
import type { MapProperty } from '../../map-messages';
import { createClusters, nearestZoom } from './cluster-places';

const world = { south: -85, west: -180, north: 85, east: 180 };

function buildProperty(id: string, latitude: number, longitude: number): MapProperty {
  return { id, latitude, longitude, isExact: true, label: id, tone: 'open' };
}

const brussels = [
  buildProperty('1', 50.84, 4.35),
  buildProperty('2', 50.845, 4.355),
  buildProperty('3', 50.845, 4.355),
];
const far = buildProperty('4', 49.6, 6.13);

test('FIND-10 near places are one marker from afar and several from near by', () => {
  const listMarkers = createClusters([...brussels, far], []);
  expect(
    listMarkers(world, 7)
      .map(({ count }) => count)
      .sort(),
  ).toEqual([1, 3]);
  expect(
    listMarkers(world, 16)
      .map(({ count }) => count)
      .sort(),
  ).toEqual([1, 1, 2]);
});

test('FIND-10 homes on one spot stay one marker at the nearest zoom, with all their ids', () => {
  const markers = createClusters(brussels, [])(world, nearestZoom);
  const both = markers.find(({ count }) => count === 2);
  expect(both?.properties.map(({ id }) => id).sort()).toEqual(['2', '3']);
});

test('FIND-10 a group counts all it stands for, and its marker holds its whole window', () => {
  const box = { south: 50.8, west: 4.2, north: 50.9, east: 4.5 };
  const group = { latitude: 50.85, longitude: 4.36, count: 700, box };
  const [marker] = createClusters(brussels, [group])(world, 5);
  expect(marker).toMatchObject({ count: 703, box });
});

test('FIND-10 what is not in the window is not drawn, and nothing is nothing', () => {
  const window = { south: 49, west: 6, north: 50, east: 7 };
  expect(createClusters([...brussels, far], [])(window, 12).map(({ key }) => key)).toEqual(['4']);
  expect(createClusters([], [])(world, 0)).toEqual([]);
});

test('FIND-10 markers are apart by their own size, at a half zoom as at a whole one', () => {
  for (const zoom of [10, 10.5]) {
    const pixels = (256 * 2 ** zoom) / 360;
    const beside = (distance: number) => [
      buildProperty('west', 0, 4.35),
      buildProperty('east', 0, 4.35 + distance / pixels),
    ];
    const below = (distance: number) => [
      buildProperty('north', 0, 4.35),
      buildProperty('south', -distance / pixels, 4.35),
    ];
    const count = (properties: MapProperty[]) => createClusters(properties, [])(world, zoom).length;
    expect([zoom, count(beside(68)), count(beside(76))]).toEqual([zoom, 1, 2]);
    expect([zoom, count(below(33)), count(below(39))]).toEqual([zoom, 1, 2]);
  }
});

test('FIND-18 municipalities of a city are told apart on the window that a list opens on', () => {
  const ixelles = [buildProperty('5', 50.822, 4.381), buildProperty('6', 50.823, 4.382)];
  const uccle = buildProperty('7', 50.79, 4.365);
  const jette = buildProperty('8', 50.878, 4.325);
  const counts = createClusters([...brussels, ...ixelles, uccle, jette], [])(world, 10.5).map(
    ({ count }) => count,
  );
  expect(counts.sort()).toEqual([1, 1, 2, 3]);
});
