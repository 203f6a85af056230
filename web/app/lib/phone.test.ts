import { expect, test } from 'vitest';
import { buildPhoneHref, formatPhone } from './phone';

test.each([
  ['0475123456', '0475 12 34 56'],
  ['0475/12.34.56', '0475 12 34 56'],
  ['025124780', '025 12 47 80'],
  ['02 512 47 80', '025 12 47 80'],
  ['02512478', '02512478'],
  ['+32 2 512 47 80', '+32 2 512 47 80'],
  ['', ''],
  ['call us', 'call us'],
  ['12345678901', '12345678901'],
])('RULE-3 writes %j as %j', (phone, expected) => {
  expect(formatPhone(phone)).toBe(expected);
});

test.each([
  ['02 512 47 80', 'tel:025124780'],
  ['+32 (0)2 512', 'tel:+3202512'],
  ['call us', null],
  ['', null],
])('MENU-6 the link of %j is %j', (phone, expected) => {
  expect(buildPhoneHref(phone)).toBe(expected);
});
