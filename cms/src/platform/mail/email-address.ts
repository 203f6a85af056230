import { longestEmail } from '@agency/domain/contact';

/** Normalizes an address: lower case, trimmed. Null if invalid. */
export function readAddress(given: unknown): string | null {
  if (typeof given !== 'string') return null;
  const address = given.trim().toLowerCase();
  const isAddress = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+$/.test(address);
  return isAddress && address.length <= longestEmail ? address : null;
}

/**
 * Returns the mailbox of an address, without the part after a plus sign unless nothing else is
 * left.
 */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.split('@');
  return `${local.split('+')[0] || local}@${domain}`;
}

/** Returns a condition that matches every address of a mailbox, and possibly a few others. */
export function addressesOf(field: string, mailbox: string): object {
  const [local = '', domain = ''] = mailbox.split('@');
  const withPlus = [
    { [field]: { $startsWithi: `${local}+` } },
    { [field]: { $endsWithi: `@${domain}` } },
  ];
  return { $or: [{ [field]: { $eqi: mailbox } }, { $and: withPlus }] };
}
