import { expect, test } from 'vitest';
import type { MapProperty } from '../map-messages';
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
  const listMarks = createClusters([...brussels, far], []);
  expect(
    listMarks(world, 7)
      .map(({ count }) => count)
      .sort(),
  ).toEqual([1, 3]);
  expect(
    listMarks(world, 16)
      .map(({ count }) => count)
      .sort(),
  ).toEqual([1, 1, 2]);
});

test('FIND-10 homes on one spot stay one marker at the nearest zoom, with all their ids', () => {
  const marks = createClusters(brussels, [])(world, nearestZoom);
  const both = marks.find(({ count }) => count === 2);
  expect(both?.properties.map(({ id }) => id).sort()).toEqual(['2', '3']);
});

test('FIND-10 a group counts all it stands for, and its marker holds its whole window', () => {
  const box = { south: 50.8, west: 4.2, north: 50.9, east: 4.5 };
  const group = { latitude: 50.85, longitude: 4.36, count: 700, box };
  const [mark] = createClusters(brussels, [group])(world, 5);
  expect(mark).toMatchObject({ count: 703, box });
});

test('FIND-10 what is not in the window is not drawn, and nothing is nothing', () => {
  const window = { south: 49, west: 6, north: 50, east: 7 };
  expect(createClusters([...brussels, far], [])(window, 12).map(({ key }) => key)).toEqual(['4']);
  expect(createClusters([], [])(world, 0)).toEqual([]);
});
