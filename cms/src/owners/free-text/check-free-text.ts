import { findContactDetail } from './contact-details';
import { refuseField } from '../../platform/validation/refusal';

export function checkFreeText(field: string, text: unknown): void {
  const found = typeof text === 'string' ? findContactDetail(text) : null;
  if (found === null) return;
  throw refuseField(field, 'owner.contact', { found });
}
