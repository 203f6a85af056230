import type { Core } from '@strapi/strapi';
import { findCssFault, removeCssComments } from '@agency/domain/page-css';
import { standardPath } from '../rules/standard-pages';
import { checkAddress } from './check-address';
import { checkRedirect } from './check-redirect';
import { applyPageChange, type PageChange } from './apply-page-change';
import { findDraft, listAbove, loadPages, type PageRow } from './page-rows';
import { refuseField } from '../../platform/validation/refusal';

/**
 * Refuses pages that stand under themselves, share their key or their address with another, send
 * visitors somewhere unsafe, or whose style would leave the page (MENU-1 to MENU-3, MENU-8).
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

/** Space around an address comes from copying it. */
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
