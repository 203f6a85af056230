import { expect, test } from 'vitest';
import { buildWebAddress } from './web-address';

test.each([
  ['www.voorbeeld.be', 'https://www.voorbeeld.be'],
  ['https://voorbeeld.be/over?x=1', 'https://voorbeeld.be/over?x=1'],
  ['http://a.example:8080/', 'http://a.example:8080/'],
  [' a.be ', 'https://a.be'],
])('FORM-12 %s leads to %s', (typed, address) => {
  expect(buildWebAddress(typed)).toBe(address);
});

test.each([
  'geen',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://a.be',
  'https://user:pass@a.be',
  'https://a be',
  'https://',
  '//a.be',
  'http://[::1]/',
])('FORM-12 %s is no web address', (typed) => {
  expect(buildWebAddress(typed)).toBeNull();
});
