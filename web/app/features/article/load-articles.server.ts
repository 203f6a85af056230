import { askCms } from '../../cms/ask.server';
import {
  ArticleAddressDocument,
  ArticleDocument,
  ArticlesDocument,
  TestimonialsDocument,
  type ArticleQuery,
} from '../../cms/generated/graphql';
import type { Alternate } from '../../i18n/alternates';
import type { LanguageContext } from '../../i18n/language-context.server';
import { buildArticleHref, buildArticleTeaser, buildTestimonial } from './article-view.server';
import type { ArticleTeaserView, TestimonialView } from './article-view';

export type Article = NonNullable<ArticleQuery['articles'][number]>;

/** The article whose address this is; null when there is none (ROUTE-6). */
export async function findArticle(language: string, pathname: string): Promise<Article | null> {
  const path = pathname.replace(/\/?$/, '/');
  const slug = path.split('/').at(-2) ?? '';
  const { articles } = await askCms(ArticleDocument, { language, slug });
  return (
    articles.find((article) => article && buildArticleHref(language, article) === path) ?? null
  );
}

/** The first articles of a category in the editors' order, one of them left out if so wished. */
export async function listArticles(
  context: LanguageContext,
  category: string,
  limit: number,
  except?: string,
): Promise<ArticleTeaserView[]> {
  const { language } = context;
  const { articles } = await askCms(ArticlesDocument, { language, category, limit: limit + 1 });
  return articles
    .filter((article) => article !== null)
    .filter((article) => article.key !== except)
    .slice(0, limit)
    .map((article) => buildArticleTeaser(article, context))
    .filter((teaser) => teaser !== null);
}

/** The article's address in every enabled language that has it (LANG-3). */
export async function listArticleAlternates(
  { table }: LanguageContext,
  key: string,
): Promise<Alternate[]> {
  const alternates = await Promise.all(
    table.languages.map(async (language) => {
      const { articles } = await askCms(ArticleAddressDocument, { language, key });
      const path = articles[0] ? buildArticleHref(language, articles[0]) : null;
      return path === null ? [] : [{ language, path }];
    }),
  );
  return alternates.flat();
}

/** What clients say, the newest first. */
export async function listTestimonials(
  context: LanguageContext,
  limit: number,
): Promise<TestimonialView[]> {
  const { testimonials } = await askCms(TestimonialsDocument, {
    language: context.language,
    limit,
  });
  return testimonials
    .filter((testimonial) => testimonial !== null)
    .map((testimonial) => buildTestimonial(testimonial, context));
}
