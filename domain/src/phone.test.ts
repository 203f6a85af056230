import { expect, test } from 'vitest';
import contacts from '../test/contacts.json';
import { buildPhoneHref, findPhoneDigits, formatPhone, isPhoneNumber } from './phone';

const { good, bad, written, links } = contacts.phones;

test.each(good)('FORM-3 %j is a phone number', (phone) => {
  expect(isPhoneNumber(phone)).toBe(true);
});

test.each(bad)('FORM-3 %j is no phone number', (phone) => {
  expect(isPhoneNumber(phone)).toBe(false);
});

test.each(written)('RULE-3 writes %j as %j', (phone, expected) => {
  expect(formatPhone(phone ?? '')).toBe(expected);
});

test.each(links)('MENU-6 the link of %j is %j', (phone, expected) => {
  expect(buildPhoneHref(phone ?? '')).toBe(expected);
});

test.each([
  ['0470 12 34 56', '470123456'],
  ['+32 (0)470/12.34.56', '470123456'],
  ['0032470123456', '470123456'],
  ['00 32 (0) 2 512 47 80 ext. 12', '25124780'],
  ['+352 26 12 34', '261234'],
  ['26 12 34', '261234'],
  ['0470 12', '47012'],
  ['+1 202 555 0100', '12025550100'],
  ['', ''],
])('STAFF-2 %j is recognised by %j', (phone, digits) => {
  expect(findPhoneDigits(phone)).toBe(digits);
});
