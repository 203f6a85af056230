import type {
  ArticlePlaceFragment,
  ArticleQuery,
  ArticleTeaserFragment,
  TestimonialsQuery,
} from '../../cms/generated/graphql';
import { renderRichText, type TranslateLink } from '../../cms/rich-text.server';
import type { LanguageContext } from '../../i18n/language-context.server';
import { homeCrumb } from '../../i18n/standard-links.server';
import { formatDate, formatIsoDay } from '../../lib/formats';
import { buildUploadedPicture } from '../../ui/build-picture';
import type { ArticleTeaserView, ArticleView, DateView, TestimonialView } from './article-view';

/** ROUTE-6: the address of an article, from the slugs of category, subcategory and its own. */
export function buildArticleHref(language: string, place: ArticlePlaceFragment): string | null {
  const { category, subcategory, slug } = place;
  if (!category?.slug || !slug) return null;
  const segments = [category.slug, subcategory?.slug, slug].filter(Boolean);
  return `/${language}/${segments.join('/')}/`;
}

/** An article in a list; null when it has no address in this language. */
export function buildArticleTeaser(
  article: ArticleTeaserFragment,
  context: LanguageContext,
): ArticleTeaserView | null {
  const href = buildArticleHref(context.language, article);
  if (href === null) return null;
  return {
    id: article.key,
    href,
    title: article.title,
    excerpt: article.summary ?? '',
    category: null,
    date: buildDate(article.date, context),
    picture: buildUploadedPicture(article.image),
  };
}

/** An article's own page. */
export function buildArticle(
  article: NonNullable<ArticleQuery['articles'][number]>,
  more: ArticleTeaserView[],
  context: LanguageContext,
  translateLink: TranslateLink,
): ArticleView {
  const { language } = context;
  const category = article.category?.name ?? null;
  return {
    breadcrumbs: [
      homeCrumb(context),
      ...(category ? [{ label: category, href: `/${language}/${article.category?.slug}/` }] : []),
      { label: article.title, href: null },
    ],
    title: article.title,
    category,
    date: buildDate(article.date, context),
    intro: article.summary,
    html: renderRichText(article.body, translateLink) ?? '',
    picture: buildUploadedPicture(article.image),
    more,
  };
}

/** FORM-12: what a client says. */
export function buildTestimonial(
  testimonial: NonNullable<TestimonialsQuery['testimonials'][number]>,
  context: LanguageContext,
): TestimonialView {
  return {
    id: testimonial.documentId,
    name: testimonial.name,
    text: testimonial.comment,
    date: buildDate(testimonial.date, context),
    picture: buildUploadedPicture(testimonial.image),
    href: null,
  };
}

function buildDate(date: string | null, { locale }: LanguageContext): DateView | null {
  const [text, iso] = [formatDate(locale, date), formatIsoDay(date)];
  return text && iso ? { text, iso } : null;
}
