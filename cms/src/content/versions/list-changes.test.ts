import { expect, test } from 'vitest';
import { compareTexts, listChanges } from './list-changes';

const show = (before: string, after: string): string =>
  compareTexts(before, after)
    .map(({ kind, text }) => ({ same: text, gone: `[-${text}-]`, new: `[+${text}+]` })[kind])
    .join('');

test.each([
  ['', '', ''],
  ['same words', 'same words', 'same words'],
  ['', 'all new', '[+all new+]'],
  ['all gone', '', '[-all gone-]'],
  ['we sell homes', 'we let homes', 'we [-sell -][+let +]homes'],
  ['a b c d e', 'a x c e', 'a [-b -][+x +]c [-d -]e'],
  ['one line', 'one line\nand another', 'one line\n[+and another+]'],
  ['a first line\nthe last', 'a first line', 'a first line[-the last-]'],
])('EDIT-5 differences are shown by words: %j to %j', (before, after, shown) => {
  expect(show(before, after)).toBe(shown);
});

test('EDIT-5 very long texts are compared in one piece', () => {
  const long = (word: string): string =>
    Array.from({ length: 500 }, (_, n) => `${word}${n}`).join(' ');
  expect(compareTexts(long('a'), long('b')).map(({ kind }) => kind)).toEqual(['gone', 'new']);
});

test('EDIT-5 only fields that differ are named, also those that are new or empty now', () => {
  const changes = listChanges({ title: 'A', path: 'x' }, { title: 'B', seo: 'y' });
  expect(changes.map(({ field }) => field)).toEqual(['title', 'path', 'seo']);
});
