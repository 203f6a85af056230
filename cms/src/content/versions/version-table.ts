import type { Core } from '@strapi/strapi';
import { addTables, id, optional, required, type Table } from '../../platform/database/add-tables';

export const VERSIONS = 'content_versions';

/** How a version came about: saved, published or restored by somebody, or confirmed as still right. */
export type VersionKind = 'saved' | 'published' | 'restored' | 'checked';

/** What a document was in one language. Instants are milliseconds since 1970. */
export interface VersionRow {
  id: number;
  model: string;
  document_id: string;
  locale: string;
  kind: VersionKind;
  saved_at: number;
  /** The number of the colleague; null when the site itself saved. */
  saved_by: number | null;
  /** Whether it changed what is written per language. */
  changes_text: boolean | number;
  /** JSON, as an update of the Document Service takes it. */
  content: string;
  /** JSON: the text of each field. */
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

/** Adds the versions to the schema that Strapi keeps in the database. */
export function addVersionTable(strapi: Core.Strapi): void {
  addTables(strapi, [table]);
}
