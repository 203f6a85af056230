import { queryCms } from '../../cms/client/query.server';
import { SitemapArticlesDocument, type SitemapArticlesQuery } from '../../cms/generated/graphql';
import type { Language } from '@agency/domain/languages';
import { buildArticleHref } from '../../features/article/article-view.server';
import { CollectedAddresses, listAll } from './collect-addresses';
import type { SitemapEntry } from '../../features/seo/feeds/sitemap-xml';

type Article = NonNullable<SitemapArticlesQuery['articles'][number]>;

const atOnce = 100;

/**
 * Lists the indexed articles, and their overviews, which change with their articles. `taken` has
 * the addresses of pages that replace an overview.
 */
export async function listSitemapArticles(
  languages: readonly Language[],
  taken: ReadonlySet<string>,
): Promise<SitemapEntry[]> {
  const articles = new CollectedAddresses();
  const overviews = new CollectedAddresses();
  for (const language of languages) {
    for (const article of await listArticles(language)) {
      const path = buildArticleHref(language, article);
      if (path === null) continue;
      const lastModified = article.publishedAt;
      for (const { key, path: above } of listOverviews(article, path)) {
        if (!taken.has(above)) overviews.add(key, { language, path: above, lastModified });
      }
      if (article.seo?.active ?? true) articles.add(article.key, { language, path, lastModified });
    }
  }
  return [...overviews.entries, ...articles.entries];
}

async function listArticles(language: Language): Promise<Article[]> {
  const articles = await listAll(atOnce, async (start, limit) => {
    return (await queryCms(SitemapArticlesDocument, { language, start, limit })).articles;
  });
  return articles.filter((article) => article !== null);
}

/**
 * Returns the addresses of the article's category and, if its address contains one, subcategory.
 */
function listOverviews({ category, subcategory }: Article, path: string) {
  const segments = path.split('/').slice(0, -2);
  return [category, subcategory].flatMap((section, index) => {
    const above = segments.slice(0, 3 + index);
    const isAbove = section !== null && above.length === 3 + index;
    if (!isAbove || section.seo?.active === false) return [];
    return [{ key: `${index} ${section.key}`, path: `${above.join('/')}/` }];
  });
}
