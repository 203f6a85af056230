import type { PersonPage } from '../../leads/people/people-responses';

export function namePerson({ name, emails, phones }: PersonPage): string {
  return name || emails[0] || phones[0] || '–';
}
