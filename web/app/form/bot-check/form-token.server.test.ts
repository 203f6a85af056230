import { expect, test } from 'vitest';
import { makeFormToken, readFormToken, formTokenMs } from './form-token.server';

test('FORM-5 a form token is read back until its time is over', () => {
  const formToken = makeFormToken(1000);
  expect(readFormToken(formToken.text, 1000 + formTokenMs - 1)).toEqual(formToken);
  expect(readFormToken(formToken.text, 1000 + formTokenMs)).toBeNull();
});

test('FORM-5 no two form tokens are the same', () => {
  expect(new Set(Array.from({ length: 100 }, () => makeFormToken().id)).size).toBe(100);
});

const [id, time, signature] = makeFormToken().text.split('.') as [string, string, string];

test.each([
  ['nothing', ''],
  ['an id alone', id],
  ['another id', `x${id}.${time}.${signature}`],
  ['a later time', `${id}.z${time}.${signature}`],
  ['another signature', `${id}.${time}.${signature.toLowerCase()}`],
  ['no signature', `${id}.${time}.`],
  ['something behind it', `${id}.${time}.${signature}.x`],
  ['a great deal', `${id}.${time}.${signature}`.padEnd(100_000, '.')],
  ['unicode', '🎫.🎫.🎫'],
])('FORM-5 %s is no form token', (_, text) => {
  expect(readFormToken(text)).toBeNull();
});
