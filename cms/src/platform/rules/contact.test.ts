import { yup } from '@strapi/utils';
import { expect, test } from 'vitest';
import contacts from '../../../../domain/test/contacts.json';
import { buildInvitation } from '../../leads/mails/build-invitation';
import { isMailAddress } from '../mail/clean-mail';
import { isBlank, isEmailAddress, isNearbyPostalCode, isPostalCode } from '@agency/domain/contact';

const { emails, postalCodes, texts } = contacts;

test.each(emails.good)('FORM-3 %j is an email address', (address) => {
  expect(isEmailAddress(address)).toBe(true);
});

test.each(emails.good)('FORM-5 Strapi, the outbox and a calendar take %j too', (email) => {
  const person = { name: 'An', email };
  const visit = {
    lead: 'a',
    sequence: 0,
    isCancelled: false,
    summary: 'Visit',
    description: 'Visit',
    start: new Date(0),
    end: new Date(1),
    location: null,
    url: null,
  };
  expect([yup.string().email().isValidSync(email), isMailAddress(email)]).toEqual([true, true]);
  expect(() => buildInvitation({ ...visit, organizer: person, attendee: person })).not.toThrow();
});

test.each([...emails.bad, `${'x'.repeat(60)}@${'y.'.repeat(95)}example`])(
  'FORM-3 %j is no email address',
  (address) => {
    expect(isEmailAddress(address)).toBe(false);
  },
);

test.each(postalCodes.near)('FORM-3 %j is a postal code of a property', (code) => {
  expect([isNearbyPostalCode(code), isPostalCode(code)]).toEqual([true, true]);
});

test.each(postalCodes.elsewhere)('FORM-3 %j is a postal code somewhere', (code) => {
  expect(isPostalCode(code)).toBe(true);
});

test.each(postalCodes.none)('FORM-3 %j is no postal code', (code) => {
  expect([isNearbyPostalCode(code), isPostalCode(code)]).toEqual([false, false]);
});

test.each(texts.blank)('FORM-3 nothing is to be seen of %j', (text) => {
  expect(isBlank(text)).toBe(true);
});

test.each(texts.visible)('FORM-3 something is to be seen of %j', (text) => {
  expect(isBlank(text)).toBe(false);
});
