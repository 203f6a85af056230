import type { Core } from '@strapi/strapi';
import { interceptDocuments } from '../../platform/database/documents';
import type { Knex } from 'knex';
import { languages } from '@agency/domain/languages';
import { ofRemoved, removeWith } from '../../platform/database/remove-with';
import { isLocalized } from '../../platform/i18n/is-localized';
import { isSeeding } from '../../platform/process/seeding';
import { isAsPublished, listTranslated, readContent, type Content } from './read-content';
import { versionedTypes } from './editorial-types';
import { VERSIONS, type VersionKind, type VersionRow } from './version-table';

export const keptVersions = 30;

export interface DocumentKey {
  model: string;
  documentId: string;
  locale: string;
}

interface AdminRequest {
  state: { user?: { id: number } };
}

const writes = ['create', 'update', 'discardDraft'];

/** A save and publication by one person within this time are one version. */
const togetherMs = 60_000;

/**
 * Records a version for each save and publication of editorial content, in its transaction, and
 * deletes the versions of a deleted document. The seed makes no versions. Call it while
 * registering.
 */
export function recordVersions(strapi: Core.Strapi): void {
  removeWith(strapi, versionedTypes, (_, trx, removed) =>
    ofRemoved(trx(VERSIONS), removed).delete(),
  );
  interceptDocuments(strapi, async ({ uid, action, params }, next) => {
    if (!versionedTypes.includes(uid) || isSeeding()) return next();
    const { documentId } = params;
    if (action === 'publish' && documentId) {
      return strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
        const result = await next();
        for (const locale of listLocales(strapi, uid, params.locale)) {
          await recordPublication(strapi, trx, { model: uid, documentId, locale });
        }
        return result;
      });
    }
    const locale = readLocale(strapi, uid, params.locale);
    if (!writes.includes(action) || locale === null) return next();
    return strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
      const before = documentId ? await readContent(strapi, uid, documentId, locale) : null;
      const stamp = documentId
        ? await readFirstStamp(strapi, trx, { model: uid, documentId, locale })
        : null;
      const result = await next();
      const id = documentId ?? (result as { documentId?: string } | null)?.documentId;
      const after = id ? await readContent(strapi, uid, id, locale) : null;
      if (!id || !after) return result;
      const key = { model: uid, documentId: id, locale };
      await recordChange(strapi, trx, key, { before, stamp, after });
      return result;
    });
  });
}

/** Adds a version and deletes those beyond the limit. */
export async function addVersion(
  trx: Knex,
  { model, documentId, locale }: DocumentKey,
  version: Pick<VersionRow, 'kind' | 'saved_at' | 'saved_by'> & { isText: boolean } & Content,
): Promise<void> {
  const { kind, saved_at, saved_by, isText, data, texts } = version;
  const own = { model, document_id: documentId, locale };
  await trx(VERSIONS).insert({
    ...own,
    kind,
    saved_at,
    saved_by,
    changes_text: isText,
    content: JSON.stringify(data),
    texts: JSON.stringify(texts),
  });
  const kept = trx(VERSIONS).where(own).orderBy('id', 'desc').limit(keptVersions).pluck('id');
  await trx(VERSIONS)
    .where(own)
    .whereNotIn('id', (await kept) as number[])
    .delete();
}

/** Returns the id of the logged-in admin user; null for the site itself. */
export function findEditor(strapi: Core.Strapi): number | null {
  return (strapi.requestContext.get() as AdminRequest | undefined)?.state.user?.id ?? null;
}

async function recordChange(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  key: DocumentKey,
  { before, stamp, after }: { before: Content | null; stamp: Stamp | null; after: Content },
): Promise<void> {
  const isSame = before && JSON.stringify(before.data) === JSON.stringify(after.data);
  if (isSame) return;
  if (before && stamp) await addVersion(trx, key, { ...before, ...stamp, isText: false });
  const isText = listTranslated(strapi, key.model).some(
    (field) => JSON.stringify(before?.data[field]) !== JSON.stringify(after.data[field]),
  );
  const kind: VersionKind = 'saved';
  const saved = { kind, saved_at: Date.now(), saved_by: findEditor(strapi) };
  await addVersion(trx, key, { ...after, ...saved, isText });
}

/** Marks the latest version as published, or adds one for a save without a version. */
async function recordPublication(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  key: DocumentKey,
): Promise<void> {
  const content = await readContent(strapi, key.model, key.documentId, key.locale);
  if (!content) return;
  const { model, documentId, locale } = key;
  const newest = (await trx(VERSIONS)
    .where({ model, document_id: documentId, locale })
    .orderBy('id', 'desc')
    .first()) as VersionRow | undefined;
  const stamp = { saved_at: Date.now(), saved_by: findEditor(strapi) };
  const isSame = newest?.content === JSON.stringify(content.data);
  if (isSame && newest.kind === 'published') return;
  const isTogether =
    isSame &&
    newest.kind === 'saved' &&
    newest.saved_by === stamp.saved_by &&
    stamp.saved_at - newest.saved_at < togetherMs;
  if (isTogether) await trx(VERSIONS).where({ id: newest.id }).update({ kind: 'published' });
  else await addVersion(trx, key, { ...content, ...stamp, kind: 'published', isText: false });
}

type Stamp = Pick<VersionRow, 'kind' | 'saved_at' | 'saved_by'>;

/** Returns the author and time of a document without versions; null if it has one. */
async function readFirstStamp(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  key: DocumentKey,
): Promise<Stamp | null> {
  const { model, documentId, locale } = key;
  if (await hasVersion(trx, key)) return null;
  const where = { documentId, publishedAt: null, ...(locale ? { locale } : {}) };
  const row = (await strapi.db.query(model as 'api::page.page').findOne({
    where,
    populate: { updatedBy: { select: ['id'] } },
  })) as { updatedAt: string; updatedBy: { id: number } | null } | null;
  if (!row) return null;
  return {
    kind: (await isAsPublished(strapi, model, documentId, locale)) ? 'published' : 'saved',
    saved_at: new Date(row.updatedAt).getTime(),
    saved_by: row.updatedBy?.id ?? null,
  };
}

async function hasVersion(trx: Knex, { model, documentId, locale }: DocumentKey): Promise<boolean> {
  const found: unknown = await trx(VERSIONS)
    .where({ model, document_id: documentId, locale })
    .first('id');
  return found !== undefined;
}

/** Returns the written language; empty for types without languages, null for several. */
function readLocale(
  strapi: Core.Strapi,
  uid: string,
  locale: string | string[] | null | undefined,
): string | null {
  if (!isLocalized(strapi, uid)) return '';
  const one = Array.isArray(locale) && locale.length === 1 ? locale[0] : locale;
  if (Array.isArray(one) || one === '*') return null;
  return one ?? languages[0];
}

/** Returns the published languages; a single empty one for types without languages. */
function listLocales(
  strapi: Core.Strapi,
  uid: string,
  locale: string | string[] | null | undefined,
): readonly string[] {
  if (!isLocalized(strapi, uid)) return [''];
  if (locale === '*') return languages;
  return Array.isArray(locale) ? locale : [locale ?? languages[0]];
}
