import type { Core } from '@strapi/strapi';
import { standardPath } from '../rules/standard-pages';
import { toSlug } from '../../platform/rules/slug';

export interface PageRow {
  documentId: string | undefined;
  locale: string;
  key: string;
  title: string;
  path: string | null;
  parent: string | null;
  redirect: boolean;
  redirectUrl: string | null;
  isPublished: boolean;
}

interface StoredPage {
  id: number;
  documentId: string;
  locale: string;
  key: string | null;
  title: string | null;
  path: string | null;
  parent: { documentId: string } | null;
  redirect: boolean | null;
  redirectUrl: string | null;
  publishedAt: unknown;
}

const columns = [
  ...['documentId', 'locale', 'key', 'title', 'path'],
  ...['redirect', 'redirectUrl', 'publishedAt'],
];

export async function loadPages(strapi: Core.Strapi): Promise<(PageRow & { id: number })[]> {
  const rows = (await strapi.db.query('api::page.page').findMany({
    select: columns,
    populate: { parent: { select: ['documentId'] } },
    orderBy: { id: 'asc' },
  })) as StoredPage[];
  return rows.map(({ key, title, parent, redirect, publishedAt, ...row }) => ({
    ...row,
    key: key ?? '',
    title: title || key || '',
    parent: parent?.documentId ?? null,
    redirect: redirect === true,
    isPublished: Boolean(publishedAt),
  }));
}

export function findDraft<Row extends PageRow>(
  rows: readonly Row[],
  documentId: string | null | undefined,
  locale: string,
): Row | undefined {
  return rows.find(
    (row) => row.documentId === documentId && row.locale === locale && !row.isPublished,
  );
}

/** Returns the ancestors of a page, nearest first; stops at a cycle. */
export function listAbove(rows: readonly PageRow[], page: PageRow): PageRow[] {
  const above: PageRow[] = [];
  let next = findDraft(rows, page.parent, page.locale);
  while (next && next.documentId !== page.documentId && !above.includes(next)) {
    above.push(next);
    next = findDraft(rows, next.parent, page.locale);
  }
  return above;
}

/** Returns the page's own path segment: the given one, the standard one, or the key. */
export function ownPath({ key, path, locale }: Pick<PageRow, 'key' | 'path' | 'locale'>): string {
  if (key.toLowerCase() === 'home') return '';
  return path || (standardPath(key, locale) ?? toSlug(key));
}

/** Returns the full path of a page below its language, without surrounding slashes. */
export function fullPath(rows: readonly PageRow[], page: PageRow): string {
  return [page, ...listAbove(rows, page)]
    .map(ownPath)
    .filter((part) => part !== '')
    .reverse()
    .join('/');
}
