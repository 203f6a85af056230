import type { Knex } from 'knex';
import { countryIds } from '@agency/domain/countries';
import { listTypeLineages } from '../../rules/web-ids';
import type { CityFacts, TypeFacts } from '../../rules/listing-facts';

export interface Dimensions {
  /**
   * By the id of any of its rows, since content types are localized and a listing links to one row.
   */
  cityByRow: Map<number, CityFacts>;
  typeByRow: Map<number, TypeFacts & TreePlace>;
}

/** The position of a type; groups have no order of their own. */
interface TreePlace {
  order: number | null;
  parentWebId: string | null;
}

interface CityRow {
  id: number;
  key: string;
  locale: string;
  name: string;
  country_name: string | null;
  zip: string;
  country_id: number | null;
  latitude: number | null;
  longitude: number | null;
}

interface TypeRow {
  id: number;
  web_id: string;
  parent_web_id: string | null;
  locale: string;
  name: string;
  show_order: number | null;
}

/** Loads every city and type with its names in all languages. */
export async function loadDimensions(connection: Knex): Promise<Dimensions> {
  const cities = (await connection('cities').orderBy('id')) as CityRow[];
  const types = (await connection('property_types').orderBy('id')) as TypeRow[];
  return { cityByRow: groupCities(cities), typeByRow: groupTypes(types) };
}

function groupCities(rows: readonly CityRow[]): Dimensions['cityByRow'] {
  const byKey = new Map<string, CityFacts & { names: Record<string, string> }>();
  const byRow: Dimensions['cityByRow'] = new Map();
  for (const row of rows) {
    const city = byKey.get(row.key) ?? {
      key: row.key,
      zip: row.zip,
      countryId: row.country_id ?? countryIds.belgium,
      latitude: row.latitude,
      longitude: row.longitude,
      names: {} as Record<string, string>,
      countryNames: {} as Record<string, string>,
    };
    city.names[row.locale] = row.name;
    if (row.country_name)
      (city.countryNames as Record<string, string>)[row.locale] = row.country_name;
    byKey.set(row.key, city);
    byRow.set(row.id, city);
  }
  return byRow;
}

function groupTypes(rows: readonly TypeRow[]): Dimensions['typeByRow'] {
  const lineages = listTypeLineages(
    rows.map((row) => ({ webId: row.web_id, parentId: row.parent_web_id })),
  );
  const namesById = new Map<string, Record<string, string>>();
  const byRow: Dimensions['typeByRow'] = new Map();
  for (const row of rows) {
    const names = namesById.get(row.web_id) ?? {};
    names[row.locale] = row.name;
    namesById.set(row.web_id, names);
    byRow.set(row.id, {
      webId: row.web_id,
      parentWebId: row.parent_web_id,
      order: row.show_order,
      lineage: lineages.get(row.web_id) ?? [row.web_id],
      names,
    });
  }
  return byRow;
}
