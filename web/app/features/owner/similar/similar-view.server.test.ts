import { expect, test } from 'vitest';
import { createLanguageContext } from '../../../i18n/language-context.server';
import { createRouteTable } from '../../../i18n/route-table';
import { buildSimilar } from './similar-view.server';

const english = createLanguageContext(createRouteTable(), 'en');
const build = (last30: number, average: number) =>
  buildSimilar(english, { last30, similar: { listings: 6, days: [], last30: average } });

test.each([
  [112, 100, '12 % more views than 6 similar properties on average.'],
  [88, 100, '12 % fewer views than 6 similar properties on average.'],
  [100, 100.4, 'About as many views as 6 similar properties on average.'],
  [0, 40, '100 % fewer views than 6 similar properties on average.'],
  [299, 100, '199 % more views than 6 similar properties on average.'],
  [450, 100, '5 times as many views as 6 similar properties on average.'],
  [5, 0, 'Views here, and none yet on 6 similar properties.'],
  [0, 0, 'No views in these days, nor on 6 similar properties.'],
])('OWN-4 %i visits beside an average of %d are said as: %s', (last30, average, text) => {
  expect(build(last30, average).text).toBe(text);
});

test('OWN-4 the numbers of the comparison stand under it', () => {
  expect(build(1204, 33.333).numbers.map(({ value }) => value)).toEqual(['1.204', '33,3']);
});

test('OWN-4 of fewer than three similar listings nothing is told but why', () => {
  const view = buildSimilar(english, { last30: 12, similar: null });
  expect(view.numbers).toEqual([]);
  expect(view.text).toContain('at least three');
});
