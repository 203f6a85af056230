import { crc32 } from 'node:zlib';
import type { Core } from '@strapi/strapi';
import { amenityFacts, statedAmenities } from '@agency/domain/amenities';
import { choices } from '@agency/domain/choices';
import { KIND_WORDS } from '../../rules/kind-words';
import { addTables, id, required, type Table } from '../../../platform/database/add-tables';
import { searchColumns } from '../search-row';

/** Increase it when the projection writes different values to the same columns. */
const REVISION = 17;

/** Tables that determine the stored values. */
const tablesOfValues = [
  ...[Object.keys(searchColumns), amenityFacts, Object.keys(statedAmenities)],
  ...[choices, KIND_WORDS],
];

/**
 * A change of this rebuilds the read model at the next start, for example after adding a column or
 * amenity.
 */
export const PROJECTION_VERSION = crc32(JSON.stringify([REVISION, ...tablesOfValues])) >>> 1;

export const ROWS = 'search_rows';
export const CARDS = 'listing_cards';
export const PAGES = 'listing_pages';
export const VERSIONS = 'data_versions';

/**
 * Tables without Strapi's document columns: they are not edited, and the three indexes and nine
 * columns of a content type would double the cost of writing them.
 */
const tables: Table[] = [
  {
    uid: 'search::search-row',
    singularName: 'search-row',
    tableName: ROWS,
    attributes: {
      // The listing's id.
      id: id(),
      version: required('integer'),
      ...Object.fromEntries(
        Object.entries(searchColumns).map(([name, { stored }]) => [name, stored]),
      ),
    },
    // Each process reads the rows changed since its last read.
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
    uid: 'search::listing-page',
    singularName: 'listing-page',
    tableName: PAGES,
    attributes: {
      id: id(),
      listing_id: required('integer'),
      reference: required('string'),
      page: required('text'),
    },
    indexes: [
      { name: 'listing_pages_listing', columns: ['listing_id'], type: 'unique' },
      { name: 'listing_pages_reference', columns: ['reference'], type: 'unique' },
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

export function addReadModelTables(strapi: Core.Strapi): void {
  addTables(strapi, tables);
}
