import type { LayoutView, PageHeaderView } from '../layout-view';

/** MENU-8: the layout with the logo and the fixed menu that the page on screen asks for. */
export function applyPageHeader(layout: LayoutView, pageData: unknown): LayoutView {
  const requested = readPageHeader(pageData);
  if (requested === null) return layout;
  const logo = requested.logo ?? layout.header.logo;
  return { ...layout, header: { ...layout.header, logo, isFixed: requested.isFixed } };
}

/** What a page's data says of the header; null for screens that say nothing. */
function readPageHeader(pageData: unknown): PageHeaderView | null {
  const { view } = (pageData ?? {}) as { view?: { header?: PageHeaderView } };
  return view?.header ?? null;
}
