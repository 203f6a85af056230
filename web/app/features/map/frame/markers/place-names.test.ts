import { expect, test } from 'vitest';
import { buildMarker } from '../../../../testing/build-marker';
import { placeNames } from './place-names';

const size = { x: 800, y: 600 };

function place(name: string, x: number, y: number) {
  return { name, latitude: 50, longitude: 4, at: { x, y } };
}

function price(label: string, x: number, y: number) {
  return { marker: buildMarker(label), at: { x, y } };
}

function show(markers: ReturnType<typeof price>[]) {
  const places = [place('Gent', 300, 300)];
  return placeNames({ places, markers, variant: 'price', size, hasTools: true }).map(
    ({ beside: { x, y }, align, hasDot }) => [x, y, align, hasDot],
  );
}

test('FIND-10 a name stands beside the dot of its place, on whichever side is free', () => {
  expect(show([])).toEqual([[6, 0, 'start', true]]);
  expect(show([price('€ 400.000', 370, 300)])).toEqual([[-6, 0, 'end', true]]);
});

test('FIND-10 a name stands below or above a marker on its place, and nowhere else', () => {
  const on = price('€ 400.000', 304, 300);
  expect(show([on])).toEqual([[0, 25, 'middle', false]]);
  expect(show([on, price('€ 1.200.000', 310, 334)])).toEqual([[0, -25, 'middle', false]]);
  const above = price('€ 1.200.000', 310, 266);
  expect(show([on, price('€ 1.200.000', 310, 334), above])).toEqual([]);
  expect(show([price('€ 400.000', 330, 300)])).toEqual([]);
});

test('FIND-10 of two names that would be read as of one place the more important one stands', () => {
  const places = [place('Brussel', 400, 300), place('Ukkel', 400, 354)];
  const ofBrussels = price('€ 400.000', 400, 300);
  const ofUkkel = price('€ 300.000', 400, 368);
  const under = price('€ 1.200.000', 400, 400);
  const named = (markers: ReturnType<typeof price>[]) =>
    placeNames({ places, markers, variant: 'price', size, hasTools: true }).map(({ name }) => name);
  expect(named([ofBrussels])).toEqual(['Brussel', 'Ukkel']);
  expect(named([ofBrussels, ofUkkel, under])).toEqual(['Brussel']);
});

test('FIND-10 names stand until the choice to search as the map moves', () => {
  const show = (y: number) =>
    placeNames({
      places: [place('Ukkel', 200, y)],
      markers: [],
      variant: 'price',
      size: { x: 390, y: 493 },
      hasTools: true,
    });
  expect([show(380).length, show(420).length]).toEqual([1, 0]);
});

test('FIND-10 a name without room is left out: among others, at the edge, under the buttons', () => {
  const places = [
    place('Brussel', 400, 300),
    place('Schaarbeek', 410, 290),
    place('Mechelen', 430, 330),
    place('Oostende', 4, 300),
    place('Antwerpen', 400, 20),
    place('Hasselt', 780, 60),
  ];
  const names = placeNames({ places, markers: [], variant: 'price', size, hasTools: true }).map(
    ({ name }) => name,
  );
  expect(names).toEqual(['Brussel', 'Mechelen', 'Oostende']);
  const two = placeNames({
    places: places.slice(0, 1),
    markers: [],
    variant: 'price',
    size,
    hasTools: false,
  });
  expect(two).toHaveLength(1);
});
