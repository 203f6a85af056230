import { redirect } from '@remix-run/node';
import { cacheTags } from '../../cms/cache-tags';
import {
  findArticleSection,
  listSectionArticles,
  overviewSize,
} from '../../features/article/load-articles.server';
import { buildOverview } from './overview-view.server';
import { sectionPath } from '../../features/article/article-view.server';
import { listCategories, listSubcategories } from '../../site/find-screen.server';
import type { OpenSite } from '../../site/open-language.server';
import type { Alternate } from '../../i18n/paths/alternates';
import { buildPaging, findLastPage } from '../../lib/rules/paging';
import { buildOverviewSeo } from '../overview-seo.server';
import { hasFailedBlock } from '../../blocks/module-view';
import type { Asked, Cache, ScreenOf } from '../screen';
import { loadModules } from '../../blocks/load-modules.server';

export const categoryScreen = { load, cache };

/**
 * Loads the overview of a category or subcategory; null for an invalid page number. Throws a redirect to the
 * last page for a later one.
 */
async function load(
  context: OpenSite,
  { category, subcategory }: ScreenOf<'category'>,
  { list }: Asked,
) {
  if (list.isNotFound) return null;
  const { page } = list.search;
  const { site, language } = context;
  const keys = { category: category.key, subcategory: subcategory?.key ?? null };
  const [{ articles, total }, words] = await Promise.all([
    listSectionArticles(context, keys, page),
    findArticleSection(context, keys),
  ]);
  const paging = buildPaging(page, total, overviewSize);
  const path = sectionPath(context, category, subcategory);
  if (paging === null) {
    const last = findLastPage(total, overviewSize);
    throw redirect(last === 1 ? path : `${path}?page=${last}`);
  }
  const subcategories = listSubcategories(site, language, category.key);
  const source = { category, subcategory, subcategories, words, articles, paging };
  const view = buildOverview(context, source);
  const tags = new Set([cacheTags.articles(language)]);
  const alternates = listSectionAlternates(context, keys);
  const own = subcategory ? words.subcategory : words.category;
  return {
    view,
    modules: await loadModules(context, words.category?.modules ?? [], tags),
    seo: buildOverviewSeo(context, {
      path,
      view,
      paging,
      alternates,
      params: own?.seo ?? null,
      pictures: [own?.image?.picture, words.category?.image?.picture],
      entries: articles.map(({ title }) => title),
    }),
    alternates,
    tags: [...tags],
  };
}

function cache({ modules }: NonNullable<Awaited<ReturnType<typeof load>>>): Cache {
  return hasFailedBlock(modules) ? 'partial' : 'own';
}

/** Lists the addresses of the overview in the enabled languages that have it. */
function listSectionAlternates(
  { site, table }: OpenSite,
  keys: { category: string; subcategory: string | null },
): Alternate[] {
  return table.languages.flatMap((language) => {
    const category = listCategories(site, language).find(({ key }) => key === keys.category);
    const subcategory = listSubcategories(site, language, keys.category).find(
      ({ key }) => key === keys.subcategory,
    );
    if (!category?.slug || (keys.subcategory !== null && !subcategory?.slug)) return [];
    const path = sectionPath({ language }, category, subcategory ?? null);
    return [{ language, path, isIndexed: (subcategory ?? category).seo?.active ?? true }];
  });
}
