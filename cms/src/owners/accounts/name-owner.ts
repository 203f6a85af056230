import type { StoredOwner } from './owner-type';

/** First and last name, as far as they are known. */
export function nameOwner({
  firstName,
  lastName,
}: Pick<StoredOwner, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}
