import { refuseField } from '../../platform/validation/refusal';

export function checkFreeText(field: string, text: unknown): void {
  const found = typeof text === 'string' ? findContactDetail(text) : null;
  if (found === null) return;
  throw refuseField(field, 'owner.contact', { found });
}

const email =
  /[^\s@<>()]+\s?(?:@|[([]at[)\]])\s?[^\s@<>()]+(?:\.|\s?[([](?:dot|punt|point|punkt)[)\]]\s?)\p{L}{2,}/iu;

/** Dates, times and amounts with a currency, which are not phone numbers. */
const others =
  /(?<![\d./-])(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})|\d{4}-\d\d-\d\d|\d{1,2}[:.hu]\d\d)(?![./-]?\d)|(?:€|\bEUR)\s?\d[\d .,]*|\d[\d .,]*\s?(?:€|EUR\b|euro)/giu;

/** With `+` or a leading zero; mobile numbers of Luxembourg have neither. */
const phone =
  /(?:\+|(?<!\d)0)\s?\d?(?:[\s./()-]{0,3}\d){7,13}(?!\d)|(?<!\d)6[2679]1[\s.-]?\d{3}[\s.-]?\d{3}(?!\d)/u;

/**
 * Returns the first email address or phone number in a text for an owner, or null: the person
 * has not agreed to share it.
 */
export function findContactDetail(text: string): string | null {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  const found = email.exec(plain) ?? phone.exec(plain.replace(others, ' ; '));
  return found ? found[0].trim() : null;
}
