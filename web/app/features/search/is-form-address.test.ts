import { expect, test } from 'vitest';
import { isFormAddress } from './is-form-address';

test.each([
  ['q=&price=&price=300000', true],
  ['price=1-2&price=3', true],
  ['q=', true],
  ['q=loft&type=2&type=3', false],
  ['price=-300000', false],
  ['utm_source=', false],
  ['', false],
])('FIND-6 knows a form’s address from the list’s own: %s', (query, expected) => {
  expect(isFormAddress(new URLSearchParams(query))).toBe(expected);
});
