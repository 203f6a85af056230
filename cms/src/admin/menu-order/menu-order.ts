/** A page of the same level, as the list of pages has it. */
export interface MenuPage {
  documentId: string;
  title: string;
  /** Its place in the menu: lower comes first. */
  sort: number;
  showInMenu: boolean;
  parent: { documentId: string } | null;
}

/** The pages of the level on which a page stands, itself with the place that its form has, in order. */
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
 * The place that puts a page one up (-1) or down (1) on its level: halfway between the two that it
 * then stands between, so that no other page is changed. Null at the end, and where no whole number
 * is free between them.
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
