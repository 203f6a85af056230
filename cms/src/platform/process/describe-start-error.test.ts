import { expect, test } from 'vitest';
import { describeStartError } from './describe-start-error';
import { SeedError } from '../../content/seed/read-content';

const withCode = (code: string): Error => Object.assign(new Error('x'), { code });

test.each([
  [withCode('ECONNREFUSED'), 'DATABASE_URL: the database cannot be used, nothing answers'],
  [withCode('28P01'), 'DATABASE_URL: the database cannot be used, the password is wrong.'],
  [withCode('SQLITE_NOTADB'), 'DATABASE_FILENAME: the database cannot be used, the file is not'],
  [new SeedError('nl/pages.json', 'home.title', 'is empty'), 'nl/pages.json: home.title: is empty'],
  [new Error('DATA_DIR: /x cannot be made'), 'DATA_DIR: /x cannot be made'],
])('what stops the start is reported in a sentence: %s', (error, sentence) => {
  const message = describeStartError(error);
  expect(message).toContain(sentence);
  expect(message).not.toContain('    at ');
});

test('a mistake of ours keeps its stack', () => {
  expect(describeStartError(new TypeError('x is not a function'))).toContain('    at ');
  expect(describeStartError('x')).toBe('x');
});
