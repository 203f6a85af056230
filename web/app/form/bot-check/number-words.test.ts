import { expect, test } from 'vitest';
import { languages } from '@agency/domain/languages';
import { numberWords, readNumberWord } from './number-words';

test.each([
  ['7', 7],
  [' 12 ', 12],
  ['zeven', 7],
  ['Zeven.', 7],
  ['DIX-SEPT', 17],
  ['dix sept', 17],
  ['zero', 0],
  ['fünf', 5],
  ['fuenf', 5],
  ['funf', 5],
  ['zwölf', 12],
  ['zwoelf', 12],
  ['eighteen', 18],
  ['１２', 12],
  ['', null],
  ['many', null],
  ['7 or 8', null],
  ['1e1', null],
  ['99999', null],
  ['__proto__', null],
])('FORM-7 reads %j as %j', (text, number) => {
  expect(readNumberWord(text)).toBe(number);
});

test('FORM-7 every language has a word for each sum of two digits', () => {
  expect(Object.values(numberWords).map((words) => words.length)).toEqual(languages.map(() => 19));
});
