import type { LayoutView, PageHeaderView } from '../layout-view';

/** Applies the logo and the fixed menu of the current page to the layout. */
export function applyPageHeader(layout: LayoutView, pageData: unknown): LayoutView {
  const requested = readPageHeader(pageData);
  if (requested === null) return layout;
  const logo = requested.logo ?? layout.header.logo;
  return { ...layout, header: { ...layout.header, logo, isFixed: requested.isFixed } };
}

/** Reads the header settings in a page's data; null for screens without any. */
function readPageHeader(pageData: unknown): PageHeaderView | null {
  const { view } = (pageData ?? {}) as { view?: { header?: PageHeaderView } };
  return view?.header ?? null;
}
