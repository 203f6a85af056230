import type { Core } from '@strapi/strapi';
import { standardPath } from '../rules/standard-pages';
import { loadPages } from './page-rows';
import { refuse } from '../../platform/validation/refusal';

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
