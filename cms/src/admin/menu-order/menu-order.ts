/** A page of the same level, in the list's format. */
export interface MenuPage {
  documentId: string;
  title: string;
  /** Sort number in the menu: lower comes first. */
  sort: number;
  showInMenu: boolean;
  parent: { documentId: string } | null;
}

/** Returns the pages of a level in order, with the form's sort number of the current one. */
export function listLevel(
  pages: readonly MenuPage[],
  documentId: string,
  sort: number,
): MenuPage[] {
  const own = pages.find((page) => page.documentId === documentId);
  if (!own) return [];
  return pages
    .filter(({ parent }) => parent?.documentId === own.parent?.documentId)
    .map((page) => (page === own ? { ...page, sort } : page))
    .sort((one, other) => one.sort - other.sort);
}

/**
 * Returns the sort number that moves a page up (-1) or down (1): halfway between its new
 * neighbours, so that no other page changes. Null at the end, or if there is no integer between
 * them.
 */
export function findPlace(
  level: readonly MenuPage[],
  documentId: string,
  step: -1 | 1,
): number | null {
  const at = level.findIndex((page) => page.documentId === documentId);
  const passed = level[at + step];
  if (at < 0 || !passed) return null;
  const beyond = level[at + 2 * step]?.sort ?? passed.sort + 20 * step;
  const [low, high] = step > 0 ? [passed.sort, beyond] : [beyond, passed.sort];
  const place = Math.max(0, Math.round((low + high) / 2));
  return place > low && place < high ? place : null;
}
