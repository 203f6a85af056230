import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { allocateIds, insertRows, type TableRow } from '../../../platform/database/bulk-write';
import {
  buildDocumentColumns,
  createDocumentId,
} from '../../../platform/database/document-columns';
import { findLinkedRows } from './write-cities';
import type { TypeDraft } from '../records/parse-types';

const TABLE = 'property_types';

interface TypeRow {
  id: number;
  document_id: string;
  web_id: string;
  locale: string;
  source_hash: string | null;
}

export interface WrittenTypes {
  /** By type id, the row that listings link to. */
  rows: Map<string, number>;
  changed: boolean;
}

/**
 * Adds new property types and overwrites those that the snapshot changed since the last import, so
 * that an editor's wording stays.
 */
export async function writeTypes(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  types: ReadonlyMap<string, TypeDraft>,
  now: Date,
): Promise<WrittenTypes> {
  const known = await readTypeRows(trx);
  const rows = new Map(known.map((row) => [`${row.web_id} ${row.locale}`, row]));
  const documents = new Map(known.map((row) => [row.web_id, row.document_id]));
  const changed = listChangedTypes(known, types);
  const ids = await allocateIds(strapi, trx, TABLE, changed.length);
  const written = changed.map(({ type, language, hash }, index): TableRow & TypeRow => {
    const existing = rows.get(`${type.webId} ${language}`);
    const documentId = documents.get(type.webId) ?? createDocumentId();
    documents.set(type.webId, documentId);
    const id = existing?.id ?? ids[index] ?? 0;
    return {
      ...buildDocumentColumns(id, documentId, language, now),
      id,
      document_id: documentId,
      locale: language,
      web_id: type.webId,
      source_hash: hash,
      name: type.names[language] ?? '',
      parent_web_id: type.parentWebId,
      show_order: type.showOrder,
      sale: type.sale,
      rent: type.rent,
    };
  });
  await insertRows(trx, TABLE, written, {
    replace: ['name', 'parent_web_id', 'show_order', 'sale', 'rent', 'source_hash', 'updated_at'],
  });
  return {
    rows: findLinkedRows([...written, ...known], (row) => row.web_id),
    changed: written.length > 0,
  };
}

export async function readTypeRows(connection: Knex): Promise<TypeRow[]> {
  return (await connection(TABLE).select(
    ...['id', 'document_id', 'web_id', 'locale', 'source_hash'],
  )) as TypeRow[];
}

/** Lists the types of the snapshot that are new or changed since the last import. */
export function listChangedTypes(
  known: readonly TypeRow[],
  types: ReadonlyMap<string, TypeDraft>,
): { type: TypeDraft; language: string; hash: string }[] {
  const hashes = new Map(known.map((row) => [`${row.web_id} ${row.locale}`, row.source_hash]));
  return [...types.values()].flatMap((type) =>
    Object.keys(type.names)
      .map((language) => ({ type, language, hash: hashType(type, language) }))
      .filter(({ language, hash }) => hashes.get(`${type.webId} ${language}`) !== hash),
  );
}

function hashType(type: TypeDraft, language: string): string {
  const { names, ...rest } = type;
  return createHash('sha1')
    .update(JSON.stringify([rest, names[language]]))
    .digest('hex');
}
