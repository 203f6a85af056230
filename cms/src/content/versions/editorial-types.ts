/** The types on the board of languages, in its order (EDIT-4). */
export const boardTypes = [
  'api::page.page',
  'api::module.module',
  'api::article.article',
  'api::article-category.article-category',
  'api::article-subcategory.article-subcategory',
] as const;

/** The types whose versions are kept (EDIT-5). */
export const versionedTypes: readonly string[] = [
  ...boardTypes,
  'api::landing-text.landing-text',
  'api::agent.agent',
  'api::office.office',
  'api::header.header',
  'api::footer.footer',
  'api::cookie-consent.cookie-consent',
  'api::site.site',
];

/** The types with drafts, which are published and unpublished, also at a time (EDIT-6). */
export const publishedTypes: readonly string[] = [
  ...versionedTypes.filter((type) => !type.startsWith('api::article-')),
  'api::testimonial.testimonial',
];
