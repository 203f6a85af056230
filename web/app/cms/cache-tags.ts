/**
 * What a cached page is made of. Loaders put these in `X-Cache-Tags`; a publish notice is turned
 * into the same words and drops the pages that carry them. Keys are those of the CMS, the same in
 * every language; where the content is of one language, the tag is too.
 */
export const cacheTags = {
  /** Header, footer, menu and settings. */
  layout: (language: string) => `layout:${language}`,
  /** What visitors are asked about cookies. */
  consent: (language: string) => `consent:${language}`,
  page: (language: string, key: string) => `page:${language}:${key}`,
  module: (language: string, key: string) => `module:${language}:${key}`,
  article: (language: string, key: string) => `article:${language}:${key}`,
  /** Any choice of articles, such as an overview or a teaser. */
  articles: (language: string) => `articles:${language}`,
  testimonial: (language: string, key: string) => `testimonial:${language}:${key}`,
  testimonials: (language: string) => `testimonials:${language}`,
  /** The editors' words above the lists of places. */
  landingTexts: (language: string) => `landing-texts:${language}`,
  agent: (language: string, key: string) => `agent:${language}:${key}`,
  office: (language: string, key: string) => `office:${language}:${key}`,
  /** The overview of agents and offices, and what shows several of them. */
  team: (language: string) => `team:${language}`,
  listing: (id: string) => `listing:${id}`,
  /** Any choice or count of listings for sale or for rent. */
  list: (goal: 'sale' | 'rent') => `list:${goal}`,
  /** Any choice of projects, and what a project's own page shows. */
  projects: 'projects',
  /** The addresses that search engines are told of. */
  sitemap: 'sitemap',
} as const;
