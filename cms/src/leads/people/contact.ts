import { findPhoneDigits } from '@agency/domain/phone';
import { readAddress } from '../../platform/mail/email-address';

/**
 * Returns the identifying contact: the email address, otherwise the digits of the phone number.
 * Null if both are missing.
 */
export function writeContact(given: {
  email?: string | null;
  phone?: string | null;
}): string | null {
  const email = readAddress(given.email);
  if (email) return `email:${email}`;
  const digits = findPhoneDigits(given.phone ?? '');
  return digits ? `phone:${digits}` : null;
}

export function splitContacts(contacts: readonly string[]): { emails: string[]; phones: string[] } {
  const of = (kind: string): string[] =>
    contacts
      .filter((contact) => contact.startsWith(`${kind}:`))
      .map((contact) => contact.slice(kind.length + 1));
  return { emails: of('email'), phones: of('phone') };
}
