import { expect, test } from 'vitest';
import { findPlace, listLevel, type MenuPage } from './menu-order';

const page = (documentId: string, sort: number, parent: string | null = null): MenuPage => ({
  documentId,
  title: documentId,
  sort,
  showInMenu: true,
  parent: parent === null ? null : { documentId: parent },
});
const pages = [page('a', 10), page('b', 20), page('below', 10, 'a'), page('c', 30), page('d', 31)];
const names = (level: readonly MenuPage[]): string =>
  level.map(({ documentId }) => documentId).join(' ');

test('EDIT-1 a level has its pages in the order of the menu, with what the form says', () => {
  expect(names(listLevel(pages, 'a', 10))).toBe('a b c d');
  expect(names(listLevel(pages, 'a', 25))).toBe('b a c d');
  expect(names(listLevel(pages, 'below', 10))).toBe('below');
  expect(listLevel(pages, 'new', 10)).toEqual([]);
});

test.each<[string, -1 | 1, number | null]>([
  ['a', -1, null],
  ['a', 1, 25],
  ['b', -1, 0],
  ['d', -1, 25],
  ['b', 1, null],
  ['c', 1, 41],
  ['d', 1, null],
])('EDIT-1 %s goes by %d to a place between its new neighbours', (documentId, step, place) => {
  const own = pages.find((one) => one.documentId === documentId)?.sort ?? 0;
  expect(findPlace(listLevel(pages, documentId, own), documentId, step)).toBe(place);
});
