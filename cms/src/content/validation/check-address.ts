import { reservedPaths, standardPages } from '../rules/standard-pages';
import { ownPath, type PageRow, fullPath } from './page-rows';
import { refuseField } from '../../platform/validation/refusal';
import { isLanguage, languages } from '@agency/domain/languages';
import { toSlug } from '../../platform/rules/slug';
import { isSafeRedirect } from '@agency/domain/safe-address';

/**
 * Refuses an address that another page, published or draft, has under the same parent in this
 * language, or that the site reserves.
 */
export function checkAddress(rows: readonly PageRow[], page: PageRow): void {
  const path = ownPath(page);
  const other = rows.find(
    (row) =>
      row.documentId !== page.documentId &&
      row.locale === page.locale &&
      row.parent === page.parent &&
      ownPath(row) === path,
  );
  if (other) {
    throw refuseField('path', 'page.address.taken', { title: other.title, path });
  }
  if (page.parent === null) checkReserved(rows, page, path);
}

function checkReserved(rows: readonly PageRow[], { key, locale }: PageRow, path: string): void {
  const isTaken = (name: string): boolean =>
    rows.some((row) => row.locale === locale && isKey(row.key, name));
  const standard = Object.keys(standardPages).find(
    (name) =>
      standardPages[name]?.[locale] === path && !isKey(name, key) && path !== '' && !isTaken(name),
  );
  if (standard === undefined && !reservedPaths.includes(path)) return;
  throw refuseField('path', 'page.address.reserved', { path });
}

function isKey(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/**
 * Refuses a redirect to an unsafe address, in a circle, or to a page that redirects. Drafts may
 * lack the address.
 */
export function checkRedirect(rows: readonly PageRow[], page: PageRow, siteUrl: string): void {
  const { redirect, redirectUrl } = page;
  if (redirectUrl && !isSafeRedirect(redirectUrl)) {
    throw refuseField('redirectUrl', 'page.redirect.unsafe', { address: redirectUrl });
  }
  if (!redirect) return;
  if (redirectUrl) checkTarget(rows, page, redirectUrl, siteUrl);
  const source = rows.find(
    (row) =>
      row.redirect &&
      row.locale === page.locale &&
      row.documentId !== page.documentId &&
      findTarget([...rows, page], row.redirectUrl ?? '', siteUrl) === page.documentId,
  );
  if (!source || page.documentId === undefined) return;
  throw refuseField('redirect', 'page.redirect.target', { title: source.title });
}

function checkTarget(
  rows: readonly PageRow[],
  page: PageRow,
  address: string,
  siteUrl: string,
): void {
  const target = findTarget([...rows, page], address, siteUrl);
  if (target === null) return;
  if (target === page.documentId) {
    throw refuseField('redirectUrl', 'page.redirect.itself');
  }
  const next = rows.find((row) => row.documentId === target && row.redirect);
  if (!next) return;
  throw refuseField('redirectUrl', 'page.redirect.onward', { title: next.title });
}

/** Returns the page at an address of this site in any language; null otherwise. */
function findTarget(
  rows: readonly PageRow[],
  address: string,
  siteUrl: string,
): string | undefined | null {
  if (!URL.canParse(address.trim(), siteUrl)) return null;
  const { origin, pathname } = new URL(address.trim(), siteUrl);
  if (origin !== new URL(siteUrl).origin) return null;
  const parts = pathname.split('/').filter((part) => part !== '');
  const tried = isLanguage(parts[0] ?? '') ? [parts.shift() ?? ''] : languages;
  const path = parts.join('/').toLowerCase();
  const page = rows.find(
    (row) =>
      toSlug(row.key) === path ||
      row.key.toLowerCase() === path ||
      (tried.some((language) => language === row.locale) && fullPath(rows, row) === path),
  );
  return page ? page.documentId : null;
}
