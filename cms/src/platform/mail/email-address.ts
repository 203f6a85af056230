import { longestEmail } from '@agency/domain/contact';

/** An address as it is compared: in small letters, without spaces around it. Null when it is none. */
export function readAddress(given: unknown): string | null {
  if (typeof given !== 'string') return null;
  const address = given.trim().toLowerCase();
  const isAddress = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+$/.test(address);
  return isAddress && address.length <= longestEmail ? address : null;
}

/**
 * The mailbox of an address: without the part after a plus sign, by which many people tell apart who
 * writes to them. The address itself where nothing else is left.
 */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.split('@');
  return `${local.split('+')[0] || local}@${domain}`;
}

/** The condition that finds every address of a mailbox in a field, and perhaps a few others. */
export function addressesOf(field: string, mailbox: string): object {
  const [local = '', domain = ''] = mailbox.split('@');
  const withPlus = [
    { [field]: { $startsWithi: `${local}+` } },
    { [field]: { $endsWithi: `@${domain}` } },
  ];
  return { $or: [{ [field]: { $eqi: mailbox } }, { $and: withPlus }] };
}
