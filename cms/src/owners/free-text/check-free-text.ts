import { findContactDetail } from './contact-details';
import { refuseField } from '../../platform/validation/refusal';

/** Throws for a text that an owner is to read and by which somebody could be reached (OWN-8). */
export function checkFreeText(field: string, text: unknown): void {
  const found = typeof text === 'string' ? findContactDetail(text) : null;
  if (found === null) return;
  throw refuseField(field, 'owner.contact', { found });
}
