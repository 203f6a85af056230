import { isLanguage, languages, type Language } from '@agency/domain/languages';
import { cacheTags } from './cache-tags';

/** What a publish notice may name (docs/contracts/publish-notices.md). */
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

/** Published content of the CMS that changed; `key` and `languages` null mean all of them. */
export type Change = {
  type: (typeof changeTypes)[number];
  key: string | null;
  languages: string[] | null;
};

/** All that can change: every page is made anew. */
export const everyChange: readonly Change[] = changeTypes.map((type) => ({
  type,
  key: null,
  languages: null,
}));

type Tagger = (key: string, language: string) => readonly string[];

/** A key that stands for every one: the tag ends in it, and matches all that begin the same. */
const every = '*';

/** The layout is not among them: what it is made of is asked anew and compared. */
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
  // Its number is one for all languages.
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

/** What stands around every page is made of these. */
export const layoutTypes: readonly Change['type'][] = [
  ...(['site', 'header', 'footer', 'page', 'article-category', 'article-subcategory'] as const),
  'cookie-consent',
  // Texts may say when the offices are open (EDIT-8).
  'office',
];

/** The tags of the pages that these changes were shown on; one that ends in `*` is a beginning. */
export function listChangedTags(changes: readonly Change[]): string[] {
  const tags = changes.flatMap(({ type, key, languages: named }) =>
    (named?.filter(isLanguage) ?? languages).flatMap((language) =>
      taggers[type](key ?? every, language),
    ),
  );
  return [...new Set(tags)];
}

/** The languages in which what stands around every page may be another. */
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
