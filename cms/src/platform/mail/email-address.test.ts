import { expect, test } from 'vitest';
import { mailboxOf, readAddress } from './email-address';

test.each([
  ['jan@example.org', 'jan@example.org'],
  ['  Jan@Example.ORG ', 'jan@example.org'],
  ['jan+homes@example.org', 'jan+homes@example.org'],
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
])('CMS-4 %j is looked for as %j', (given, address) => {
  expect(readAddress(given)).toBe(address);
});

test.each([
  ['jan@example.org', 'jan@example.org'],
  ['jan+homes@example.org', 'jan@example.org'],
  ['jan.de_smet+a+b@example.org', 'jan.de_smet@example.org'],
  ['+only@example.org', '+only@example.org'],
])('CMS-4 the mailbox of %j is %j', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
