import { createHash } from 'node:crypto';
import { countryIds } from '@agency/domain/countries';
import type { DraftCity } from './listing-draft';

/** Where a record says that it is. */
interface PlaceFacts {
  Zip: string;
  City: string;
  CountryID: number | null;
}

interface PlaceWords {
  City?: string | null;
  CountryName?: string | null;
}

/** The city that the records of one thing name; the same words and postal code are the same city. */
export function nameCity(
  { Zip: zip, City, CountryID }: PlaceFacts,
  words: ReadonlyMap<string, PlaceWords>,
): DraftCity {
  const countryId = CountryID ?? countryIds.belgium;
  const names: Record<string, string> = {};
  const countryNames: Record<string, string> = {};
  for (const [language, own] of words) {
    names[language] = own.City ?? City;
    countryNames[language] = own.CountryName ?? '';
  }
  const key = createHash('sha1')
    .update(JSON.stringify([countryId, zip, Object.entries(names).sort()]))
    .digest('hex')
    .slice(0, 16);
  return { key, zip, countryId, names, countryNames };
}
