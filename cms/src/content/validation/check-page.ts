import type { Core } from '@strapi/strapi';
import { findCssFault, removeCssComments } from '@agency/domain/page-css';
import { standardPath } from '../rules/standard-pages';
import { checkAddress, checkRedirect } from './check-address';
import { findDraft, listAbove, loadPages, type PageRow } from './page-rows';
import { refuseField, refuse } from '../../platform/validation/refusal';
import { isLanguage, languages, type Language } from '@agency/domain/languages';

/**
 * Refuses a page that is its own ancestor, has the key or address of another, redirects to an
 * unsafe address, or has styles that affect more than the page.
 */
export async function checkPage(
  strapi: Core.Strapi,
  change: PageChange,
  siteUrl: string,
): Promise<void> {
  tidyRedirect(change.data);
  const rows = await loadPages(strapi);
  const page = applyPageChange(rows, change);
  checkKey(rows, page);
  checkAncestors(rows, page);
  checkAddress(rows, page);
  checkRedirect(rows, page, siteUrl);
  checkCss(change.data.css);
}

function checkCss(css: unknown): void {
  const fault = typeof css === 'string' ? findCssFault(removeCssComments(css)) : null;
  if (fault !== null) throw refuseField('css', `page.css.${fault}`);
}

/** Removes surrounding spaces, which come from copying. */
function tidyRedirect(data: Record<string, unknown>): void {
  if (typeof data.redirectUrl === 'string') data.redirectUrl = data.redirectUrl.trim() || null;
}

function checkKey(rows: readonly PageRow[], { documentId, key }: PageRow): void {
  const isOwn = (row: PageRow): boolean => row.documentId === documentId;
  const same = rows.find((row) => !isOwn(row) && row.key.toLowerCase() === key.toLowerCase());
  if (same && key !== '') throw refuseField('key', 'page.key.taken', { title: same.title });
  const before = documentId === undefined ? undefined : rows.find(isOwn)?.key;
  if (before === undefined || before === key || standardPath(before, 'nl') === undefined) return;
  throw refuseField('key', 'page.key.needed', { key: before });
}

function checkAncestors(rows: readonly PageRow[], page: PageRow): void {
  if (page.documentId === undefined || page.parent === null) return;
  const top = [page, ...listAbove(rows, page)].at(-1);
  const above = findDraft(rows, top?.parent, page.locale);
  if (page.parent !== page.documentId && above?.documentId !== page.documentId) return;
  throw refuseField('parent', 'page.parent.circle');
}

interface PageChange {
  documentId?: string;
  locale: string;
  data: Record<string, unknown>;
}

type Rows = readonly (PageRow & { id: number })[];

function applyPageChange(rows: Rows, { documentId, locale, data }: PageChange): PageRow {
  const draft = findDraft(rows, documentId, locale);
  const text = (name: 'path' | 'redirectUrl'): string | null =>
    name in data ? ((data[name] as string | null) ?? null) : (draft?.[name] ?? null);
  return {
    documentId,
    locale,
    key: typeof data.key === 'string' ? data.key : (draft?.key ?? ''),
    title: typeof data.title === 'string' ? data.title : (draft?.title ?? ''),
    path: text('path'),
    parent: applyParentChange(rows, data.parent, draft?.parent ?? null),
    redirect: typeof data.redirect === 'boolean' ? data.redirect : (draft?.redirect ?? false),
    redirectUrl: text('redirectUrl'),
    isPublished: false,
  };
}

function applyParentChange(rows: Rows, change: unknown, now: string | null): string | null {
  const named = readRelation(change);
  if (named === undefined) return now;
  if (typeof named !== 'number') return named;
  return rows.find(({ id }) => id === named)?.documentId ?? null;
}

/** Undefined if the change does not include the relation, null if it clears it. */
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

/**
 * Refuses to delete or unpublish the home page or a page with children, and to delete a standard
 * page, which can be unpublished.
 */
export async function checkPageRemoval(
  strapi: Core.Strapi,
  documentId: string,
  locales: readonly string[],
  action: 'delete' | 'unpublish',
): Promise<void> {
  const rows = await loadPages(strapi);
  const page = rows.find((row) => row.documentId === documentId);
  if (!page) return;
  if (page.key.toLowerCase() === 'home') {
    throw refuse('page.home');
  }
  if (action === 'delete' && standardPath(page.key, 'nl') !== undefined) {
    throw refuse('page.standard', { title: page.title });
  }
  const below = rows.find(
    (row) =>
      row.parent === documentId &&
      locales.includes(row.locale) &&
      (action === 'delete' || row.isPublished),
  );
  if (below) throw refuse(`page.child.${action}`, { title: below.title });
}

export function listLocales(locale: string | string[] | null | undefined): readonly Language[] {
  if (locale === '*') return languages;
  const codes = Array.isArray(locale) ? locale : [locale ?? languages[0]];
  return codes.includes('*') ? languages : codes.filter((code) => isLanguage(code));
}

/**
 * Refuses to publish a page that is only valid as a draft: its parent is not published, its
 * address is taken, or its redirect has no address.
 */
export async function checkPagePublish(
  strapi: Core.Strapi,
  documentId: string,
  locales: readonly string[],
  siteUrl: string,
): Promise<void> {
  const rows = await loadPages(strapi);
  for (const locale of locales) {
    const page = findDraft(rows, documentId, locale);
    if (!page) continue;
    checkParent(rows, page);
    checkAddress(rows, page);
    checkRedirect(rows, page, siteUrl);
    if (page.redirect && !page.redirectUrl) {
      throw refuseField('redirectUrl', 'page.redirect.missing');
    }
  }
}

function checkParent(rows: readonly PageRow[], { parent, locale }: PageRow): void {
  if (parent === null) return;
  const above = rows.filter((row) => row.documentId === parent && row.locale === locale);
  if (above.some(({ isPublished }) => isPublished)) return;
  throw refuseField('parent', 'page.parent.draft', { title: above[0]?.title ?? '' });
}
