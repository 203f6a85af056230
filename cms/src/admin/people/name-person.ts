import type { PersonPage } from '../../leads/people/people-responses';

/** What somebody is called: by what they left, where no name is known. */
export function namePerson({ name, emails, phones }: PersonPage): string {
  return name || emails[0] || phones[0] || '–';
}
