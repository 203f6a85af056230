export interface SluggedType {
  noun: 'article' | 'category' | 'subcategory' | 'testimonial' | 'agent' | 'office';
  /** The field with its name. */
  source: string;
  /** A type with addresses among its own (AGENT-2). */
  beside?: string;
}

/** Types whose address is made from a name (ROUTE-6). */
export const sluggedTypes: Readonly<Record<string, SluggedType>> = {
  'api::article.article': { noun: 'article', source: 'title' },
  'api::article-category.article-category': { noun: 'category', source: 'name' },
  'api::article-subcategory.article-subcategory': { noun: 'subcategory', source: 'name' },
  'api::testimonial.testimonial': { noun: 'testimonial', source: 'name' },
  'api::agent.agent': { noun: 'agent', source: 'name', beside: 'api::office.office' },
  'api::office.office': { noun: 'office', source: 'name', beside: 'api::agent.agent' },
};
