type Section = { slug: string | null };

/** ROUTE-6: the address of a category's or subcategory's overview. */
export function sectionPath(
  { language }: { language: string },
  category: Section,
  subcategory: Section | null,
): string {
  const segments = [category.slug, subcategory?.slug].filter(Boolean);
  return `/${language}/${segments.join('/')}/`;
}
