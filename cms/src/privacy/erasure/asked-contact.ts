import { findPhoneDigits, isPhoneNumber } from '@agency/domain/phone';
import { readAddress } from '../../platform/mail/email-address';
import { refuse } from '../../platform/validation/refusal';

/** About whom staff ask: an address, or else the phone of somebody who left none. */
export interface AskedContact {
  address?: unknown;
  phone?: unknown;
}

/** The contact that is asked for, as `writeContact` gives it. Throws a ValidationError for none. */
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

/** Throws a ValidationError unless the contact was typed once more, a phone in any spelling. */
export function checkConfirmation(contact: string, confirmation: unknown): void {
  if (contact.startsWith('phone:')) {
    if (`phone:${readDigits(confirmation)}` !== contact) throw refuse('privacy.confirmPhone');
  } else if (`email:${readAddress(confirmation)}` !== contact) throw refuse('privacy.confirm');
}

/** A contact by its kind, as answers have it. */
export function nameContact(contact: string): { address: string } | { phone: string } {
  const value = contact.slice(contact.indexOf(':') + 1);
  return contact.startsWith('phone:') ? { phone: value } : { address: value };
}

function readDigits(phone: unknown): string {
  return typeof phone === 'string' && isPhoneNumber(phone) ? findPhoneDigits(phone) : '';
}
