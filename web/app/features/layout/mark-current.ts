import type { LayoutView, MenuItemView } from './layout-view';

/** The layout with its menus told which page is on screen; done in the view, so that one layout serves all. */
export function markCurrent(layout: LayoutView, pathname: string): LayoutView {
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const mark = (items: MenuItemView[]) => items.map((item) => markItem(item, path));
  const { header } = layout;
  return { ...layout, header: { ...header, menu: mark(header.menu), drawer: mark(header.drawer) } };

  function markItem(item: MenuItemView, at: string): MenuItemView {
    const children = mark(item.children);
    const isAbove = [item.href, ...item.below].some(
      (start) => start !== header.homeHref && at.startsWith(start),
    );
    const holdsPage = children.some((child) => child.current !== null);
    if (item.href === at) return { ...item, children, current: 'page' };
    return { ...item, children, current: isAbove || holdsPage ? 'section' : null };
  }
}
