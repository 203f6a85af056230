import type { PersonPage } from '../../leads/people/people-responses';

/** Returns a person's name, or a contact if there is no name. */
export function namePerson({ name, emails, phones }: PersonPage): string {
  return name || emails[0] || phones[0] || '–';
}
