import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { allocateIds, insertRows, type TableRow } from '../../../platform/database/bulk-write';
import {
  buildDocumentColumns,
  createDocumentId,
} from '../../../platform/database/document-columns';
import type { DraftCity } from '../records/listing-draft';
import { findPostalCentre } from './postal-centres';
import { languages } from '@agency/domain/languages';

const TABLE = 'cities';

interface CityRow {
  id: number;
  document_id: string;
  key: string;
  locale: string;
  name: string;
  zip: string;
  country_id: number;
  country_name: string;
}

/** Adds the names in other languages from a known city with the same name. */
function translate(city: DraftCity, known: readonly CityRow[]): DraftCity {
  const lacking = languages.filter((language) => city.names[language] === undefined);
  if (lacking.length === 0) return city;
  const same = known.filter(
    ({ zip, country_id: countryId, locale, name }) =>
      zip === city.zip && countryId === city.countryId && name === city.names[locale],
  );
  const documents = new Set(same.map(({ document_id: id }) => id));
  const names = { ...city.names };
  const countryNames = { ...city.countryNames };
  for (const { document_id: id, locale, name, country_name: country } of known) {
    if (!documents.has(id) || !lacking.some((language) => language === locale)) continue;
    names[locale] ??= name;
    countryNames[locale] ??= country;
  }
  return { ...city, names, countryNames };
}

/**
 * Adds new cities, one row per language, and returns by city key the row that listings link to.
 * Known cities keep an editor's changes.
 */
export async function writeCities(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  cities: ReadonlyMap<string, DraftCity>,
  now: Date,
): Promise<Map<string, number>> {
  const known = (await trx(TABLE).select(
    ...['id', 'document_id', 'key', 'locale'],
    ...['name', 'zip', 'country_id', 'country_name'],
  )) as CityRow[];
  const rows = new Map(known.map((row) => [`${row.key} ${row.locale}`, row]));
  const documents = new Map(known.map((row) => [row.key, row.document_id]));
  const missing = [...cities.values()]
    .map((city) => translate(city, known))
    .flatMap((city) =>
      Object.keys(city.names)
        .filter((language) => !rows.has(`${city.key} ${language}`))
        .map((language) => ({ city, language })),
    );
  const ids = await allocateIds(strapi, trx, TABLE, missing.length);
  const added = missing.map(({ city, language }, index): TableRow & CityRow => {
    const documentId = documents.get(city.key) ?? createDocumentId();
    documents.set(city.key, documentId);
    const id = ids[index] ?? 0;
    return {
      ...buildDocumentColumns(id, documentId, language, now),
      id,
      document_id: documentId,
      locale: language,
      key: city.key,
      name: city.names[language] ?? '',
      country_name: city.countryNames[language] ?? '',
      zip: city.zip,
      country_id: city.countryId,
      ...findPostalCentre(city.countryId, city.zip),
    };
  });
  await insertRows(trx, TABLE, added);
  return findLinkedRows([...known, ...added], (row) => row.key);
}

/**
 * Returns by key the row of the first available language, since relations link to one row of a
 * localized document.
 */
export function findLinkedRows<Row extends { id: number; locale: string }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Map<string, number> {
  const rank = (locale: string): number => (languages as readonly string[]).indexOf(locale);
  const sorted = [...rows].sort((a, b) => rank(b.locale) - rank(a.locale));
  return new Map(sorted.map((row) => [keyOf(row), row.id]));
}
