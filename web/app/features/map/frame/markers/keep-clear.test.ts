import { isTouching } from '@agency/domain/map/rect';
import { expect, test } from 'vitest';
import { buildMarker } from '../../../../testing/build-marker';
import { keepClear, searchBar } from './keep-clear';
import { drawnAt, type DrawnMarker } from '../keep-inside';
import { rectOfMarker } from './marker-size';

const size = { x: 390, y: 493 };
const draw = { left: 12, right: 98, top: 12, bottom: 56 };

function price(x: number, y: number): DrawnMarker {
  const marker = buildMarker('€ 749.000', `${x} ${y}`);
  return { marker, at: { x, y }, beside: { x: 0, y: 0 } };
}

const rectOf = (drawn: DrawnMarker) => rectOfMarker(drawn.marker, 'price', drawnAt(drawn));

test('FIND-10 a marker that a button would cut moves beside it, as little as it takes', () => {
  const [half, clear] = [price(60, 60), price(60, 120)];
  const drawn = keepClear([half, clear], 'price', size, [draw]);
  expect(drawn[1]).toBe(clear);
  const moved = drawn[0] as DrawnMarker;
  expect(moved.beside.x).toBe(0);
  expect(rectOf(moved).top).toBe(draw.bottom + 4);
  expect(keepClear([half], 'price', size, [])).toEqual([half]);
});

test('FIND-10 moved markers lie on no other marker; one without a free place stays where it is', () => {
  const drawn = keepClear([price(60, 60), price(60, 80)], 'price', size, [draw]);
  const [moved, other] = drawn.map(rectOf);
  expect(moved?.top).toBe((other?.bottom ?? 0) + 4);
  const wall = { left: 0, right: 390, top: 0, bottom: 300 };
  const below = price(200, 100);
  expect(keepClear([below], 'price', size, [wall])).toEqual([below]);
});

test('FIND-10 the upper and the lower edge cut no marker; one beyond them waits for the map to move', () => {
  const [above, lower, beyond, reaching] = [
    price(200, 8),
    price(200, 490),
    price(200, -40),
    price(200, 500),
  ];
  const drawn = keepClear([above, lower, beyond, reaching], 'price', size, []);
  expect(drawn).toHaveLength(3);
  const [first, second] = drawn.map(rectOf);
  expect([first?.top, second?.bottom]).toEqual([4, size.y - 4]);
  expect(drawn[2]).toBe(beyond);
});

test('FIND-10 no marker lies below the choice to search as the map moves', () => {
  const phone = searchBar(size);
  const desktop = searchBar({ x: 720, y: 712 });
  expect([phone.bottom, desktop.bottom, desktop.right]).toEqual([493 - 31, 712 - 31, 720 - 12]);
  const drawn = keepClear([price(200, 440), price(200, 340)], 'price', size, [phone]);
  expect(drawn.map((one) => isTouching(rectOf(one), phone))).toEqual([false, false]);
});
