import { expect, test } from 'vitest';
import { nameRun, type NamedRun } from './name-run';

const startedAt = '2026-11-27T08:12:40.000Z';
const call = (run: NamedRun, language: 'nl' | 'fr' | 'en' | 'de' = 'nl') =>
  nameRun({ startedAt, sourceKey: 'snapshot', ...run }, language);

test('EDIT-8 an import is called by its moment and what it read, in the language of the reader', () => {
  const run = { source: '/srv/agency/seed/snapshot' };
  expect(call(run)).toBe('27/11/2026 09:12, voorbeeld (snapshot)');
  expect(call(run, 'fr')).toBe('27/11/2026 09:12, exemple (snapshot)');
  expect(call(run, 'en')).toBe('27/11/2026 09:12, example (snapshot)');
  expect(call(run, 'de')).toBe('27.11.2026 09:12, Beispiel (snapshot)');
});

test.each([
  [{ source: '/home/jan/export-november' }, 'export-november (snapshot)'],
  [{ source: 'https://feeds.example.be/42/' }, 'feeds.example.be (snapshot)'],
  [{ source: 'snapshot' }, 'snapshot'],
  [{ source: 'brussels (whise)', sourceKey: 'brussels' }, 'brussels (whise)'],
  [{ source: '/srv/agency/places-2026.csv', sourceKey: null }, 'places-2026.csv'],
  [{ source: '/srv/agency/seed/places.csv', sourceKey: null }, 'voorbeeld (places.csv)'],
])('EDIT-8 an import of %o is called %s', (run, name) => {
  expect(call(run)).toBe(`27/11/2026 09:12, ${name}`);
});

test('EDIT-8 an import of which the moment is not read has no name', () => {
  expect(call({ source: 'snapshot', startedAt: undefined })).toBeNull();
});
