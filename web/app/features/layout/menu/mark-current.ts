import type { LayoutView, MenuItemView } from '../layout-view';

type Mark = MenuItemView['current'];

const marked = new WeakMap<LayoutView, Map<string, LayoutView>>();

/**
 * Marks the current page in the menus. Pages with the same marks share one layout, so that its
 * menus are rendered once (`../document/render/cached-fragment.ts`).
 */
export function markCurrent(layout: LayoutView, pathname: string): LayoutView {
  const at = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const { header } = layout;
  const marks: Mark[] = [];
  const menu = mark(header.menu);
  const drawer = mark(header.drawer);
  const key = marks.join();
  const known = marked.get(layout) ?? new Map<string, LayoutView>();
  marked.set(layout, known);
  const view = known.get(key) ?? { ...layout, header: { ...header, menu, drawer } };
  known.set(key, view);
  return view;

  function mark(items: MenuItemView[]): MenuItemView[] {
    return items.map((item) => {
      const children = mark(item.children);
      const current = findMark(item, children);
      marks.push(current);
      return { ...item, children, current };
    });
  }

  function findMark({ href, below }: MenuItemView, children: MenuItemView[]): Mark {
    if (href === at) return 'page';
    const isAbove = [href, ...below].some(
      (start) => start !== header.homeHref && at.startsWith(start),
    );
    return isAbove || children.some(({ current }) => current !== null) ? 'section' : null;
  }
}
