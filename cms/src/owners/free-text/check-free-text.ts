import { fieldError } from '../../platform/validation/validation-error';
import { findContactDetail } from './contact-details';

/** Throws for a text that an owner is to read and by which somebody could be reached (OWN-8). */
export function checkFreeText(field: string, text: unknown): void {
  const found = typeof text === 'string' ? findContactDetail(text) : null;
  if (found === null) return;
  throw fieldError(
    field,
    `The owner would read “${found}”. Take out email addresses and phone numbers: nobody agreed to that.`,
  );
}
