import { findPhoneDigits } from '@agency/domain/phone';
import { readAddress } from '../../platform/mail/email-address';

/**
 * By what somebody is known: their email address, else the digits of their phone. Null for somebody
 * who left neither, who is nobody else.
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

/** The addresses and the digits of phones among contacts. */
export function splitContacts(contacts: readonly string[]): { emails: string[]; phones: string[] } {
  const of = (kind: string): string[] =>
    contacts
      .filter((contact) => contact.startsWith(`${kind}:`))
      .map((contact) => contact.slice(kind.length + 1));
  return { emails: of('email'), phones: of('phone') };
}
