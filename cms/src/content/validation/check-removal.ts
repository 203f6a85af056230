import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { standardPath } from '../rules/standard-pages';
import { loadPages, type PageRow } from './page-rows';

/**
 * Refuses to delete or unpublish a page that others or the site itself build on: the home page, a
 * page with pages below it, and (for deleting) a standard page, which can be unpublished (MENU-1).
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
    throw new errors.ValidationError('The site needs its home page; change it instead.');
  }
  if (action === 'delete' && standardPath(page.key, 'nl') !== undefined) {
    throw new errors.ValidationError(
      `The site needs the page “${page.title}”. Unpublish it to take it off the site.`,
    );
  }
  const below = rows.find(
    (row) =>
      row.parent === documentId &&
      locales.includes(row.locale) &&
      (action === 'delete' || row.isPublished),
  );
  if (below) throw new errors.ValidationError(describeChild(below, action));
}

function describeChild({ title }: PageRow, action: 'delete' | 'unpublish'): string {
  return action === 'delete'
    ? `“${title}” stands under this page. Place it elsewhere or delete it first.`
    : `“${title}” stands under this page. Unpublish it or place it elsewhere first.`;
}
