import { expect, test } from 'vitest';
import { findSurroundings } from '@agency/domain/map/find-surroundings';
import type { Corner } from '@agency/domain/map/map-box';
import { labelsFor } from '@agency/domain/map/place-labels';
import { pickMailColors } from '../../platform/mail/render/mail-colors';
import { buildPlaceSvg } from './draw-place';

const middle = { latitude: 50.8271, longitude: 4.3723 };
const belgium = 10;
const home = { ...middle, isExact: true, zip: '1050', countryId: belgium, cityName: 'ELSENE' };
const { window, towns } = findSurroundings(home, 'nl', 2);
const labels = labelsFor(towns, window, { width: 400, height: 200, seen: 0.96 }, true);
const colors = pickMailColors({ accentColor: '#123456' });

const findArea = (overrides: Partial<typeof home>) =>
  findSurroundings({ ...home, isExact: false, ...overrides }, 'nl', 2).area;
const draw = (area: readonly Corner[]) =>
  buildPlaceSvg({ window, around: window, area, labels, colors });

test('DETAIL-10 a map in a mail has the marker or the area, and needs no font and nothing from elsewhere', () => {
  const exact = draw([]);
  const area = draw(findArea({}));
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
});

test.each([
  ['in Brussels', {}, 1.5],
  ['in Luxembourg', { zip: '8001', countryId: 50 }, 1.5],
  ['elsewhere in Belgium', { zip: '8400' }, 2.8],
])('DETAIL-10 the area of a postal code %s is about as wide as most are', (_, overrides, km) => {
  const area = findArea(overrides);
  expect(Math.max(...area.map(({ lat }) => lat)) - middle.latitude).toBeCloseTo(km / 111.32, 4);
});
