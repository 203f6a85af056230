/** Words before an extension in the four languages, longest first. */
const announced =
  /[\s,;(]*(?:extension|ext|x|poste|toestel|tst|binnenpost|interne?|durchwahl|dw|nebenstelle|apparat|app|#)[\s.:]*(?:n[°or]\.?\s*)?(\d{1,6})\)?$/iu;

/**
 * Checks for one phone number in any common format, with or without extension. Belgian numbers have
 * 9 or 10 digits, those of Luxembourg 5 to 9 without a leading zero, international ones at most 15.
 */
export function isPhoneNumber(text: string): boolean {
  const { number } = splitExtension(text);
  if (!/^\(?\+?[\d\s()./\p{Pd}]+$/u.test(number)) return false;
  const digits = number.replace(/\D/g, '');
  const fewest = number.includes('+') ? 7 : digits.startsWith('0') ? 8 : 5;
  return digits.length >= fewest && digits.length <= 15;
}

/**
 * Groups ten digits 4-2-2-2 and nine digits 3-2-2-2; returns anything else unchanged, including
 * international numbers, which must keep their `+`, and extensions.
 */
export function formatPhone(phone: string): string {
  const { number, extension } = splitExtension(phone);
  if (extension !== null || number.startsWith('+')) return phone;
  const groups = /^(\d{3,4})(\d\d)(\d\d)(\d\d)$/.exec(number.replace(/\D/g, ''));
  return groups === null ? phone : groups.slice(1).join(' ');
}

/** Returns the `tel:` address of a phone number (RFC 3966); null without digits. */
export function buildPhoneHref(phone: string): string | null {
  const { number, extension } = splitExtension(phone);
  const isInternational = number.startsWith('+');
  // The zero in `+32 (0)2` is for domestic calls.
  const digits = (isInternational ? number.replace('(0)', '') : number).replace(/\D/g, '');
  if (digits === '') return null;
  return `tel:${isInternational ? '+' : ''}${digits}${extension ? `;ext=${extension}` : ''}`;
}

/** Removes bidirectional control characters, which address books copy along. */
function splitExtension(text: string): { number: string; extension: string | null } {
  const plain = text.replace(/\p{Cf}/gu, '').trim();
  const found = announced.exec(plain);
  if (!found) return { number: plain, extension: null };
  return { number: plain.slice(0, found.index), extension: found[1] ?? null };
}

/** Common calling codes for an agency in Brussels, longest first. */
const callingCodes = ['352', '32', '31', '33', '34', '39', '44', '49'];

/**
 * Returns the digits that identify a number in any format: without country code, trunk zero and
 * extension, `470123456` for `+32 (0)470/12.34.56` and `0470 12 34 56`. Empty for a text without
 * digits; the start of a number gives its first digits.
 */
export function findPhoneDigits(text: string): string {
  const { number } = splitExtension(text);
  const digits = number.replace(/\D/g, '');
  const isInternational = number.startsWith('+') || digits.startsWith('00');
  const own = digits.replace(/^0+/, '');
  const code = isInternational ? callingCodes.find((known) => own.startsWith(known)) : undefined;
  return code ? own.slice(code.length).replace(/^0+/, '') : own;
}
