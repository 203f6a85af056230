/** Types whose address is made from a name: what to call one, and the field with its name (ROUTE-6). */
export const sluggedTypes: Readonly<Record<string, { noun: string; source: string }>> = {
  'api::article.article': { noun: 'article', source: 'title' },
  'api::article-category.article-category': { noun: 'category', source: 'name' },
  'api::article-subcategory.article-subcategory': { noun: 'subcategory', source: 'name' },
  'api::testimonial.testimonial': { noun: 'testimonial', source: 'name' },
};
