import type { FrameView, PageHeaderView } from './frame-view';

/** MENU-8: the frame with the logo and the fixed menu that the page on screen asks for. */
export function applyPageHeader(frame: FrameView, pageData: unknown): FrameView {
  const wished = readPageHeader(pageData);
  if (wished === null) return frame;
  const logo = wished.logo ?? frame.header.logo;
  return { ...frame, header: { ...frame.header, logo, isFixed: wished.isFixed } };
}

/** What a page's data says of the header; null for screens that say nothing. */
function readPageHeader(pageData: unknown): PageHeaderView | null {
  const { view } = (pageData ?? {}) as { view?: { header?: PageHeaderView } };
  return view?.header ?? null;
}
