type Section = { slug: string | null };
type Place = {
  language: string;
  /** The pages that stand in for overviews, by the category's key. */
  standIns?: ReadonlyMap<string, string>;
};

/** ROUTE-6: the address of a category's or subcategory's overview, or of the page in its place. */
export function sectionPath(
  { language, standIns }: Place,
  category: Section & { key?: string },
  subcategory: Section | null,
): string {
  const standIn = subcategory === null ? standIns?.get(category.key ?? '') : undefined;
  if (standIn) return standIn;
  const segments = [category.slug, subcategory?.slug].filter(Boolean);
  return `/${language}/${segments.join('/')}/`;
}
