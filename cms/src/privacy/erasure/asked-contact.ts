import { findPhoneDigits, isPhoneNumber } from '@agency/domain/phone';
import { readAddress } from '../../platform/mail/email-address';
import { refuse } from '../../platform/validation/refusal';

export interface AskedContact {
  address?: unknown;
  phone?: unknown;
}

/**
 * Returns the requested contact in the format of `writeContact`. Throws a ValidationError
 * without one.
 */
export function readContact({ address, phone }: AskedContact): string {
  if (phone !== undefined) {
    const digits = readDigits(phone);
    if (!digits) throw refuse('privacy.phone');
    return `phone:${digits}`;
  }
  const email = readAddress(address);
  if (!email) throw refuse('privacy.address');
  return `email:${email}`;
}

/**
 * Throws a ValidationError unless the contact is repeated; accepts a phone number in any format.
 */
export function checkConfirmation(contact: string, confirmation: unknown): void {
  if (contact.startsWith('phone:')) {
    if (`phone:${readDigits(confirmation)}` !== contact) throw refuse('privacy.confirmPhone');
  } else if (`email:${readAddress(confirmation)}` !== contact) throw refuse('privacy.confirm');
}

export function nameContact(contact: string): { address: string } | { phone: string } {
  const value = contact.slice(contact.indexOf(':') + 1);
  return contact.startsWith('phone:') ? { phone: value } : { address: value };
}

function readDigits(phone: unknown): string {
  return typeof phone === 'string' && isPhoneNumber(phone) ? findPhoneDigits(phone) : '';
}
