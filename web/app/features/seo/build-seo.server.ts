import type { SeoParamsFragment, SharePictureFragment } from '../../cms/generated/graphql';
import type { Alternate } from '../../i18n/paths/alternates';
import { intlLocales, type Language } from '@agency/domain/languages';
import type { SeoView } from './seo-view';
import { findShareImage } from './share-picture';
import type { StructuredData } from './structured-data';
import { foldText } from '@agency/domain/fold-text';

export type SeoSource = {
  /** Origin of the site, e.g. `https://corbelle.example`. */
  origin: string;
  language: Language;
  defaultLanguage: Language;
  siteName: string | null;
  /** The site's account on X, used if a page has none. */
  twitterSite: string | null;
  path: string;
  /** Indexable versions in all languages, including this one. */
  alternates: readonly Alternate[];
  title: string;
  /** Details appended to `<title>` if they fit, the most important last. */
  titleDetails?: readonly string[];
  description: string | null;
  /** The editor's metadata, which takes precedence over title and description. */
  params: SeoParamsFragment | null;
  /** Fallback share pictures, best first. */
  pictures: readonly (SharePictureFragment | null | undefined)[];
  isIndexed: boolean;
  previous?: string | null;
  next?: string | null;
  type?: 'website' | 'article';
  feeds?: readonly { title: string; path: string }[];
  structured?: readonly StructuredData[];
};

/**
 * Builds the head of a page; one that is not indexed has neither alternates nor structured data.
 */
export function buildSeo(source: SeoSource): SeoView {
  const { origin, language, params, siteName } = source;
  const absolute = (path: string) => new URL(path, origin).href;
  const isIndexed = source.isIndexed && (params?.active ?? true);
  const title =
    params?.pageTitle ||
    params?.metadataTitle ||
    writePageTitle(source.title, source.titleDetails ?? [], siteName);
  const description = params?.metadataDescription || source.description || null;
  const ogTitle = params?.ogTitle || params?.metadataTitle || title;
  const ogDescription = params?.ogDescription || description;
  const canonical = absolute(source.path);
  const image = findShareImage([params?.ogImage?.picture, ...source.pictures], origin);
  return {
    title,
    metadataTitle: params?.metadataTitle || null,
    description,
    canonical,
    alternates: isIndexed ? listHreflang(source, absolute) : [],
    previous: source.previous ? absolute(source.previous) : null,
    next: source.next ? absolute(source.next) : null,
    robots: isIndexed ? null : 'noindex, follow',
    openGraph: {
      type: source.type ?? 'website',
      title: ogTitle,
      description: ogDescription,
      url: params?.ogUrl || canonical,
      siteName: params?.ogSite || siteName,
      locale: intlLocales[language].replace('-', '_'),
      image,
    },
    twitter: {
      title: params?.twitterTitle || ogTitle,
      description: params?.twitterDescription || ogDescription,
      url: params?.twitterUrl || null,
      site: params?.twitterSite || source.twitterSite,
      image: findShareImage([params?.twitterImage?.picture], origin) ?? image,
    },
    feeds: (source.feeds ?? []).map(({ title, path }) => ({ title, href: absolute(path) })),
    structured: isIndexed ? [...(source.structured ?? [])] : [],
  };
}

function listHreflang(
  { alternates, defaultLanguage }: SeoSource,
  absolute: (path: string) => string,
): SeoView['alternates'] {
  const standard = alternates.find(({ language }) => language === defaultLanguage) ?? alternates[0];
  return [
    ...alternates.map(({ language, path }) => ({ hreflang: language, href: absolute(path) })),
    ...(standard ? [{ hreflang: 'x-default' as const, href: absolute(standard.path) }] : []),
  ];
}

/** Search engines and browser tabs shorten longer titles. */
export const longestPageTitle = 75;

/**
 * Writes the text of `<title>`: subject, details, name of the site. Omits what the subject already
 * contains (`Verkocht: villa aan het bos – Verkocht`); above 75 characters it drops the name of the
 * site, then the details from the left. A subject that is too long by itself is cut at a word.
 */
export function writePageTitle(
  title: string,
  details: readonly string[],
  siteName: string | null,
): string {
  const added: string[] = [];
  for (const detail of details) {
    if (detail && !says([title, ...added].join(' '), detail)) added.push(detail);
  }
  const name = siteName && !says(title, siteName) ? siteName : null;
  if (name) {
    const whole = `${addDetails(title, added)} | ${name}`;
    if (whole.length <= longestPageTitle) return whole;
  }
  for (let first = 0; first <= added.length; first += 1) {
    const text = addDetails(title, added.slice(first));
    if (text.length <= longestPageTitle) return text;
  }
  return cutAtWord(title);
}

function addDetails(title: string, details: readonly string[]): string {
  return details.length === 0 ? title : `${title} – ${details.join(', ')}`;
}

function cutAtWord(title: string): string {
  const space = title.lastIndexOf(' ', longestPageTitle - 1);
  const kept = title.slice(0, space > longestPageTitle / 2 ? space : longestPageTitle - 1);
  return `${kept.replace(/[\s,;:–-]+$/u, '')}…`;
}

function says(text: string, words: string): boolean {
  return listWords(text).includes(listWords(words));
}

function listWords(text: string): string {
  return ` ${foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}
