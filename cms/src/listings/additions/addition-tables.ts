import type { Core } from '@strapi/strapi';
import { addTables, id, optional, required, type Table } from '../../platform/database/add-tables';

export const CORRECTIONS = 'listing_corrections';
export const OPEN_HOUSES = 'open_houses';

/** A correction of one listing. Instants are milliseconds since 1970. */
export interface CorrectionRow {
  id: number;
  listing: string;
  /** JSON: `CorrectedTexts` by language. */
  texts: string;
  is_hidden: boolean | number;
  is_featured: boolean | number;
  /** The last day on which it applies, `YYYY-MM-DD`; null without an end. */
  until: string | null;
  saved_by: number;
  saved_at: number;
  /** True once the listing is shown without it, after its last day. */
  is_over: boolean | number;
  /** JSON: `LegalFact` by attribute, each until its own day; null without any. */
  facts: string | null;
  /** The first day after today on which one of them ends, `YYYY-MM-DD`. */
  facts_until: string | null;
}

export interface OpenHouseRow {
  id: number;
  listing: string;
  starts: number;
  ends: number;
  /** Maximum number of visitors; null without a limit. */
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
      facts: optional('text'),
      facts_until: optional('string'),
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

export function addAdditionTables(strapi: Core.Strapi): void {
  addTables(strapi, tables);
}
