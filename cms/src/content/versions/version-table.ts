import type { Core } from '@strapi/strapi';
import { addTables, id, optional, required, type Table } from '../../platform/database/add-tables';

export const VERSIONS = 'content_versions';

/** Origin of a version: saved, published, restored, or confirmed as up to date. */
export type VersionKind = 'saved' | 'published' | 'restored' | 'checked';

/** A version of a document in one language. Times are milliseconds since 1970. */
export interface VersionRow {
  id: number;
  model: string;
  document_id: string;
  locale: string;
  kind: VersionKind;
  saved_at: number;
  /** Id of the staff member; null if the site saved it. */
  saved_by: number | null;
  changes_text: boolean | number;
  /** JSON in the format of a Document Service update. */
  content: string;
  /** JSON with the text of each field. */
  texts: string;
}

const table: Table = {
  uid: 'content::version',
  singularName: 'content-version',
  tableName: VERSIONS,
  attributes: {
    id: id(),
    model: required('string'),
    document_id: required('string'),
    locale: required('string'),
    kind: required('string'),
    saved_at: required('float'),
    saved_by: optional('integer'),
    changes_text: required('boolean'),
    content: required('text'),
    texts: required('text'),
  },
  indexes: [{ name: 'content_versions_document', columns: ['model', 'document_id', 'locale'] }],
};

export function addVersionTable(strapi: Core.Strapi): void {
  addTables(strapi, [table]);
}
