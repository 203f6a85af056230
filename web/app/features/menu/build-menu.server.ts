import type { Language } from '../../i18n/languages';
import { buildPath } from '../../i18n/build-path';
import type { RouteTable } from '../../i18n/route-table';
import type { MenuItemView } from './frame-view';
import { parseRedirectTarget } from './redirect-target';
import type { MenuPage } from './build-site';

/** MENU-1, MENU-2: the pages as a tree in the CMS's order, a redirecting one leading to its target. */
export function buildMenu(
  table: RouteTable,
  language: Language,
  pages: readonly MenuPage[],
): MenuItemView[] {
  const keys = new Set(pages.map(({ key }) => key));
  const parentOf = ({ parent, key }: MenuPage) =>
    parent && parent.key !== key && keys.has(parent.key) ? parent.key : null;
  return below(null, new Set());

  function below(parent: string | null, above: ReadonlySet<string>): MenuItemView[] {
    return pages
      .filter((page) => parentOf(page) === parent && !above.has(page.key))
      .map((page) => ({
        id: page.key,
        label: page.title,
        href: hrefOf(page),
        current: null,
        children: below(page.key, new Set([...above, page.key])),
      }));
  }

  function hrefOf(page: MenuPage): string {
    const target = page.redirect ? parseRedirectTarget(table, language, page.redirectUrl) : null;
    return target ?? buildPath(table, language, page.key);
  }
}
