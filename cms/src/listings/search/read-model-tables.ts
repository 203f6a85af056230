import type { Core } from '@strapi/strapi';
import { addTables, id, optional, required, type Table } from '../../platform/database/add-tables';

/**
 * Raise when the projection changes what it writes: the read model is then rebuilt at the next start.
 */
export const PROJECTION_VERSION = 7;

export const ROWS = 'search_rows';
export const CARDS = 'listing_cards';
export const VERSIONS = 'data_versions';

/**
 * Tables without Strapi's document columns: nobody edits them, and the three indexes and nine columns
 * of a content type would double the cost of writing them.
 */
const tables: Table[] = [
  {
    uid: 'search::search-row',
    singularName: 'search-row',
    tableName: ROWS,
    attributes: {
      // The listing's own.
      id: id(),
      version: required('integer'),
      goal: required('integer'),
      type_keys: required('text'),
      city_key: required('string'),
      // What is new of a row can be added to a database with listings only where it may be empty.
      zip: optional('string'),
      similar_key: optional('string'),
      price: optional('float'),
      bedrooms: required('integer'),
      living_area: required('float'),
      sort_area: optional('float'),
      energy_family: optional('string'),
      amenities: required('integer'),
      garages: optional('integer'),
      parkings: optional('integer'),
      latitude: optional('float'),
      longitude: optional('float'),
      is_exact: required('integer'),
      listed_at: required('float'),
    },
    // Each process reads what has changed since it last looked.
    indexes: [{ name: 'search_rows_version', columns: ['version'] }],
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
  addTables(strapi, tables);
}
