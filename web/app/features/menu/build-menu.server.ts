import type { Language } from '../../i18n/languages';
import { buildPath } from '../../i18n/build-path';
import { buildTree } from '../../lib/build-tree';
import type { MenuItemView } from './frame-view';
import { findMenuFlaw } from './page-flaws';
import { findRedirect } from './redirect-target';
import type { MenuPage, Site } from './build-site';

/**
 * MENU-1, MENU-2: the pages as a tree in the CMS's order, a redirecting one leading to its target.
 * Pages that cannot be used as they are written are left out.
 */
export function buildMenu(
  site: Site,
  language: Language,
  pages: readonly MenuPage[],
): MenuItemView[] {
  return buildTree(
    pages.filter((page) => findMenuFlaw(site, language, page) === null),
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
    return findRedirect(site, language, page) ?? buildPath(site.table, language, page.key);
  }
}
