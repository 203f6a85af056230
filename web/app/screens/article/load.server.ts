import { cacheTags } from '../../cms/cache-tags';
import { buildArticle, buildArticleHref } from '../../features/article/article-view.server';
import {
  findArticle,
  findArticleSection,
  listArticleAlternates,
  listRelated,
  type Article,
} from '../../features/article/load-articles.server';
import type { ArticleView } from '../../features/article/article-view';
import type { OpenSite } from '../../site/open-language.server';
import { buildArticleData } from '../../features/seo/article-data.server';
import { listBreadcrumbsData } from '../../features/seo/breadcrumbs-data.server';
import { buildSiteSeo } from '../../features/seo/build-site-seo.server';
import { findShareImage } from '../../features/seo/share-picture';
import type { Alternate } from '../../i18n/paths/alternates';
import { hasFailedBlock } from '../../blocks/module-view';
import { loadModules } from '../../blocks/load-modules.server';
import { movePermanently } from '../../cms/page-headers.server';
import type { Asked, Cache, ScreenOf } from '../screen';

export const articleScreen = { load, cache };

const moreArticles = 3;

/**
 * Loads an article with related ones and its category's blocks; null if none exists. Throws a
 * redirect to the canonical address if it was requested by key.
 */
async function load(
  context: OpenSite,
  { category, slug }: ScreenOf<'article'>,
  { url: { pathname, search } }: Asked,
) {
  const { language } = context;
  const article = await findArticle(context, category.key, slug);
  const path = article && buildArticleHref(language, article);
  if (!article || path === null) return null;
  if (path !== pathname.replace(/\/?$/, '/')) throw movePermanently(path + search);
  const [more, alternates, section] = await Promise.all([
    listRelated(context, article, moreArticles),
    listArticleAlternates(context, article.key),
    findArticleSection(context, { category: category.key, subcategory: null }),
  ]);
  const view = buildArticle(article, more, context);
  const tags = new Set([cacheTags.articles(language), cacheTags.article(language, article.key)]);
  return {
    view,
    modules: await loadModules(context, section.category?.modules ?? [], tags),
    seo: buildArticleSeo(context, { article, view, path, alternates }),
    alternates,
    tags: [...tags],
  };
}

function cache({ modules }: NonNullable<Awaited<ReturnType<typeof load>>>): Cache {
  return hasFailedBlock(modules) ? 'partial' : 'plain';
}

function buildArticleSeo(
  context: OpenSite,
  source: { article: Article; view: ArticleView; path: string; alternates: Alternate[] },
) {
  const { article, view, path, alternates } = source;
  const image = article.image?.picture;
  const data = buildArticleData(context, {
    path,
    title: view.title,
    description: view.intro,
    day: view.date?.iso ?? null,
    publishedAt: article.publishedAt,
    image: findShareImage([image], context.site.origin)?.url ?? null,
  });
  return buildSiteSeo(context, {
    path,
    alternates,
    title: view.title,
    description: view.intro,
    params: article.seo,
    pictures: [image],
    structured: [data, ...listBreadcrumbsData(view.breadcrumbs, context.site.origin, path)],
    isIndexed: true,
    type: 'article',
  });
}
