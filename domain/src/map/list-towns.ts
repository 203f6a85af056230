import type { Language, Localized } from '../languages';
import places from './places.json';
import type { NamedPlace } from './place-labels';

/** The towns that maps name, as the language calls them; one without a name in it keeps the Dutch one. */
export function listTowns(language: Language): NamedPlace[] {
  return places.map(({ zip, names, at: [latitude = 0, longitude = 0] }) => ({
    zip,
    name: (names as Partial<Localized<string>>)[language] ?? names.nl,
    latitude,
    longitude,
  }));
}
