import { readTable } from './csv';
import { localize, type Localized } from './language';

export const BELGIUM = 10;
const LUXEMBOURG = 50;

export interface Locality {
  zip: string;
  name: Localized;
  latitude: number;
  longitude: number;
  countryId: number;
}

export const COUNTRY_NAMES: Readonly<Record<number, Localized>> = {
  [BELGIUM]: localize('België', 'Belgique', 'Belgium', 'Belgien'),
  [LUXEMBOURG]: localize('Luxemburg', 'Luxembourg', 'Luxembourg', 'Luxemburg'),
};

const localities = new Map(
  readTable('./localities.csv', ',').map((row): [string, Locality] => [
    row['zip'] ?? '',
    {
      zip: row['zip'] ?? '',
      name: localize(row['nl'] ?? '', row['fr'] ?? '', row['en'] ?? '', row['de'] ?? ''),
      latitude: Number(row['lat']),
      longitude: Number(row['lng']),
      countryId: Number(row['country_id']),
    },
  ]),
);

/** Returns the locality of a postal code; throws if the table does not have it. */
export function getLocality(zip: string): Locality {
  const locality = localities.get(zip);
  if (!locality) throw new Error(`localities.csv has no ${zip}`);
  return locality;
}

/** Returns a spelling of the source system: plain, in capitals, or with a district number. */
export function spellCity(name: string, spelling: number): string {
  if (spelling === 1) return name.toLocaleUpperCase('nl-BE');
  return spelling === 2 ? `${name} 1` : name;
}
