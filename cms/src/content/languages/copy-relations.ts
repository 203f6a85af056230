import type { Core } from '@strapi/strapi';
import { interceptDocuments } from '../../platform/database/documents';
import { isLanguage } from '@agency/domain/languages';
import { isRecord } from '../../platform/rules/is-record';
import { findSource } from './list-board';

const pageUid = 'api::page.page';
const moduleUid = 'api::module.module';

interface Related {
  documentId: string;
}

interface Draft {
  locale: string;
  createdAt: string;
  ownOrder: boolean | null;
  parent: Related | null;
}

/**
 * Copies the parent and blocks of the source to a page's first version in a language, unless
 * given: those that exist in the language. Call it while registering, before the checks.
 */
export function copyRelations(strapi: Core.Strapi): void {
  interceptDocuments(strapi, async ({ uid, action, params }, next) => {
    const { documentId, locale, data } = params;
    if (
      uid === pageUid &&
      action === 'update' &&
      documentId &&
      typeof locale === 'string' &&
      data
    ) {
      Object.assign(data, await findRelations(strapi, { documentId, locale, data }));
    }
    return next();
  });
}

async function findRelations(
  strapi: Core.Strapi,
  { documentId, locale, data }: { documentId: string; locale: string; data: object },
): Promise<Record<string, unknown>> {
  const { parent, modules } = data as Record<string, unknown>;
  if (!isLanguage(locale) || (names(parent) && names(modules))) return {};
  const drafts = (await strapi.db.query(pageUid).findMany({
    where: { documentId, publishedAt: null },
    select: ['locale', 'createdAt', 'ownOrder'],
    populate: { parent: { select: ['documentId'] } },
  })) as Draft[];
  if (drafts.length === 0 || drafts.some((draft) => draft.locale === locale)) return {};
  const wanted = findSource(drafts);
  const source = drafts.find((draft) => draft.locale === wanted) ?? drafts[0];
  if (!source) return {};
  const written = async (uid: typeof pageUid | typeof moduleUid, all: Related[]) => {
    const ids = all.map((one) => one.documentId);
    const where = { documentId: { $in: ids }, locale, publishedAt: null };
    const found = await strapi.db.query(uid).findMany({ where, select: ['documentId'] });
    const known = new Set(found.map((row: Related) => row.documentId));
    return ids.filter((id) => known.has(id)).map((id) => ({ documentId: id, locale }));
  };
  const above = names(parent) || !source.parent ? [] : await written(pageUid, [source.parent]);
  const blocks = names(modules)
    ? []
    : await written(moduleUid, await inOrder(strapi, documentId, wanted));
  return {
    ...(above.length > 0 ? { parent: { set: above } } : {}),
    ...(blocks.length > 0 ? { modules: { set: blocks }, ownOrder: source.ownOrder } : {}),
  };
}

async function inOrder(
  strapi: Core.Strapi,
  documentId: string,
  locale: string,
): Promise<Related[]> {
  const page = (await strapi.documents(pageUid).findOne({
    documentId,
    locale,
    status: 'draft',
    populate: { modules: { fields: ['documentId'] } },
  })) as { modules: Related[] } | null;
  return page?.modules ?? [];
}

/** Reports whether a relation change contains a target. */
function names(change: unknown): boolean {
  if (Array.isArray(change)) return change.length > 0;
  if (!isRecord(change)) return change !== undefined && change !== null;
  const { connect, set, documentId, id } = change;
  return (
    [connect, set].some((list) => Array.isArray(list) && list.length > 0) || !!(documentId ?? id)
  );
}
