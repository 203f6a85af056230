import type { Core } from '@strapi/strapi';
import { isSafeRedirect } from './safe-address';
import { fieldError } from './validation-error';

const pageUid = 'api::page.page';

interface PageRow {
  documentId: string;
  title: string;
  parent?: { documentId: string } | null;
}

/** A page as it is about to be saved in one language. */
export interface PageChange {
  /** Missing for a new page. */
  documentId?: string;
  locale: string;
  data: Record<string, unknown>;
}

/**
 * Refuses pages that stand under themselves, share their key or their address with another, or send
 * visitors somewhere unsafe (MENU-1 to MENU-3).
 */
export async function checkPage(strapi: Core.Strapi, change: PageChange): Promise<void> {
  checkRedirect(change.data);
  await checkKey(strapi, change);
  const parent = await findParent(strapi, change);
  if (parent && change.documentId) await checkAncestors(strapi, change, parent);
  await checkPath(strapi, change, parent);
}

function checkRedirect({ redirect, redirectUrl }: Record<string, unknown>): void {
  if (typeof redirectUrl === 'string' && redirectUrl !== '' && !isSafeRedirect(redirectUrl)) {
    throw fieldError('redirectUrl', 'Write an address (https://…) or a path of the site (/…).');
  }
  if (redirect === true && redirectUrl === '') {
    throw fieldError('redirectUrl', 'Say where visitors must be sent to.');
  }
}

async function checkKey(strapi: Core.Strapi, { documentId, data }: PageChange): Promise<void> {
  if (typeof data.key !== 'string') return;
  const other = (await strapi.db.query(pageUid).findOne({
    where: { key: data.key, documentId: { $ne: documentId ?? '' } },
  })) as PageRow | null;
  if (other) throw fieldError('key', `The page “${other.title}” has this key already.`);
}

async function checkAncestors(
  strapi: Core.Strapi,
  { documentId, locale }: PageChange,
  parent: string,
): Promise<void> {
  const seen = new Set<string>();
  for (let above: string | null = parent; above && !seen.has(above);) {
    if (above === documentId) {
      throw fieldError('parent', 'A page cannot stand under itself or under a page below it.');
    }
    seen.add(above);
    above = (await findPage(strapi, above, locale))?.parent?.documentId ?? null;
  }
}

async function checkPath(
  strapi: Core.Strapi,
  { documentId, locale, data }: PageChange,
  parent: string | null,
): Promise<void> {
  if (typeof data.path !== 'string' || data.path === '') return;
  const other = (await strapi.db.query(pageUid).findOne({
    where: {
      path: data.path,
      locale,
      publishedAt: null,
      documentId: { $ne: documentId ?? '' },
      parent: parent ? { documentId: parent } : { id: { $null: true } },
    },
  })) as PageRow | null;
  if (other) throw fieldError('path', `The page “${other.title}” has this address already.`);
}

/** The parent after the change: the one it names, else the one the page has now. */
async function findParent(strapi: Core.Strapi, change: PageChange): Promise<string | null> {
  const { documentId, locale, data } = change;
  const named = readRelation(data.parent);
  if (named !== undefined) return resolveId(strapi, named);
  const page = documentId ? await findPage(strapi, documentId, locale) : null;
  return page?.parent?.documentId ?? null;
}

/** Undefined when the change does not touch the relation, null when it empties it. */
function readRelation(value: unknown): string | number | null | undefined {
  if (value === undefined || value === null) return value;
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (Array.isArray(value)) return value.length > 0 ? readRelation(value[0]) : null;
  const { connect, set, disconnect, documentId, id } = value as Record<string, unknown>;
  if (documentId !== undefined || id !== undefined) return readRelation(documentId ?? id);
  if (Array.isArray(set) || (Array.isArray(connect) && connect.length > 0)) {
    return readRelation(set ?? connect);
  }
  return Array.isArray(disconnect) && disconnect.length > 0 ? null : undefined;
}

async function resolveId(strapi: Core.Strapi, id: string | number | null): Promise<string | null> {
  if (typeof id !== 'number') return id;
  const row = (await strapi.db.query(pageUid).findOne({ where: { id } })) as PageRow | null;
  return row?.documentId ?? null;
}

async function findPage(
  strapi: Core.Strapi,
  documentId: string,
  locale: string,
): Promise<PageRow | null> {
  const row: unknown = await strapi.db
    .query(pageUid)
    .findOne({ where: { documentId, locale, publishedAt: null }, populate: ['parent'] });
  return row as PageRow | null;
}
