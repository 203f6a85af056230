import { expect, test } from 'vitest';
import { buildBoard, findSource, type StoredRow } from './list-board';

const minute = 60_000;

function row(locale: string, change: Partial<StoredRow> = {}): StoredRow {
  const moments = { createdAt: 0, updatedAt: 10, publishedAt: null };
  return { documentId: 'a', locale, title: `Team ${locale}`, ...moments, ...change };
}

const published = (locale: string, updatedAt = 10): StoredRow =>
  row(locale, { publishedAt: 10, updatedAt });

test.each([
  ['only a draft', [row('nl')], 'draft'],
  ['published', [row('nl'), published('nl')], 'published'],
  ['changed since', [row('nl', { updatedAt: 20 }), published('nl')], 'changed'],
  ['not written', [row('fr')], 'missing'],
])('EDIT-4 what a document is in a language: %s', (_name, rows, state) => {
  expect(buildBoard('page', rows, new Map())[0]?.cells.nl.state).toBe(state);
});

test.each([
  ['nothing was changed', {}, []],
  ['the source was', { 'a nl': 5 * minute }, ['fr', 'en', 'de']],
  ['a translation was, after it', { 'a nl': 5 * minute, 'a fr': 6 * minute }, ['en', 'de']],
  ['a translation was, before it', { 'a nl': 5 * minute, 'a fr': minute }, ['fr', 'en', 'de']],
  ['only a translation was', { 'a fr': 5 * minute }, []],
])('EDIT-4 a translation is out of date when %s', (_name, texts, outdated) => {
  const rows = ['nl', 'fr', 'en', 'de'].map((locale) => row(locale));
  const [found] = buildBoard('page', rows, new Map(Object.entries(texts)));
  const languages = Object.entries(found?.cells ?? {}).filter(([, cell]) => cell.isOutdated);
  expect(languages.map(([language]) => language)).toEqual(outdated);
});

test('EDIT-4 the source is the language a document was first written in', () => {
  expect(findSource([row('fr'), row('nl')])).toBe('nl');
  expect(findSource([row('nl', { createdAt: 5 * minute }), row('fr')])).toBe('fr');
});

test('EDIT-4 documents are listed by their title in their source', () => {
  const rows = [row('nl'), row('nl', { documentId: 'b', title: 'Aanbod' })];
  expect(buildBoard('page', rows, new Map()).map(({ title }) => title)).toEqual([
    'Aanbod',
    'Team nl',
  ]);
});
