export const boardTypes = [
  'api::page.page',
  'api::module.module',
  'api::article.article',
  'api::article-category.article-category',
  'api::article-subcategory.article-subcategory',
] as const;

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

/** Types with drafts, which can be published, unpublished and scheduled. */
export const publishedTypes: readonly string[] = [
  ...versionedTypes.filter((type) => !type.startsWith('api::article-')),
  'api::testimonial.testimonial',
];
