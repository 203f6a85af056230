import { cacheTags } from '../../cms/cache-tags';
import { buildArticle } from '../../features/article/article-view.server';
import type { ArticleView } from '../../features/article/article-view';
import {
  findArticle,
  listArticleAlternates,
  listArticles,
} from '../../features/article/load-articles.server';
import type { ArticleCategory } from '../../features/menu/find-screen.server';
import type { OpenSite } from '../../features/menu/open-language.server';
import { buildArticleData } from '../../features/seo/article-data.server';
import { listBreadcrumbsData } from '../../features/seo/breadcrumbs-data.server';
import { buildSiteSeo } from '../../features/seo/build-site-seo.server';

const moreArticles = 3;

/** An article with the next ones to read; null when there is none at this address (ROUTE-6). */
export async function loadArticle(context: OpenSite, category: ArticleCategory, pathname: string) {
  const { language, translateLink } = context;
  const article = await findArticle(context, pathname);
  if (article === null) return null;
  const [more, alternates] = await Promise.all([
    listArticles(context, category.key, moreArticles, article.key),
    listArticleAlternates(context, article.key),
  ]);
  const view: ArticleView = buildArticle(article, more, context, translateLink);
  const path = alternates.find((alternate) => alternate.language === language)?.path ?? pathname;
  const seo = buildSiteSeo(context, {
    path,
    alternates,
    title: view.title,
    description: view.intro,
    params: article.seo,
    pictures: [article.image?.picture],
    structured: [
      buildArticleData(context, {
        path,
        title: view.title,
        description: view.intro,
        day: view.date?.iso ?? null,
        publishedAt: article.publishedAt,
        image: article.image?.picture?.share ?? null,
      }),
      ...listBreadcrumbsData(view.breadcrumbs, context.site.origin, path),
    ],
    isIndexed: true,
    type: 'article',
  });
  return {
    view,
    seo,
    alternates,
    tags: [cacheTags.articles(language), cacheTags.article(language, article.key)],
  };
}
