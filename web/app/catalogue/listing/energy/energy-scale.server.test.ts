import { expect, test } from 'vitest';
import { buildContext } from '../../../testing/build-site-answer';
import { buildEnergyScale } from './energy-view.server';

const flanders = {
  energyScale: ['a_plus', 'a', 'b', 'c', 'd', 'e', 'f'],
  energyLimits: [0, 100, 200, 300, 400, 500],
};

function build(label: string | null, energyPerformance: number | null, ladder = flanders) {
  return buildEnergyScale({ ...ladder, label, energyPerformance }, buildContext('nl'));
}

test('DETAIL-6 the labels of one letter stand together, with the figure the family ends at', () => {
  const scale = build('b', 150);
  expect(scale?.families.map(({ letter, limit }) => [letter, limit])).toEqual([
    ...[
      ['A', '100'],
      ['B', '200'],
      ['C', '300'],
      ['D', '400'],
      ['E', '500'],
      ['F', null],
    ],
  ]);
  expect(scale?.families[0]?.rungs.map(({ sign }) => sign)).toEqual(['+', '']);
  expect(scale?.text).toContain('dit pand heeft label B');
});

test.each([
  ['b', 150, 35.7],
  ['b', 200, 40.7],
  ['f', 900, 92.9],
  ['a_plus', -5, 7.1],
  ['c', null, 50],
])('DETAIL-6 label %s with %j kWh/m² stands at %j percent', (label, figure, at) => {
  expect(build(label, figure)?.at).toBe(at);
});

test.each([null, 'g', 'constructor'])('RULE-5 there is no place on the ladder for %j', (label) => {
  expect(build(label, 120)).toBeNull();
});

test('RULE-5 there is no scale without a ladder', () => {
  expect(build('b', 58, { energyScale: [], energyLimits: [] })).toBeNull();
});
