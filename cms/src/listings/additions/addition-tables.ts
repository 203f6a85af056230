import type { Core } from '@strapi/strapi';
import { addTables, id, optional, required, type Table } from '../../platform/database/add-tables';

export const CORRECTIONS = 'listing_corrections';
export const OPEN_HOUSES = 'open_houses';

/** What is corrected of a listing. Instants are milliseconds since 1970. */
export interface CorrectionRow {
  id: number;
  /** The id of the document. */
  listing: string;
  /** JSON: `CorrectedTexts` by language. */
  texts: string;
  is_hidden: boolean | number;
  is_featured: boolean | number;
  /** The last day it counts, `YYYY-MM-DD`; null for as long as it stands. */
  until: string | null;
  saved_by: number;
  saved_at: number;
  /** The listing was shown without it since its last day. */
  is_over: boolean | number;
}

export interface OpenHouseRow {
  id: number;
  listing: string;
  starts: number;
  ends: number;
  /** How many may come; null for as many as like. */
  places: number | null;
  /** JSON: a note by language. */
  notes: string;
  is_over: boolean | number;
}

const tables: Table[] = [
  {
    uid: 'listing::correction',
    singularName: 'listing-correction',
    tableName: CORRECTIONS,
    attributes: {
      id: id(),
      listing: required('string'),
      texts: required('text'),
      is_hidden: required('boolean'),
      is_featured: required('boolean'),
      until: optional('string'),
      saved_by: required('integer'),
      saved_at: required('float'),
      is_over: required('boolean'),
    },
    indexes: [{ name: 'listing_corrections_listing_uq', columns: ['listing'], type: 'unique' }],
  },
  {
    uid: 'listing::open-house',
    singularName: 'listing-open-house',
    tableName: OPEN_HOUSES,
    attributes: {
      id: id(),
      listing: required('string'),
      starts: required('float'),
      ends: required('float'),
      places: optional('integer'),
      notes: required('text'),
      is_over: required('boolean'),
    },
    indexes: [{ name: 'open_houses_listing', columns: ['listing'] }],
  },
];

/** Adds what the agency says of listings to the schema that Strapi keeps in the database. */
export function addAdditionTables(strapi: Core.Strapi): void {
  addTables(strapi, tables);
}
