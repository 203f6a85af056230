import { expect, test } from 'vitest';
import { measureScript } from '../testing/measure-script';

const most = 95 * 1024;

test('FIND-6 a list page loads at most 95 KB of script before anything is touched', () => {
  const files = measureScript(['root', 'routes/language/route', 'page']);
  const total = [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
  expect(files.size).toBeGreaterThan(5);
  expect([total <= most, total, [...files]]).toEqual([true, total, [...files]]);
});

test('FIND-2 the combobox waits until the quick search is touched', () => {
  const files = [...measureScript(['root', 'routes/language/route', 'home']).keys()];
  expect(files.filter((file) => file.includes('combobox'))).toEqual([]);
});
