import { describe, expect, test } from 'vitest';
import { listMatches, listTsqueries, parseTextQuery } from './find-in-text-index';

test.each([
  ['Penthouse met tuín', { words: ['penthouse', 'met', 'tuin'], code: null }],
  ['520 4117', { words: ['520', '4117'], code: '5204117' }],
  ['ab-12.3', { words: ['ab', '12', '3'], code: 'ab123' }],
  ['"NEAR(a b)" OR -c*', { words: ['near', 'a', 'b', 'or', 'c'], code: null }],
  ['tuin tuin', { words: ['tuin'], code: null }],
  ['🏠 huis', { words: ['huis'], code: null }],
  ['1 2 3 4 5 6 7 8 9 10 11', { words: [...'123456789', '10'], code: '1234567891011' }],
])('FIND-15 the text %j asks for %j', (text, query) => {
  expect(parseTextQuery(text)).toEqual(query);
});

test.each(['', '  ', '"', '***', '-', '%_', '()', '\u0000', '🏠🏡', '\ud800'])(
  'FIND-15 the text %j asks for nothing',
  (text) => {
    expect(parseTextQuery(text)).toBeNull();
  },
);

test('FIND-15 a word is asked for by its beginning', () => {
  expect(parseTextQuery('x'.repeat(200))?.words).toEqual(['x'.repeat(60)]);
});

describe('FIND-15 the weightier fields are asked for too, the weightiest first', () => {
  test('on SQLite', () => {
    expect(listMatches({ words: ['a1', 'b'], code: 'a1b' })).toEqual([
      '("a1"* AND "b"*) OR ({reference} : "a1b"*)',
      '({reference} : ("a1"* AND "b"*)) OR ({reference} : "a1b"*)',
      '({reference place} : ("a1"* AND "b"*)) OR ({reference} : "a1b"*)',
      '({reference place title} : ("a1"* AND "b"*)) OR ({reference} : "a1b"*)',
    ]);
  });

  test('on PostgreSQL', () => {
    expect(listTsqueries({ words: ['a1', 'b'], code: 'a1b' })).toEqual([
      "('a1':* & 'b':*) | 'a1b':*",
      "('a1':*A & 'b':*A) | 'a1b':*A",
      "('a1':*AB & 'b':*AB) | 'a1b':*A",
      "('a1':*ABC & 'b':*ABC) | 'a1b':*A",
    ]);
  });
});
