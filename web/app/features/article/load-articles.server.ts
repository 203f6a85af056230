import {
  ArticleAddressDocument,
  ArticleDocument,
  ArticlesDocument,
  TestimonialsDocument,
  type ArticleQuery,
} from '../../cms/generated/graphql';
import type { Editorial } from '../../cms/editorial';
import type { Alternate } from '../../i18n/alternates';
import type { LanguageContext } from '../../i18n/language-context.server';
import { buildArticleHref, buildArticleTeaser, buildTestimonial } from './article-view.server';
import type { ArticleTeaserView, TestimonialView } from './article-view';

type Context = LanguageContext & Editorial;

export type Article = NonNullable<ArticleQuery['articles'][number]>;

/** The article whose address this is; null when there is none (ROUTE-6). */
export async function findArticle(
  { language, ask, status }: Context,
  pathname: string,
): Promise<Article | null> {
  const path = pathname.replace(/\/?$/, '/');
  const slug = path.split('/').at(-2) ?? '';
  const { articles } = await ask(ArticleDocument, { language, slug, status });
  return (
    articles.find((article) => article && buildArticleHref(language, article) === path) ?? null
  );
}

/**
 * The first articles of a category in the editors' order, one of them left out if so wished; the
 * newest of all without a category.
 */
export async function listArticles(
  context: Context,
  category: string | null,
  limit: number,
  except?: string,
): Promise<ArticleTeaserView[]> {
  const { language, ask, status } = context;
  const { articles } = await ask(ArticlesDocument, {
    language,
    filters: category === null ? {} : { category: { key: { eq: category } } },
    sort: category === null ? ['date:desc', 'sort:asc'] : ['sort:asc', 'date:desc'],
    limit: limit + 1,
    status,
  });
  return articles
    .filter((article) => article !== null)
    .filter((article) => article.key !== except)
    .slice(0, limit)
    .map((article) => buildArticleTeaser(article, context))
    .filter((teaser) => teaser !== null);
}

/** The article's address in every enabled language that has it (LANG-3). */
export async function listArticleAlternates(
  { table, ask, status }: Context,
  key: string,
): Promise<Alternate[]> {
  const alternates = await Promise.all(
    table.languages.map(async (language) => {
      const { articles } = await ask(ArticleAddressDocument, { language, key, status });
      const path = articles[0] ? buildArticleHref(language, articles[0]) : null;
      return path === null ? [] : [{ language, path }];
    }),
  );
  return alternates.flat();
}

/** What clients say, the newest first. */
export async function listTestimonials(
  context: Context,
  limit: number,
): Promise<TestimonialView[]> {
  const { language, ask, status } = context;
  const { testimonials } = await ask(TestimonialsDocument, { language, limit, status });
  return testimonials
    .filter((testimonial) => testimonial !== null)
    .map((testimonial) => buildTestimonial(testimonial, context));
}
