import { expect, test } from 'vitest';
import { listChanges } from './subscribe-to-editorial';
import type { PublishedRow } from './published-rows';

const row = (locale: string, content: string, rest: Partial<PublishedRow> = {}): PublishedRow => ({
  locale,
  content,
  key: 'team',
  address: 'a',
  pages: [],
  ...rest,
});

test('CMS-2 only the languages whose content differs have changed', () => {
  const before = [row('nl', 'old'), row('fr', 'same'), row('de', 'old')];
  const after = [row('nl', 'new'), row('fr', 'same'), row('de', 'new')];
  expect(listChanges('page', before, after)).toEqual([
    { type: 'page', key: 'team', languages: ['nl', 'de'] },
  ]);
});

test('CMS-2 a write that changes nothing published says nothing', () => {
  expect(listChanges('page', [row('nl', 'same')], [row('nl', 'same')])).toEqual([]);
  expect(listChanges('page', [], [])).toEqual([]);
});

test('CMS-2 what is published, taken back or moved concerns every language', () => {
  const everywhere = [{ type: 'page', key: 'team', languages: null }];
  expect(listChanges('page', [], [row('nl', 'new')])).toEqual(everywhere);
  expect(listChanges('page', [row('nl', 'old')], [])).toEqual(everywhere);
  const moved = row('nl', 'new', { address: 'b' });
  expect(listChanges('page', [row('nl', 'old')], [moved])).toEqual(everywhere);
});

test('CMS-2 a key that changes is reported by its old name and its new', () => {
  const renamed = row('nl', 'new', { key: 'crew', address: 'b' });
  expect(listChanges('article', [row('nl', 'old')], [renamed])).toEqual([
    { type: 'article', key: 'team', languages: null },
    { type: 'article', key: 'crew', languages: null },
  ]);
});

test('CMS-2 what is written once changes in every language', () => {
  expect(listChanges('project', [row('', 'old')], [row('', 'new')])).toEqual([
    { type: 'project', key: 'team', languages: null },
  ]);
});

test('CMS-2 a module that is put on one page and taken off another changes both', () => {
  const before = [row('nl', 'old', { pages: ['home', 'about'] }), row('fr', 'same')];
  const after = [row('nl', 'new', { pages: ['home', 'contact'] }), row('fr', 'same')];
  expect(listChanges('module', before, after)).toEqual([
    { type: 'module', key: 'team', languages: ['nl'] },
    { type: 'page', key: 'about', languages: ['nl'] },
    { type: 'page', key: 'contact', languages: ['nl'] },
  ]);
});
