import { env } from '../../../server/env';
import { askCms } from '../../cms/ask.server';
import { PageDocument, type PageContentFragment } from '../../cms/generated/graphql';
import { listAlternates, type Alternate } from '../../i18n/alternates';
import { buildPath } from '../../i18n/build-path';
import { isFiltered, serialiseListSearch, type ListSearch } from '../../lib/list-search';
import { findMenuPage } from '../menu/build-site';
import { buildContact } from '../menu/contact-view.server';
import type { OpenSite } from '../menu/open-language.server';
import { createSearchTranslator } from '../search/translate-search.server';
import { buildSeo } from '../seo/build-seo.server';
import type { SeoView } from '../seo/seo-view';
import { NoSuchListPage } from './module-content.server';
import type { PageView } from './page-view';
import { buildPageView, type BuiltPage } from './page-view.server';

export type LoadedPage = {
  view: PageView;
  seo: SeoView;
  /** The same page, and the same list of it, in the other languages (LANG-3). */
  alternates: Alternate[];
  tags: string[];
  hasFailedPart: boolean;
};

/**
 * A page of the CMS with everything on it; null when there is none in this language or its list
 * has no such page. Throws CmsError.
 */
export async function loadPage(
  context: OpenSite,
  key: string,
  search: ListSearch,
): Promise<LoadedPage | null> {
  const { language, site } = context;
  const { pages } = await askCms(PageDocument, { language, key });
  const page = pages[0];
  if (!page) return null;
  const settings = site.byLanguage[language].site;
  const tags = new Set([`page:${key}`]);
  const pageContext = {
    ...context,
    pageKey: key,
    settings,
    search,
    contact: buildContact(settings),
    tags,
  };
  const [built, alternates] = await Promise.all([
    buildPageView(pageContext, page).catch(nullWhenPastEnd),
    listPageAlternates(context, page, search),
  ]);
  if (built === null) return null;
  return {
    view: built.view,
    seo: buildPageSeo(context, page, built, search, alternates),
    alternates,
    tags: [...tags],
    hasFailedPart: built.hasFailedPart,
  };
}

function nullWhenPastEnd(error: unknown): null {
  if (error instanceof NoSuchListPage) return null;
  throw error;
}

async function listPageAlternates(
  { site, table, language }: OpenSite,
  page: PageContentFragment,
  search: ListSearch,
): Promise<Alternate[]> {
  const translate = hasList(page) ? await createSearchTranslator(language, search) : () => '';
  return listAlternates(table, { screen: 'page', key: page.key })
    .filter((alternate) => findMenuPage(site, alternate.language, page.key) !== null)
    .map((alternate) => ({ ...alternate, path: alternate.path + translate(alternate.language) }));
}

function buildPageSeo(
  { site, table, language }: OpenSite,
  page: PageContentFragment,
  { view }: BuiltPage,
  search: ListSearch,
  alternates: Alternate[],
): SeoView {
  const settings = site.byLanguage[language].site;
  const list = view.modules.find((module) => module.kind === 'listing-list')?.list;
  return buildSeo({
    origin: env.SITE_URL,
    language,
    defaultLanguage: table.defaultLanguage,
    siteName: settings?.agencyName ?? null,
    path: buildPath(table, language, page.key) + (list ? serialiseListSearch(search) : ''),
    alternates,
    title: [list?.heading ?? page.title, search.page > 1 ? list?.pager?.title : null]
      .filter(Boolean)
      .join(' – '),
    description: page.description || settings?.seo?.metadataDescription || null,
    // The editor's words are those of the whole list, not of one page or city of it.
    params: list && serialiseListSearch(search) !== '' ? withoutTitles(page.seo) : page.seo,
    picture: view.banner?.pictures[0] ?? null,
    isIndexed: !list || !isFiltered(search),
    previous: list?.pager?.previous,
    next: list?.pager?.next,
  });
}

function hasList(page: PageContentFragment): boolean {
  return page.modules.some(
    (module) => module?.content[0]?.__typename === 'ComponentModulePropertyList',
  );
}

function withoutTitles(params: PageContentFragment['seo']): PageContentFragment['seo'] {
  return (
    params && { ...params, pageTitle: null, metadataTitle: null, ogTitle: null, twitterTitle: null }
  );
}
