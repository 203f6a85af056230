import { expect, test } from 'vitest';
import { collapseText } from './history-view.server';

test.each([
  ['', null],
  ['  Called back.  ', null],
  ['x'.repeat(160), null],
  ['x'.repeat(161), `${'x'.repeat(160)}…`],
  [`${'word '.repeat(40)}`, `${'word '.repeat(31)}word…`],
  [`${'x'.repeat(159)}🏠${'x'.repeat(20)}`, `${'x'.repeat(159)}…`],
])('OWN-5 folds %j', (text, start) => {
  expect(collapseText(text)).toEqual({ start, whole: text.trim() });
});
