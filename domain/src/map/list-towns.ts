import type { Language, Localized } from '../languages';
import places from './places.json';
import type { NamedPlace } from './place-labels';

export type Town = NamedPlace & { countryId: number };

/** Lists the towns that maps name; one without a name in the language has its Dutch name. */
export function listTowns(language: Language): Town[] {
  return places.map(({ zip, countryId, names, at: [latitude = 0, longitude = 0] }) => ({
    zip,
    countryId,
    name: (names as Partial<Localized<string>>)[language] ?? names.nl,
    latitude,
    longitude,
  }));
}
