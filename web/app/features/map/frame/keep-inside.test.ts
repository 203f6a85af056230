import { expect, test } from 'vitest';
import { buildMarker } from '../../../testing/build-marker';
import { drawnAt, keepInside } from './keep-inside';
import { rectOfMarker } from './markers/marker-size';

const size = { x: 390, y: 560 };

function price(x: number) {
  return { marker: buildMarker('€ 749.000'), at: { x, y: 100 } };
}

test.each([
  ['in the middle', 200],
  ['at the right edge', 385],
  ['at the left edge', 3],
])('FIND-10 a price %s is whole', (_, x) => {
  const [drawn] = keepInside([price(x)], 'price', size);
  if (!drawn) throw new Error('not drawn');
  const { left, right } = rectOfMarker(drawn.marker, 'price', drawnAt(drawn));
  expect([left >= 12, right <= size.x - 12]).toEqual([true, true]);
});

test('FIND-10 a place beyond the edge shows no part of its price; far outside it waits for the map to move', () => {
  expect(keepInside([price(410), price(-20)], 'price', size)).toEqual([]);
  expect(keepInside([price(500)], 'price', size)).toMatchObject([{ beside: { x: 0, y: 0 } }]);
});
