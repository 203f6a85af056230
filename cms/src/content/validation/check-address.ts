import { reservedPaths, standardPages } from '../rules/standard-pages';
import { ownPath, type PageRow } from './page-rows';
import { refuseField } from '../../platform/validation/refusal';

/**
 * Refuses an address that another page has under the same parent in this language, published or in
 * draft, or that the site needs for something else (MENU-2).
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
