/**
 * Tags of cached pages by content. Loaders send them in `X-Cache-Tags`; a publish notice is
 * converted to the same tags and drops the pages with them. Keys are those of the CMS, the same in
 * every language; tags of content in one language include the language.
 */
export const cacheTags = {
  layout: (language: string) => `layout:${language}`,
  consent: (language: string) => `consent:${language}`,
  page: (language: string, key: string) => `page:${language}:${key}`,
  module: (language: string, key: string) => `module:${language}:${key}`,
  article: (language: string, key: string) => `article:${language}:${key}`,
  /** Any selection of articles, such as an overview or a teaser. */
  articles: (language: string) => `articles:${language}`,
  testimonial: (language: string, key: string) => `testimonial:${language}:${key}`,
  testimonials: (language: string) => `testimonials:${language}`,
  landingTexts: (language: string) => `landing-texts:${language}`,
  agent: (language: string, key: string) => `agent:${language}:${key}`,
  office: (language: string, key: string) => `office:${language}:${key}`,
  /** Overview of agents and offices, and blocks with several of them. */
  team: (language: string) => `team:${language}`,
  listing: (id: string) => `listing:${id}`,
  /** Any selection or count of listings for sale or for rent. */
  list: (goal: 'sale' | 'rent') => `list:${goal}`,
  /** Any selection of projects, and a project's own page. */
  projects: 'projects',
  sitemap: 'sitemap',
} as const;
