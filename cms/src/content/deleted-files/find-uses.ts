import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import { isLocalized } from '../../platform/i18n/is-localized';
import { listOwners, type Owner } from '../../platform/publishing/find-owners';
import { readMainField } from '../labels/main-field';
import {
  inEveryLanguage,
  type AdminLanguage,
  type Translated,
} from '../../platform/rules/admin-languages';
import { sayRefusal } from '../../platform/rules/refusals/say-refusal';
import { translateLabel } from '../labels/translate-label';

export interface FileUse {
  type: string;
  documentId: string;
  /** Empty for a single type. */
  name: string;
  /** Null for a type without languages. */
  locale: string | null;
  isDraft: boolean;
}

interface File {
  id: number;
  hash: string;
}

interface Attribute {
  type: string;
  columnName?: string;
}

interface Row extends Record<string, unknown> {
  id: number;
  documentId: string;
  locale?: string | null;
  publishedAt?: string | null;
}

const texts = new Set(['blocks', 'richtext', 'text', 'string']);

/** Types written by visitors and other systems, where the address of a file is not a use. */
const notUses = /^api::(lead|outbox-mail|import-run|owner-note|consent-version)\./;

/**
 * Finds the documents, drafts and published, that show a file in a field or rich text, or link
 * to it or one of its variants, also in components.
 */
export async function findFileUses(
  strapi: Core.Strapi,
  connection: Knex,
  file: File,
): Promise<FileUse[]> {
  const places = (await connection('files_related_mph')
    .where({ file_id: file.id })
    .select({ type: 'related_type', id: 'related_id' })) as Owner[];
  places.push(...(await findInTexts(strapi, connection, file)));
  const owners: Owner[] = [];
  for (const place of places) owners.push(...(await listOwners(strapi, connection, place)));
  const byType = new Map<string, Set<number>>();
  for (const { type, id } of owners) byType.set(type, (byType.get(type) ?? new Set()).add(id));
  const uses: FileUse[] = [];
  for (const [type, ids] of byType) uses.push(...(await readUses(strapi, type, [...ids])));
  return uses;
}

/** Rich texts contain a copy of a picture's address, and links have no relation. */
async function findInTexts(strapi: Core.Strapi, connection: Knex, file: File): Promise<Owner[]> {
  const found: Owner[] = [];
  for (const uid of [...Object.keys(strapi.contentTypes), ...Object.keys(strapi.components)]) {
    if (!uid.startsWith('api::') && !(uid in strapi.components)) continue;
    if (notUses.test(uid)) continue;
    const { tableName, attributes } = strapi.db.metadata.get(uid) as {
      tableName: string;
      attributes: Record<string, Attribute>;
    };
    const schema = strapi.getModel(uid as UID.Schema).attributes as Record<string, Attribute>;
    const columns = Object.keys(schema)
      .filter((name) => texts.has(schema[name]?.type ?? ''))
      .map((name) => attributes[name]?.columnName ?? name);
    if (columns.length === 0) continue;
    const ids = (await connection(tableName)
      .where((some) => {
        for (const column of columns) {
          for (const end of ['.', '-']) {
            const pattern = `%/${file.hash}${end}%`;
            void some.orWhereRaw('CAST(?? AS TEXT) LIKE ?', [column, pattern]);
          }
        }
      })
      .pluck('id')) as number[];
    found.push(...ids.map((id): Owner => ({ type: uid, id })));
  }
  return found;
}

/** Converts rows to documents, one per language; skips deleted rows. */
async function readUses(
  strapi: Core.Strapi,
  type: string,
  ids: readonly number[],
): Promise<FileUse[]> {
  const schema = strapi.contentTypes[type as UID.ContentType] as
    { kind: string; options?: { draftAndPublish?: boolean } } | undefined;
  if (!schema || !type.startsWith('api::') || notUses.test(type)) return [];
  const main = readMainField(strapi, type);
  const rows = (await strapi.db
    .query(type as UID.ContentType)
    .findMany({ where: { id: { $in: [...ids] } } })) as Row[];
  const hasDrafts = schema.options?.draftAndPublish === true;
  const uses = new Map<string, FileUse>();
  for (const row of rows) {
    const locale = isLocalized(strapi, type) ? (row.locale ?? null) : null;
    const key = `${row.documentId} ${locale}`;
    const isDraft = hasDrafts && !row.publishedAt && (uses.get(key)?.isDraft ?? true);
    const title = row[main];
    const name = schema.kind === 'singleType' || typeof title !== 'string' ? '' : title;
    uses.set(key, { type, documentId: row.documentId, name, locale, isDraft });
  }
  return [...uses.values()];
}

const mostNames = 4;

/** Describes the uses of a file for the admin: `“Home” (Pages, Dutch), Header (French, draft)`. */
export function nameUses(strapi: Core.Strapi, uses: readonly FileUse[]): Translated {
  const named = uses.slice(0, mostNames).map((use) => nameUse(strapi, use));
  const list = inEveryLanguage((language) => named.map((name) => name[language]).join(', '));
  const count = uses.length - named.length;
  return count > 0 ? sayRefusal('upload.inUse.more', { list, count }) : list;
}

function nameUse(strapi: Core.Strapi, { type, name, locale, isDraft }: FileUse): Translated {
  const { displayName } = strapi.contentType(type as UID.ContentType).info;
  const kind = translateLabel(displayName);
  const draft = sayRefusal('upload.inUse.draft');
  return inEveryLanguage((language) => {
    const about = [
      ...(locale === null ? [] : [nameLanguage(locale, language)]),
      ...(isDraft ? [draft[language]] : []),
    ];
    const within = (words: readonly string[]): string =>
      words.length > 0 ? ` (${words.join(', ')})` : '';
    if (name === '') return `${kind[language]}${within(about)}`;
    return `“${name}”${within([kind[language], ...about])}`;
  });
}

function nameLanguage(locale: string, language: AdminLanguage): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(locale) ?? locale;
}
