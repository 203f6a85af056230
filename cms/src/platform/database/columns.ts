import type { Core } from '@strapi/strapi';

/** The column of each plain attribute of a content type or component. */
export function findColumns(strapi: Core.Strapi, uid: string): Map<string, string> {
  const { attributes } = strapi.db.metadata.get(uid);
  const columns = new Map<string, string>();
  for (const [name, attribute] of Object.entries(attributes)) {
    if ('columnName' in attribute && attribute.columnName) columns.set(name, attribute.columnName);
  }
  return columns;
}
