/** Of an email address (RFC 5321). */
export const longestEmail = 254;

/**
 * Checks an email address: one `@`, a domain with a dot, and before it letters, digits and the
 * characters of RFC 5321. Accepts no more than Strapi's email field.
 */
export function isEmailAddress(text: string): boolean {
  const beyondStrapi = /[\u{10000}-\u{10FFFF}]/u;
  return (
    text.length <= longestEmail &&
    !beyondStrapi.test(text) &&
    /^(?=[^@]{1,64}@)[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]{0,61}\p{L}$/u.test(
      text,
    )
  );
}

/**
 * Checks for a postal code of Belgium, Luxembourg or a neighbour, with or without country letter:
 * four digits, five (France, Germany), or four and two letters (Netherlands).
 */
export function isNearbyPostalCode(text: string): boolean {
  return /^(?:(?:BE?|LU?|NL|FR?|DE?)[ -]?)?(?:[1-9]\d{3}|\d{5}|[1-9]\d{3} ?[A-Z]{2})$/i.test(text);
}

/** Checks for a possible postal code of any country: letters and digits, at least one digit. */
export function isPostalCode(text: string): boolean {
  return /^(?=.*\d)[A-Z\d][A-Z\d -]{3,11}$/i.test(text);
}

/** Checks for a text without visible characters: only spaces and format characters. */
export function isBlank(text: string): boolean {
  return !/[^\p{Z}\p{C}\p{DI}\u2800]/u.test(text);
}
