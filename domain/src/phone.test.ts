import { expect, test } from 'vitest';
import contacts from '../test/contacts.json';
import { buildPhoneHref, formatPhone, isPhoneNumber } from './phone';

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
