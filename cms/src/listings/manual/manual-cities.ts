import type { Knex } from 'knex';
import { foldText } from '@agency/domain/fold-text';
import type { DraftCity } from '../import/records/listing-draft';

interface CityRow {
  key: string;
  locale: string;
  name: string;
  zip: string;
  country_id: number;
  country_name: string | null;
}

export async function loadCityRows(connection: Knex): Promise<CityRow[]> {
  return (await connection('cities')
    .orderBy('id')
    .select('key', 'locale', 'name', 'zip', 'country_id', 'country_name')) as CityRow[];
}

/**
 * Returns the known city with this postal code and a name as it is written, in any language, so
 * that no second one is added; else the city itself, with the country's name.
 */
export async function findCity(connection: Knex, city: DraftCity): Promise<DraftCity> {
  const rows = (await loadCityRows(connection)).filter((row) => row.country_id === city.countryId);
  const written = Object.values(city.names).map(foldText);
  const found = rows.find(({ zip, name }) => zip === city.zip && written.includes(foldText(name)));
  const countryNames = Object.fromEntries(
    rows.flatMap(({ locale, country_name: name }) => (name ? [[locale, name]] : [])),
  ) as Record<string, string>;
  if (!found) return { ...city, countryNames: { ...city.countryNames, ...countryNames } };
  const own = rows.filter(({ key }) => key === found.key);
  return {
    ...city,
    key: found.key,
    names: Object.fromEntries(own.map(({ locale, name }) => [locale, name])),
    countryNames,
  };
}
