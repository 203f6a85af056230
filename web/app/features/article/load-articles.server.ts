import {
  ArticleAddressesDocument,
  ArticleDocument,
  ArticleListDocument,
  ArticleSectionDocument,
  ArticlesDocument,
  type ArticleQuery,
  type ArticleTeaserFragment,
  type ArticlesQuery,
} from '../../cms/generated/graphql';
import { buildOnce } from '../../cms/build-once.server';
import type { Editorial } from '../../cms/preview/previewable.server';
import type { Alternate } from '../../i18n/paths/alternates';
import type { LanguageContext } from '../../i18n/language-context.server';
import { buildArticleHref, buildArticleTeaser, findSubcategory } from './article-view.server';
import type { ArticleTeaserView } from './article-view';

type Context = LanguageContext & Editorial;

export type Article = NonNullable<ArticleQuery['articles'][number]>;

export const overviewSize = 24;

/** The editors' order; newest first if they set none. */
const editorsOrder = ['sort:asc', 'date:desc', 'id:asc'];

/** Finds the article of a category with this slug, or else with this key; null if none exists. */
export async function findArticle(
  { language, queryCms, status }: Context,
  category: string,
  slug: string,
): Promise<Article | null> {
  const answer = await queryCms(ArticleDocument, { language, category, slug, status });
  const articles = answer.articles.filter((article) => article !== null);
  return articles.find((article) => article.slug === slug) ?? articles[0] ?? null;
}

/**
 * Lists the first articles of a category in the editors' order; without a category the newest of
 * all.
 */
export async function listArticles(
  context: Context,
  category: string | null,
  limit: number,
): Promise<ArticleTeaserView[]> {
  const { language, queryCms, status } = context;
  const answer = await queryCms(ArticlesDocument, {
    language,
    filters: category === null ? {} : { category: { key: { eq: category } } },
    sort: category === null ? ['date:desc', 'sort:asc'] : editorsOrder,
    limit,
    status,
  });
  return buildListed(answer, context, category === null ? 'category' : 'subcategory');
}

const buildListed = buildOnce(
  ({ articles }: ArticlesQuery, context: Context, label: 'category' | 'subcategory') =>
    buildTeasers(context, articles, label),
);

/**
 * Lists related articles: the editor's choices, then the same subcategory, then the same category.
 */
export async function listRelated(
  context: Context,
  article: Article,
  limit: number,
): Promise<ArticleTeaserView[]> {
  const { language, queryCms, status } = context;
  const { articles } = await queryCms(ArticlesDocument, {
    language,
    filters: { category: { key: { eq: article.category?.key ?? '' } } },
    sort: editorsOrder,
    limit: overviewSize,
    status,
  });
  const others = articles.filter((other) => other !== null);
  const subcategory = findSubcategory(article)?.key;
  const isNear = (other: ArticleTeaserFragment) => findSubcategory(other)?.key === subcategory;
  const ordered = [
    ...article.related.filter((other) => other !== null),
    ...others.filter(isNear),
    ...others.filter((other) => !isNear(other)),
  ];
  const unique = new Map(ordered.map((other) => [other.key, other]));
  unique.delete(article.key);
  return buildTeasers(context, [...unique.values()], 'subcategory').slice(0, limit);
}

/** Lists a page of an overview in the editors' order, with the total. */
export async function listSectionArticles(
  { language, queryCms, status }: Context,
  section: { category: string; subcategory: string | null },
  page: number,
): Promise<{ articles: ArticleTeaserFragment[]; total: number }> {
  const { category, subcategory } = section;
  const answer = await queryCms(ArticleListDocument, {
    language,
    filters: {
      category: { key: { eq: category } },
      ...(subcategory !== null && {
        subcategory: { key: { eq: subcategory }, category: { key: { eq: category } } },
      }),
    },
    sort: editorsOrder,
    page,
    pageSize: overviewSize,
    status,
  });
  const { nodes = [], pageInfo } = answer.articles_connection ?? {};
  return { articles: nodes, total: pageInfo?.total ?? 0 };
}

/** Finds the texts of a category and optionally of one of its subcategories. */
export async function findArticleSection(
  { language, queryCms, status }: Context,
  section: { category: string; subcategory: string | null },
) {
  const answer = await queryCms(ArticleSectionDocument, {
    language,
    category: section.category,
    subcategory: section.subcategory ?? '',
    status,
  });
  return {
    category: answer.articleCategories[0] ?? null,
    subcategory: answer.articleSubcategories[0] ?? null,
  };
}

export async function listArticleAlternates(
  { table, queryCms, status }: Context,
  key: string,
): Promise<Alternate[]> {
  const answer = await queryCms(ArticleAddressesDocument, { key, status });
  return table.languages.flatMap((language) => {
    const [place] = answer[language];
    const path = place ? buildArticleHref(language, place) : null;
    return path === null ? [] : [{ language, path, isIndexed: place?.seo?.active ?? true }];
  });
}

function buildTeasers(
  context: Context,
  articles: readonly (ArticleTeaserFragment | null)[],
  label: 'category' | 'subcategory',
): ArticleTeaserView[] {
  return articles
    .filter((article) => article !== null)
    .map((article) => buildArticleTeaser(article, context, label))
    .filter((teaser) => teaser !== null);
}
