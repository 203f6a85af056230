import type { Language } from '@agency/domain/languages';
import { buildPath } from '../../../i18n/paths/build-path';
import { buildTree } from '../../../lib/web/build-tree';
import type { MenuItemView } from '../layout-view';
import { listOverviewReplacements } from '../../../site/list-overview-replacements';
import { findMenuFlaw } from '../../../site/page-flaws';
import { findRedirect } from '../../../site/redirect-target';
import type { MenuPage, Site } from '../../../site/build-site';

/**
 * Builds the tree of pages in the CMS's order; a redirecting page links to its target. Leaves out
 * invalid pages, and overviews replaced by another page, which gets their children.
 */
export function buildMenu(
  site: Site,
  language: Language,
  pages: readonly MenuPage[],
): MenuItemView[] {
  const replacements = listOverviewReplacements(site, language);
  const isReplaced = ({ key }: MenuPage) =>
    replacements.some((replacement) => replacement.key === key);
  return buildTree(
    pages.filter((page) => findMenuFlaw(site, language, page) === null && !isReplaced(page)),
    ({ key }) => key,
    ({ parent }) => parent?.key,
    (page, children: MenuItemView[]) => {
      const href = hrefOf(page);
      const below = replacements.filter((replacement) => replacement.href === href);
      return {
        id: page.key,
        label: page.title,
        href,
        below: below.map(({ overview }) => overview),
        current: null,
        children,
      };
    },
  );

  function hrefOf(page: MenuPage): string {
    return findRedirect(site, language, page) ?? buildPath(site.table, language, page.key);
  }
}
