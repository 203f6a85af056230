/** Of an email address (RFC 5321). */
export const longestEmail = 254;

/**
 * Whether an address can be written to: one `@`, a domain with a dot, letters, digits and the signs
 * of RFC 5321 in front (FORM-3). No wider than what Strapi takes for an email.
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
 * Whether a text is a postal code of Belgium, Luxembourg or a neighbour, with or without the letter
 * of the country: four digits, five (France, Germany), or four and two letters (Netherlands).
 */
export function isNearbyPostalCode(text: string): boolean {
  return /^(?:(?:BE?|LU?|NL|FR?|DE?)[ -]?)?(?:[1-9]\d{3}|\d{5}|[1-9]\d{3} ?[A-Z]{2})$/i.test(text);
}

/** Whether a text can be a postal code of any country: letters and digits, one digit at least. */
export function isPostalCode(text: string): boolean {
  return /^(?=.*\d)[A-Z\d][A-Z\d -]{3,11}$/i.test(text);
}

/** Whether a text has nothing to be seen: spaces and signs that only steer others. */
export function isBlank(text: string): boolean {
  return !/[^\p{Z}\p{C}\p{DI}\u2800]/u.test(text);
}
