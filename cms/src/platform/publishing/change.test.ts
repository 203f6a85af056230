import { expect, test } from 'vitest';
import { mergeChanges, type Change } from './change';

const change = (key: string | null, languages: string[] | null = ['nl']): Change => ({
  type: 'page',
  key,
  languages,
});

test('CMS-2 the same change is said once, its languages together', () => {
  expect(mergeChanges([change('home', ['nl']), change('home', ['fr']), change('team')])).toEqual([
    change('home', ['fr', 'nl']),
    change('team'),
  ]);
});

test('CMS-2 a change in every language takes in that of one', () => {
  expect(mergeChanges([change('home', ['nl']), change('home', null)])).toEqual([
    change('home', null),
  ]);
});

test('CMS-2 a change of everything takes in those of one key, in all their languages', () => {
  const changes = [change('home', ['fr']), change(null, ['nl']), change('team', ['nl'])];
  expect(mergeChanges(changes)).toEqual([change(null, ['fr', 'nl'])]);
});

test('CMS-2 more than 500 keys become all of them, other types stay as they are', () => {
  const listings = Array.from({ length: 501 }, (_, index): Change => ({
    type: 'listing',
    key: String(index),
    languages: null,
  }));
  expect(mergeChanges(listings.slice(1))).toHaveLength(500);
  expect(mergeChanges([...listings, change('home')])).toEqual([
    { type: 'listing', key: null, languages: null },
    change('home'),
  ]);
});

test('CMS-2 what would be too long for a notice says all of each type', () => {
  const long = Array.from({ length: 400 }, (_, index) => change(`${index}-${'x'.repeat(120)}`));
  expect(mergeChanges([...long, change('home', ['fr'])])).toEqual([change(null, ['fr', 'nl'])]);
});

test('CMS-2 nothing changed says nothing', () => {
  expect(mergeChanges([])).toEqual([]);
});
