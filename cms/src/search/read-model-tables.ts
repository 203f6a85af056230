import type { Core } from '@strapi/strapi';

/**
 * Raise when the projection changes what it writes: the read model is then rebuilt at the next start.
 */
export const PROJECTION_VERSION = 3;

export const ROWS = 'listing_rows';
export const CARDS = 'listing_cards';
export const VERSIONS = 'data_versions';

/** The type key of the row that stands for a listing whatever its types. */
export const ANY_TYPE = '0';

// Functions: Strapi writes the column's name into the object it is given.
const id = () => ({ type: 'increments' });
const required = (type: string) => ({ type, column: { notNullable: true } });

// The columns a filter may ask about end each index, so that a page and a count touch no table row.
const filterColumns = ['price_low', 'price_high', 'bedrooms', 'living_area'];

/**
 * Tables without Strapi's document columns: nobody edits them, and the three indexes and nine columns
 * of a content type would double the cost of writing them.
 */
const models = [
  {
    uid: 'search::listing-row',
    singularName: 'listing-row',
    tableName: ROWS,
    attributes: {
      id: id(),
      listing_id: required('integer'),
      goal: required('integer'),
      type_key: required('string'),
      city_key: required('string'),
      price_low: required('float'),
      price_high: required('float'),
      bedrooms: required('integer'),
      living_area: required('float'),
      listed_at: required('float'),
    },
    indexes: [
      rowIndex('newest', ['goal', 'type_key', 'listed_at', 'listing_id', 'city_key']),
      rowIndex('price_up', ['goal', 'type_key', 'price_high', 'listing_id', 'city_key']),
      rowIndex('price_down', ['goal', 'type_key', 'price_low', 'listing_id', 'city_key']),
      rowIndex('area', ['goal', 'type_key', 'living_area', 'listing_id', 'city_key']),
      rowIndex('city', ['goal', 'type_key', 'city_key', 'listed_at', 'listing_id']),
      rowIndex('city_types', ['goal', 'city_key', 'type_key', 'listed_at', 'listing_id']),
      { name: 'listing_rows_listing', columns: ['listing_id', 'type_key'] },
    ],
  },
  {
    uid: 'search::listing-card',
    singularName: 'listing-card',
    tableName: CARDS,
    attributes: {
      id: id(),
      listing_id: required('integer'),
      reference: required('string'),
      language: required('string'),
      card: required('text'),
    },
    indexes: [
      { name: 'listing_cards_listing', columns: ['listing_id', 'language'], type: 'unique' },
      { name: 'listing_cards_reference', columns: ['reference', 'language'], type: 'unique' },
    ],
  },
  {
    uid: 'search::data-version',
    singularName: 'data-version',
    tableName: VERSIONS,
    attributes: {
      id: id(),
      name: required('string'),
      version: required('integer'),
      projection: required('integer'),
    },
    indexes: [{ name: 'data_versions_name', columns: ['name'], type: 'unique' }],
  },
];

/** Adds the read model's tables to the schema that Strapi keeps in the database. */
export function addReadModelTables(strapi: Core.Strapi): void {
  const registry = strapi.get('models') as { add(model: unknown): unknown };
  for (const model of models) registry.add(model);
}

function rowIndex(name: string, columns: string[]): { name: string; columns: string[] } {
  const rest = filterColumns.filter((column) => !columns.includes(column));
  return { name: `listing_rows_${name}`, columns: [...columns, ...rest] };
}
