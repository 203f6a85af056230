import type { Core } from '@strapi/strapi';
import { addTables, id, optional, required, type Table } from '../../platform/database/add-tables';

export const MANUAL = 'manual_listings';
export const MANUAL_VERSIONS = 'manual_listing_versions';

/** The draft of a listing that staff write. Instants are milliseconds since 1970. */
export interface ManualRow {
  id: number;
  key: string;
  /** Document id of the listing; null until it is published. */
  listing: string | null;
  /** JSON: `ManualContent`. */
  content: string;
  /** The content that was last published, as JSON. */
  published: string | null;
  /** In small letters; null while it has none. */
  reference: string | null;
  /** Increased by every save. */
  revision: number;
  saved_at: number;
  saved_by: number;
}

export type ManualVersionKind = 'saved' | 'published' | 'withdrawn';

export interface ManualVersionRow {
  id: number;
  draft: string;
  kind: ManualVersionKind;
  content: string;
  saved_at: number;
  saved_by: number;
}

const tables: Table[] = [
  {
    uid: 'listing::manual',
    singularName: 'manual-listing',
    tableName: MANUAL,
    attributes: {
      id: id(),
      key: required('string'),
      listing: optional('string'),
      content: required('text'),
      published: optional('text'),
      reference: optional('string'),
      revision: required('integer'),
      saved_at: required('float'),
      saved_by: required('integer'),
    },
    indexes: [
      { name: 'manual_listings_key_uq', columns: ['key'], type: 'unique' },
      { name: 'manual_listings_listing_uq', columns: ['listing'], type: 'unique' },
    ],
  },
  {
    uid: 'listing::manual-version',
    singularName: 'manual-listing-version',
    tableName: MANUAL_VERSIONS,
    attributes: {
      id: id(),
      draft: required('string'),
      kind: required('string'),
      content: required('text'),
      saved_at: required('float'),
      saved_by: required('integer'),
    },
    indexes: [{ name: 'manual_listing_versions_draft', columns: ['draft'] }],
  },
];

export function addManualTables(strapi: Core.Strapi): void {
  addTables(strapi, tables);
}
