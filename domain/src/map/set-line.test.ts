import { expect, test } from 'vitest';
import { languages } from '../languages';
import { listTowns } from './list-towns';
import { setLine } from './set-line';

test('FORM-14 every town that maps name can be drawn without a font', () => {
  const names = languages.flatMap((language) => listTowns(language).map(({ name }) => name));
  expect(names.filter((name) => setLine(name) === null)).toEqual([]);
});

test('FORM-14 letters stand one after the other, closer where their pair is', () => {
  const line = setLine('Ath');
  expect(line?.letters).toHaveLength(3);
  expect(line?.letters[0]).toMatchObject({ at: 0 });
  expect(setLine('Te')?.width).toBeLessThan(
    (setLine('T')?.width ?? 0) + (setLine('e')?.width ?? 0),
  );
  expect(setLine('Łódź')).toBeNull();
});
