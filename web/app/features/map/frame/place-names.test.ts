import { expect, test } from 'vitest';
import type { Mark } from './cluster-places';
import { placeNames } from './place-names';

const size = { x: 800, y: 600 };

function place(name: string, x: number, y: number) {
  return { name, latitude: 50, longitude: 4, at: { x, y } };
}

function price(label: string, x: number, y: number) {
  const property = { id: '1', latitude: 50, longitude: 4, isExact: true, label, tone: 'open' };
  const mark = { key: '1', count: 1, properties: [property] } as unknown as Mark;
  return { mark, form: 'price', at: { x, y } } as const;
}

test('FIND-10 a name stands at its place, and beside a marker that covers it', () => {
  const places = [place('Gent', 300, 300)];
  const show = (marks: ReturnType<typeof price>[]) =>
    placeNames({ places, marks, size, hasTools: true }).map(({ name, beside }) => [name, beside]);
  expect(show([])).toEqual([['Gent', { x: 0, y: 8 }]]);
  expect(show([price('€ 400.000', 300, 300)])).toEqual([['Gent', { x: 0, y: 32 }]]);
  expect(show([price('€ 400.000', 300, 300), price('€ 1.200.000', 310, 334)])).toEqual([
    ['Gent', { x: 0, y: -32 }],
  ]);
});

test('FIND-10 a name without room is left out: among others, at the edge, under the buttons', () => {
  const places = [
    place('Brussel', 400, 300),
    place('Schaarbeek', 410, 290),
    place('Mechelen', 430, 310),
    place('Oostende', 4, 300),
    place('Antwerpen', 400, 20),
    place('Hasselt', 780, 60),
  ];
  const names = placeNames({ places, marks: [], size, hasTools: true }).map(({ name }) => name);
  expect(names).toEqual(['Brussel', 'Mechelen', 'Oostende']);
  const two = placeNames({ places: places.slice(0, 1), marks: [], size, hasTools: false });
  expect(two).toHaveLength(1);
});
