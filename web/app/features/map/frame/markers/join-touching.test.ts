import { expect, test } from 'vitest';
import type { Marker } from './cluster-places';
import { joinTouching } from './join-touching';

function price(id: string, label: string, x: number, y: number) {
  const property = { id, latitude: y, longitude: x, isExact: true, label, tone: 'open' as const };
  const box = { south: y, west: x, north: y, east: x };
  const marker: Marker = {
    key: id,
    latitude: y,
    longitude: x,
    count: 1,
    properties: [property],
    box,
  };
  return { marker, at: { x, y } };
}

test('FIND-10 prices that would lie on one another are one marker that holds both', () => {
  const touching = [price('1', '€ 640.000', 100, 100), price('2', '€ 1.095.000', 160, 120)];
  const apart = [price('3', '€ 749.000', 400, 100), price('4', '€ 749.000', 400, 133)];
  const markers = joinTouching([...touching, ...apart], 'price').map(({ marker }) => marker);
  expect(markers.map(({ key, count }) => [key, count])).toEqual([
    ['1 2', 2],
    ['3', 1],
    ['4', 1],
  ]);
  expect(markers[0]).toMatchObject({
    longitude: 130,
    latitude: 110,
    box: { south: 100, west: 100, north: 120, east: 160 },
  });
});

test('FIND-10 a joined marker is as small as its number, and reaches no farther', () => {
  const row = [
    price('1', '€ 1.200.000', 100, 100),
    price('2', '€ 1.200.000', 230, 100),
    price('3', '€ 1.200.000', 165, 100),
  ];
  expect(joinTouching(row, 'price').map(({ marker }) => marker.count)).toEqual([1, 2]);
});
