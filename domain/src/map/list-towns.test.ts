import { expect, test } from 'vitest';
import type { Language } from '../languages';
import { listTowns } from './list-towns';

test('FIND-10 DETAIL-10 towns are named in the language, in Dutch where none is known', () => {
  const nameOf = (language: string) =>
    listTowns(language as Language).find(({ zip }) => zip === '1000')?.name;
  expect(['nl', 'fr', 'de', 'lb'].map(nameOf)).toEqual([
    ...['Brussel', 'Bruxelles', 'Brüssel', 'Brussel'],
  ]);
});
