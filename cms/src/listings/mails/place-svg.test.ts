import { expect, test } from 'vitest';
import { labelsFor } from '@agency/domain/map/place-labels';
import { listTowns } from '@agency/domain/map/list-towns';
import { drawPlaceArea, findPlaceWindow } from '@agency/domain/map/place-window';
import { pickMailColors } from '../../platform/mail/mail-colors';
import { buildPlaceSvg } from './place-svg';

const middle = { latitude: 50.8271, longitude: 4.3723 };
const window = findPlaceWindow(middle, 36, 2);
const labels = labelsFor(listTowns('nl'), window, { width: 400, height: 200, seen: 0.96 }, true);
const colors = pickMailColors({ accentColor: '#123456' });

const draw = (area: ReturnType<typeof drawPlaceArea>) =>
  buildPlaceSvg({ window, around: window, area, labels, colors });

test('DETAIL-10 a map in a mail has the marker or the area, and needs no font and nothing from elsewhere', () => {
  const exact = draw([]);
  const area = draw(drawPlaceArea(middle, 'city'));
  expect(labels.length).toBeGreaterThan(2);
  for (const svg of [exact, area]) expect(svg).not.toMatch(/<text|href|font|NaN|undefined/);
  expect(exact).toContain('translate(472 187)');
  expect(exact).not.toContain('#12345622');
  expect(area).toContain('fill="#12345622"');
  expect(area).not.toContain('translate(472 187)');
});

test('DETAIL-10 a place is in the middle of its window, and a postal code about in it', () => {
  expect((window.north + window.south) / 2).toBeCloseTo(middle.latitude);
  expect((window.east + window.west) / 2).toBeCloseTo(middle.longitude);
  const area = drawPlaceArea(middle, 'country');
  expect(Math.max(...area.map(({ lat }) => lat)) - middle.latitude).toBeCloseTo(2.8 / 111.32, 4);
});
