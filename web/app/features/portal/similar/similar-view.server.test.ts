import { expect, test } from 'vitest';
import { createLanguageContext } from '../../../i18n/language-context.server';
import { createRouteTable } from '../../../i18n/paths/route-table';
import { buildSimilar } from './similar-view.server';

const english = createLanguageContext(createRouteTable(), 'en');
const listDays = (visits: number) =>
  Array.from({ length: 30 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 9, 23 + index)).toISOString().slice(0, 10),
    visits,
  }));

/** So many visits on each of 30 days, beside an average of others. */
const build = (own: number, average: number, since = '2026-01-02') => {
  const similar = { listings: 6, days: Array<number>(30).fill(average), last30: 30 * average };
  return buildSimilar(english, { days: listDays(own), since, similar });
};

test.each([
  [112, 100, '12% more views than 6 similar properties on average.'],
  [88, 100, '12% fewer views than 6 similar properties on average.'],
  [105, 100, 'About as many views as 6 similar properties on average.'],
  [95, 100, 'About as many views as 6 similar properties on average.'],
  [94, 100, '6% fewer views than 6 similar properties on average.'],
  [0, 40, '100% fewer views than 6 similar properties on average.'],
  [299, 100, '199% more views than 6 similar properties on average.'],
  [450, 100, '5 times as many views as 6 similar properties on average.'],
  [5, 0, 'Views here, and none yet on 6 similar properties.'],
  [0, 0, 'No views in these days, nor on 6 similar properties.'],
])('OWN-4 %i visits a day beside an average of %d are said as: %s', (own, average, text) => {
  expect(build(own, average).text).toBe(text);
});

test('OWN-4 the numbers of the comparison, of a day each, stand under it', () => {
  expect(build(1204, 33.333).numbers.map(({ label, value }) => [label, value])).toEqual([
    ['Your property, per day over 30 days', '1.204'],
    ['Average of 6 similar properties', '33,3'],
  ]);
});

test('OWN-4 only the days on which a listing was online are compared', () => {
  const days = listDays(0).map((day) => (day.day < '2026-11-12' ? day : { ...day, visits: 9 }));
  const means = days.map(({ day }) => (day < '2026-11-12' ? 100 : 9));
  const similar = { listings: 6, days: means, last30: 2090 };
  const view = buildSimilar(english, { days, since: '2026-11-12', similar });
  expect(view.text).toContain('About as many');
  expect(view.numbers[0]).toEqual({ label: 'Your property, per day over 10 days', value: '9' });
});

test.each([
  ['2026-11-20', 'Online since 20 November. A comparison follows from 26 November.'],
  ['2026-11-21', 'Online since 21 November. A comparison follows from 27 November.'],
])('OWN-4 online since %s, a listing is not compared yet', (since, text) => {
  expect(build(25, 5, since)).toMatchObject({ text, numbers: [] });
});

test('OWN-4 a listing is compared on the seventh day', () => {
  expect(build(5, 5, '2026-11-15').numbers).toHaveLength(2);
});

test('OWN-4 of fewer than three similar listings nothing is shown but why', () => {
  const view = buildSimilar(english, { days: listDays(1), since: null, similar: null });
  expect(view.numbers).toEqual([]);
  expect(view.text).toContain('at least three');
});
