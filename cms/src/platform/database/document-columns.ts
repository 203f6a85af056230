import { randomBytes } from 'node:crypto';
import type { ColumnValue } from './bulk-write';
import type { Core } from '@strapi/strapi';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const ALPHABET = `${LETTERS}0123456789`;

export function buildDocumentColumns(
  id: number,
  documentId: string,
  locale: string | null,
  now: Date,
): Record<string, ColumnValue> {
  return {
    id,
    document_id: documentId,
    locale,
    created_at: now,
    updated_at: now,
    published_at: now,
  };
}

/** Creates a document id in Strapi's format: 24 letters and digits, starting with a letter. */
export function createDocumentId(): string {
  const bytes = randomBytes(24);
  return Array.from(bytes, (byte, index) =>
    index === 0 ? LETTERS[byte % LETTERS.length] : ALPHABET[byte % ALPHABET.length],
  ).join('');
}

export function findColumns(strapi: Core.Strapi, uid: string): Map<string, string> {
  const { attributes } = strapi.db.metadata.get(uid);
  const columns = new Map<string, string>();
  for (const [name, attribute] of Object.entries(attributes)) {
    if ('columnName' in attribute && attribute.columnName) columns.set(name, attribute.columnName);
  }
  return columns;
}
