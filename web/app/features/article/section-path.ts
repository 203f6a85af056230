type Section = { slug: string | null };
type SectionContext = {
  language: string;
  /** The pages that replace overviews, by the category's key. */
  replacements?: ReadonlyMap<string, string>;
};

/** ROUTE-6: the address of a category's or subcategory's overview, or of the page in its place. */
export function sectionPath(
  { language, replacements }: SectionContext,
  category: Section & { key?: string },
  subcategory: Section | null,
): string {
  const replacement = subcategory === null ? replacements?.get(category.key ?? '') : undefined;
  if (replacement) return replacement;
  const segments = [category.slug, subcategory?.slug].filter(Boolean);
  return `/${language}/${segments.join('/')}/`;
}
