import { expect, test } from 'vitest';
import type { Marker } from './cluster-places';
import { keepClear, listEdges, searchBar } from './keep-clear';

function price(x: number, y: number, aside = 0) {
  const property = { id: '1', latitude: 50, longitude: 4, isExact: true, label: '€ 749.000' };
  const marker = { key: '1', count: 1, properties: [property] } as unknown as Marker;
  return { marker, at: { x, y }, aside };
}

test('FIND-10 a marker that a button would cut is left out, also where it was moved below one', () => {
  const draw = { left: 12, right: 98, top: 12, bottom: 56 };
  const [half, clear, moved] = [price(60, 60), price(60, 90), price(150, 40, -40)];
  expect(keepClear([half, clear, moved], 'price', [draw])).toEqual([clear]);
  expect(keepClear([half], 'price', [])).toEqual([half]);
});

test('FIND-10 the upper and the lower edge cut no marker; one beyond them waits for the map to move', () => {
  const edges = listEdges({ x: 390, y: 493 });
  const [above, lower, beyond] = [price(200, 8), price(200, 490), price(200, -40)];
  expect(keepClear([above, lower, beyond], 'price', edges)).toEqual([beyond]);
});

test('FIND-10 no marker lies below the choice to search as the map moves', () => {
  const phone = searchBar({ x: 390, y: 493 });
  const desktop = searchBar({ x: 720, y: 712 });
  expect([phone.bottom, desktop.bottom, desktop.right]).toEqual([493 - 31, 712 - 31, 720 - 12]);
  expect(keepClear([price(200, 440), price(200, 390)], 'price', [phone])).toHaveLength(1);
});
