import { expect, test } from 'vitest';
import { plainAddress } from './email-address';

test.each([
  ['jan@example.org', 'jan@example.org'],
  ['  Jan@Example.ORG ', 'jan@example.org'],
  ['jan+homes@example.org', 'jan@example.org'],
  ['Jan.De_Smet+a+b@example.org', 'jan.de_smet@example.org'],
  ['+only@example.org', null],
  ['jan', null],
  ['jan@', null],
  ['@example.org', null],
  ['a b@example.org', null],
  ['a@b@example.org', null],
  ['%@example.org', '%@example.org'],
  [`${'a'.repeat(250)}@example.org`, null],
  ['', null],
  [null, null],
  [{ $ne: '' }, null],
])('CMS-4 the mailbox of %j is %j', (given, address) => {
  expect(plainAddress(given)).toBe(address);
});
