import type {
  ArticlePlaceFragment,
  ArticleQuery,
  ArticleTeaserFragment,
} from '../../cms/generated/graphql';
import { renderRichText } from '../../cms/rich-text.server';
import type { LanguageContext } from '../../i18n/language-context.server';
import { homeCrumb } from '../../i18n/paths/standard-links.server';
import { formatDate, formatIsoDay } from '../../lib/text/formats';
import type { OpenSite } from '../../site/open-language.server';
import { buildUploadedPicture } from '../../ui/media/build-picture';
import type { LinkView } from '../../ui/links/app-link';
import type { ArticleTeaserView, ArticleView, DateView } from './article-view';

/**
 * Builds the address of an article from the slugs of its category, subcategory and title; null if
 * it has none. Ignores a subcategory of another category.
 */
export function buildArticleHref(language: string, place: ArticlePlaceFragment): string | null {
  const { category, slug } = place;
  if (!category?.slug || !slug) return null;
  return `${sectionPath({ language }, category, findSubcategory(place))}${slug}/`;
}

/** Returns the subcategory if it belongs to the article's category. */
export function findSubcategory({ category, subcategory }: ArticlePlaceFragment) {
  return category && subcategory?.category?.key === category.key ? subcategory : null;
}

export type TeaserLabel = 'category' | 'subcategory' | 'none';

/** Builds an article for a list; null if it has no address in this language. */
export function buildArticleTeaser(
  article: ArticleTeaserFragment,
  context: LanguageContext,
  label: TeaserLabel,
): ArticleTeaserView | null {
  const href = buildArticleHref(context.language, article);
  if (href === null) return null;
  return {
    id: article.key,
    href,
    title: article.title,
    excerpt: article.summary ?? '',
    category: labelOf(article, label),
    date: buildDate(article.date, context),
    picture: buildUploadedPicture(article.image),
  };
}

function labelOf(article: ArticleTeaserFragment, label: TeaserLabel): string | null {
  const subcategory = findSubcategory(article)?.name ?? null;
  if (label === 'none') return null;
  return label === 'category' ? (subcategory ?? article.category?.name ?? null) : subcategory;
}

/** In minutes; the reading time of shorter articles is not shown. */
const shortestToTell = 3;

export function buildArticle(
  article: NonNullable<ArticleQuery['articles'][number]>,
  more: ArticleTeaserView[],
  context: OpenSite,
): ArticleView {
  const above = listAbove(article, context);
  const { html, outline } = addOutline(renderRichText(article.body, context) ?? '');
  const minutes = countMinutes(html);
  return {
    breadcrumbs: [homeCrumb(context), ...above, { label: article.title, href: null }],
    title: article.title,
    category: above.at(-1) ?? null,
    date: buildDate(article.date, context),
    author: article.author || null,
    readingTime:
      minutes < shortestToTell ? null : context.t('articles.minutes', { count: minutes }),
    intro: article.summary,
    html,
    outline,
    picture: buildUploadedPicture(article.image),
    more,
  };
}

function listAbove(place: ArticlePlaceFragment, context: LanguageContext): LinkView[] {
  const { category } = place;
  if (!category?.slug) return [];
  const subcategory = findSubcategory(place);
  return [
    { label: category.name, href: sectionPath(context, category, null) },
    ...(subcategory?.slug
      ? [{ label: subcategory.name, href: sectionPath(context, category, subcategory) }]
      : []),
  ];
}

/** Formats a date as text and for `<time>`; null if invalid. */
export function buildDate(date: string | null, { locale }: LanguageContext): DateView | null {
  const [text, iso] = [formatDate(locale, date), formatIsoDay(date)];
  return text && iso ? { text, iso } : null;
}

type Section = { slug: string | null };
type SectionContext = {
  language: string;
  /** Pages that replace overviews, by category key. */
  replacements?: ReadonlyMap<string, string>;
};

/**
 * Returns the address of a category's or subcategory's overview, or of the page that replaces it.
 */
export function sectionPath(
  { language, replacements }: SectionContext,
  category: Section & { key?: string },
  subcategory: Section | null,
): string {
  const replacement = subcategory === null ? replacements?.get(category.key ?? '') : undefined;
  if (replacement) return replacement;
  const segments = [category.slug, subcategory?.slug].filter(Boolean);
  return `/${language}/${segments.join('/')}/`;
}

const fewestHeadings = 3;
/** Average reading speed on a screen. */
const wordsPerMinute = 200;

/** Adds an anchor to each first-level heading, and lists them. */
export function addOutline(html: string): Pick<ArticleView, 'html' | 'outline'> {
  const outline: ArticleView['outline'] = [];
  const anchored = html.replace(/<h2>(.*?)<\/h2>/gs, (_heading, inner: string) => {
    const id = `part-${outline.length + 1}`;
    outline.push({ id, label: readText(inner) });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return outline.length < fewestHeadings ? { html, outline: [] } : { html: anchored, outline };
}

/** Estimates the reading time in minutes, at least one. */
export function countMinutes(html: string): number {
  const words = readText(html.replace(/</g, ' <')).split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

function readText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_entity, name: string) => entities[name] ?? '')
    .trim();
}

/** The entities that React writes. */
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
};
