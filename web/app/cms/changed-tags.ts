import { isLanguage, languages, type Language } from '@agency/domain/languages';
import { cacheTags } from './cache-tags';

/** Types in a publish notice (docs/contracts/publish-notices.md). */
export const changeTypes = [
  'page',
  'module',
  'article',
  'article-category',
  'article-subcategory',
  'testimonial',
  'landing-text',
  'header',
  'footer',
  'site',
  'cookie-consent',
  'project',
  'agent',
  'office',
  'listing',
  'list',
] as const;

/** Published content that changed; null for `key` or `languages` means all of them. */
export type Change = {
  type: (typeof changeTypes)[number];
  key: string | null;
  languages: string[] | null;
};

export const everyChange: readonly Change[] = changeTypes.map((type) => ({
  type,
  key: null,
  languages: null,
}));

type Tagger = (key: string, language: string) => readonly string[];

/** Wildcard for a key: the tag ends in it and matches all tags with that beginning. */
const every = '*';

/** Without the layout, whose content is queried again and compared. */
const taggers: Record<Change['type'], Tagger> = {
  page: (key, language) => [cacheTags.page(language, key), cacheTags.sitemap],
  module: (key, language) => [cacheTags.module(language, key)],
  article: (key, language) => [
    cacheTags.article(language, key),
    cacheTags.articles(language),
    cacheTags.sitemap,
  ],
  'article-category': (_, language) => [cacheTags.articles(language), cacheTags.sitemap],
  'article-subcategory': (_, language) => [cacheTags.articles(language), cacheTags.sitemap],
  testimonial: (key, language) => [
    cacheTags.testimonial(language, key),
    cacheTags.testimonials(language),
    cacheTags.sitemap,
  ],
  'landing-text': (_, language) => [cacheTags.landingTexts(language)],
  header: () => [],
  footer: () => [],
  site: () => [cacheTags.sitemap],
  // The version of the texts is the same in all languages.
  'cookie-consent': () => languages.map((language) => cacheTags.consent(language)),
  project: () => [cacheTags.projects, cacheTags.sitemap],
  agent: (key, language) => [
    cacheTags.agent(language, key),
    cacheTags.team(language),
    cacheTags.sitemap,
  ],
  office: (key, language) => [
    cacheTags.office(language, key),
    cacheTags.team(language),
    cacheTags.sitemap,
  ],
  listing: (key) => [cacheTags.listing(key), cacheTags.sitemap],
  list: (goal) => (goal === every ? listAllLists() : [cacheTags.list(goal as 'sale' | 'rent')]),
};

export const layoutTypes: readonly Change['type'][] = [
  ...(['site', 'header', 'footer', 'page', 'article-category', 'article-subcategory'] as const),
  'cookie-consent',
  // Texts may contain opening hours.
  'office',
];

/** Returns the tags of the pages that show these changes; a tag that ends in `*` is a prefix. */
export function listChangedTags(changes: readonly Change[]): string[] {
  const tags = changes.flatMap(({ type, key, languages: named }) =>
    (named?.filter(isLanguage) ?? languages).flatMap((language) =>
      taggers[type](key ?? every, language),
    ),
  );
  return [...new Set(tags)];
}

/** Returns the languages in which the layout may have changed. */
export function listFrameLanguages(changes: readonly Change[]): Language[] {
  const layouts = changes.filter(({ type }) => layoutTypes.includes(type));
  return languages.filter((language) =>
    layouts.some(
      ({ type, languages: named }) =>
        named === null || named.includes(language) || type === 'cookie-consent',
    ),
  );
}

function listAllLists(): string[] {
  return [cacheTags.list('sale'), cacheTags.list('rent')];
}
