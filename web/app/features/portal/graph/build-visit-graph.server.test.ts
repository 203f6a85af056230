import { expect, test } from 'vitest';
import { createLanguageContext } from '../../../i18n/language-context.server';
import { createRouteTable } from '../../../i18n/paths/route-table';
import { buildVisitGraph, listTicks } from './build-visit-graph.server';

const english = createLanguageContext(createRouteTable(), 'en');
const days = Array.from({ length: 30 }, (_, index) => ({
  day: new Date(Date.UTC(2026, 9, 23 + index)).toISOString().slice(0, 10),
  visits: index === 20 ? 12 : 1,
}));

test.each([
  [0, [0, 1, 2, 3]],
  [4, [0, 1, 2, 3, 4, 5]],
  [12, [0, 5, 10, 15]],
  [41, [0, 10, 20, 30, 40, 50]],
  [100, [0, 20, 40, 60, 80, 100, 120]],
  [454, [0, 100, 200, 300, 400, 500]],
  [4001, [0, 1000, 2000, 3000, 4000, 5000]],
])('OWN-4 the lines across a graph whose highest value is %d stand at %j', (most, expected) => {
  expect(listTicks(most)).toEqual(expected);
});

test('OWN-4 the graph names every seventh day back from today, and says each in words', () => {
  const graph = buildVisitGraph(english, { title: 'Visits', days });
  expect(graph.days.flatMap(({ mark }) => mark ?? [])).toEqual([
    ...['24/10', '31/10', '7/11', '14/11', '21/11'],
  ]);
  expect(graph.days.at(-2)?.text).toBe('20 November: 1 view');
  expect(graph.days.at(-1)?.text).toBe('21 November, so far: 1 view');
  expect(graph.summary).toBe('41 views in 30 days. The busiest day was 12 November, with 12.');
});

test('OWN-4 without a visit the graph says so and still has a scale', () => {
  const none = days.map(({ day }) => ({ day, visits: 0 }));
  const graph = buildVisitGraph(english, { title: 'Visits', days: none });
  expect(graph.summary).toBe('0 views in 30 days.');
  expect(graph.ticks.at(-1)).toEqual({ value: 3, text: '3' });
});

test('OWN-4 what it is compared with is a second line on one scale', () => {
  const compared = { name: 'Similar properties', values: days.map(() => 33.25) };
  const graph = buildVisitGraph(english, { title: 'Visits', days, compared });
  expect(graph.series.map(({ name }) => name)).toEqual(['Views', 'Similar properties']);
  expect(graph.series[1]?.texts[0]).toBe('33,3');
  expect(graph.ticks.at(-1)?.value).toBe(40);
});

test('OWN-4 the line begins on the day since which a listing is online', () => {
  const compared = { name: 'Similar properties', values: days.map(() => 2) };
  const graph = buildVisitGraph(english, { title: 'Visits', days, compared, since: '2026-11-20' });
  expect(graph.series[0]?.values.slice(26)).toEqual([null, null, 1, 1]);
  expect(graph.series[0]?.texts.slice(27)).toEqual(['–', '1', '1']);
  expect(graph.series[1]?.values[0]).toBe(2);
  expect(graph.days[27]?.text).toBe('19 November: –');
  expect(graph.summary).toMatch(/^\d+ views since 20 November\./);
});
