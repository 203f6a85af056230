import { expect, test } from 'vitest';
import { pickFirst } from './pick-first';

test('FIND-18 the homes in view come first, those of the list as they stand there', () => {
  expect(pickFirst(['9', '3', '2'], ['1', '2', '3', '4'])).toEqual(['2', '3', '9']);
  expect(pickFirst(['9'], ['1', '2'])).toEqual(['9']);
});

test('FIND-18 a list that begins with homes in view stays as it is, and so does one without any', () => {
  expect(pickFirst(['3', '2', '1', '9'], ['1', '2', '3', '4'])).toEqual([]);
  expect(pickFirst(['1'], ['1', '2'])).toEqual([]);
  expect(pickFirst([], ['1', '2'])).toEqual([]);
});

test('FIND-18 of many in view twelve come first', () => {
  const inView = Array.from({ length: 20 }, (_, index) => `in ${index}`);
  expect(pickFirst(inView, ['1'])).toEqual(inView.slice(0, 12));
});
