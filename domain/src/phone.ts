/** How an extension is announced in the four languages; longer words first. */
const announced =
  /[\s,;(]*(?:extension|ext|x|poste|toestel|tst|binnenpost|interne?|durchwahl|dw|nebenstelle|apparat|app|#)[\s.:]*(?:n[°or]\.?\s*)?(\d{1,6})\)?$/iu;

/**
 * Whether a text is one phone number in some human spelling, with or without an extension. Belgian
 * numbers have 9 or 10 digits, those of Luxembourg 5 to 9 without a leading zero, international ones
 * at most 15 (FORM-3).
 */
export function isPhoneNumber(text: string): boolean {
  const { number } = splitExtension(text);
  if (!/^\(?\+?[\d\s()./\p{Pd}]+$/u.test(number)) return false;
  const digits = number.replace(/\D/g, '');
  const fewest = number.includes('+') ? 7 : digits.startsWith('0') ? 8 : 5;
  return digits.length >= fewest && digits.length <= 15;
}

/**
 * RULE-3: ten digits grouped 4-2-2-2, nine digits 3-2-2-2; anything else stays as it came, also
 * an international number, whose `+` must not be lost, and one with an extension.
 */
export function formatPhone(phone: string): string {
  const { number, extension } = splitExtension(phone);
  if (extension !== null || number.startsWith('+')) return phone;
  const groups = /^(\d{3,4})(\d\d)(\d\d)(\d\d)$/.exec(number.replace(/\D/g, ''));
  return groups === null ? phone : groups.slice(1).join(' ');
}

/** The `tel:` address of a phone number (RFC 3966); null when it has no digits. */
export function buildPhoneHref(phone: string): string | null {
  const { number, extension } = splitExtension(phone);
  const isInternational = number.startsWith('+');
  // The zero in `+32 (0)2` is for calls within the country.
  const digits = (isInternational ? number.replace('(0)', '') : number).replace(/\D/g, '');
  if (digits === '') return null;
  return `tel:${isInternational ? '+' : ''}${digits}${extension ? `;ext=${extension}` : ''}`;
}

/** Without the marks of writing direction that address books copy along. */
function splitExtension(text: string): { number: string; extension: string | null } {
  const plain = text.replace(/\p{Cf}/gu, '').trim();
  const found = announced.exec(plain);
  if (!found) return { number: plain, extension: null };
  return { number: plain.slice(0, found.index), extension: found[1] ?? null };
}

/** Calling codes of the countries whose numbers an agency in Brussels is called from; longer first. */
const callingCodes = ['352', '32', '31', '33', '34', '39', '44', '49'];

/**
 * The digits by which a number is recognised however it is spelled: without country code, the zero
 * before the area and the extension, `470123456` for `+32 (0)470/12.34.56` and `0470 12 34 56`.
 * Empty for a text without digits; the start of a number gives its first digits (STAFF-2).
 */
export function findPhoneDigits(text: string): string {
  const { number } = splitExtension(text);
  const digits = number.replace(/\D/g, '');
  const isInternational = number.startsWith('+') || digits.startsWith('00');
  const own = digits.replace(/^0+/, '');
  const code = isInternational ? callingCodes.find((known) => own.startsWith(known)) : undefined;
  return code ? own.slice(code.length).replace(/^0+/, '') : own;
}
