import { expect, test } from 'vitest';
import { formatDuration } from './duration';

test.each([
  ['nl-BE', 730, '2 jaar'],
  ['fr-BE', 365, '1 an'],
  ['en-BE', 180, '6 months'],
  ['de-BE', 90, '3 Monate'],
  ['nl-BE', 30, '30 dagen'],
  ['fr-BE', 1, '1 jour'],
  ['en-BE', 366, '366 days'],
  ['de-BE', 3650, '10 Jahre'],
])('LANG-7 in %s %i days are %s', (locale, days, text) => {
  expect(formatDuration(locale, days).replace(/\u00a0/g, ' ')).toBe(text);
});
