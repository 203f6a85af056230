import type { Language } from '../../i18n/languages';
import { buildPath } from '../../i18n/build-path';
import type { RouteTable } from '../../i18n/route-table';
import { buildTree } from '../../lib/build-tree';
import type { MenuItemView } from './frame-view';
import { findRedirect } from './redirect-target';
import type { MenuPage } from './build-site';

/** MENU-1, MENU-2: the pages as a tree in the CMS's order, a redirecting one leading to its target. */
export function buildMenu(
  table: RouteTable,
  language: Language,
  pages: readonly MenuPage[],
): MenuItemView[] {
  return buildTree(
    pages,
    ({ key }) => key,
    ({ parent }) => parent?.key,
    (page, children: MenuItemView[]) => ({
      id: page.key,
      label: page.title,
      href: hrefOf(page),
      current: null,
      children,
    }),
  );

  function hrefOf(page: MenuPage): string {
    return findRedirect(table, language, page) ?? buildPath(table, language, page.key);
  }
}
