/**
 * The one spelling under which an address is looked for: lower case, without the part after a plus
 * sign, which is the same mailbox. Null when it is no address.
 */
export function plainAddress(given: unknown): string | null {
  if (typeof given !== 'string') return null;
  const address = given.trim().toLowerCase();
  if (address.length > 254 || !/^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+$/.test(address)) {
    return null;
  }
  const [local = '', domain = ''] = address.split('@');
  const mailbox = local.split('+')[0];
  return mailbox ? `${mailbox}@${domain}` : null;
}

/**
 * The condition that finds every spelling of a plain address in a field, and perhaps a few others
 * (the database takes `_` for any letter): compare with {@link plainAddress} what it finds.
 */
export function spellingsOf(field: string, address: string): object {
  const [local = '', domain = ''] = address.split('@');
  return {
    $or: [
      { [field]: { $eqi: address } },
      {
        $and: [
          { [field]: { $startsWithi: `${local}+` } },
          { [field]: { $endsWithi: `@${domain}` } },
        ],
      },
    ],
  };
}
