import { redirect } from '@remix-run/node';
import { movePermanently } from '../../cms/page-headers.server';
import { findLandingPath } from '../../features/search/landing.server';
import { isFormAddress } from '../../features/search/is-form-address';
import { findPathOfText } from '../../features/search/read-search.server';
import { buildPath } from '../../i18n/paths/build-path';
import type { Asked, Cache, ScreenOf } from '../screen';
import { cacheTags } from '../../cms/cache-tags';
import { fillFacts } from '../../cms/rich-text.server';
import { PageDocument, type PageContentFragment } from '../../cms/generated/graphql';
import { listAlternates, type Alternate } from '../../i18n/paths/alternates';
import { pageName } from '../../i18n/paths/breadcrumbs';
import { isFiltered, serialiseListSearch, type ListSearch } from '../../lib/rules/list-search';
import type { ParsedListSearch } from '../../lib/rules/list-search.server';
import { findMenuPage } from '../../site/build-site';
import type { OpenSite } from '../../site/open-language.server';
import {
  createSearchTranslator,
  translateSearch,
} from '../../features/search/translate-search.server';
import type { SeoView } from '../../features/seo/seo-view';
import { hasMainList } from '../../blocks/module-layout.server';
import type { ModuleView } from '../../blocks/module-view';
import { type PageView, buildPageView } from './page-view.server';
import { shortenHtml, searchDescriptionLength } from '../../lib/text/description';
import { buildSiteSeo, withoutWords } from '../../features/seo/build-site-seo.server';
import { listPageData } from './page-data.server';

export const pageScreen = { load, cache };

export type LoadedPage = {
  view: PageView;
  seo: SeoView;
  /** The same page, with the same list, in the other languages. */
  alternates: Alternate[];
  tags: string[];
  /** See {@link cacheHeaders}: a query only affects lists. */
  keep: 'own' | 'plain' | 'no';
  /** True if a part failed, so that the page must not be cached. */
  hasFailedPart: boolean;
  /** True if the page's main list failed: the response is a 503. */
  isAway: boolean;
};

/**
 * Loads a page of the CMS. Throws the redirect to the canonical address of its list, and CmsError.
 */
async function load(
  context: OpenSite,
  { key, hasList }: ScreenOf<'page'>,
  { url: { searchParams }, list }: Asked,
): Promise<LoadedPage | null> {
  if (!hasList) return loadPage(context, key, list);
  if (list.isNotFound) return null;
  const landing = await findLandingPath(context, key, list);
  if (landing !== null) throw movePermanently(landing);
  const path = await findListPath(context, key, list.search, searchParams);
  if (path !== null) throw redirect(path);
  return loadPage(context, key, list);
}

function cache({ isAway, hasFailedPart, keep }: LoadedPage): Cache {
  if (isAway) return 'away';
  return hasFailedPart ? 'partial' : keep;
}

/**
 * Loads a page of the CMS with its modules; null if none exists in this language. Throws
 * CmsError, and a redirect to the last page of its list if it is past it.
 */
export async function loadPage(
  context: OpenSite,
  key: string,
  { search, ignored, typed }: Pick<ParsedListSearch, 'search' | 'ignored' | 'typed'>,
): Promise<LoadedPage | null> {
  const { language, site, queryCms, status } = context;
  const { pages } = await queryCms(PageDocument, { language, key, status });
  const [found] = pages;
  if (!found) return null;
  const page = {
    ...found,
    title: found.title.trim() || pageName(site.table, language, key),
    description: found.description && fillFacts(found.description, context.facts),
  };
  const settings = site.byLanguage[language].site;
  const tags = new Set([cacheTags.page(language, key)]);
  const pageContext = {
    ...context,
    pageKey: key,
    settings,
    search,
    ignored,
    typed,
    tags,
  };
  const [view, alternates] = await Promise.all([
    buildPageView(pageContext, page),
    listPageAlternates(context, page, search),
  ]);
  return {
    view,
    seo: buildPageSeo({ context, page, view, search, alternates }),
    alternates,
    tags: [...tags],
    keep: findKeep(view, search),
    hasFailedPart: view.modules.some(hasFailed),
    isAway: view.modules.some((module) => module.kind === 'failed' && module.isMain),
  };
}

/** A list that is empty or has an unknown text is not requested again, so it is not cached. */
function findKeep(view: PageView, search: ListSearch): LoadedPage['keep'] {
  const list = view.modules.find((module) => module.kind === 'listing-list')?.list;
  if (!list) return 'plain';
  if (list.notice !== null) return 'no';
  return list.cards.length === 0 && isFiltered(search) ? 'no' : 'own';
}

function hasFailed(module: ModuleView): boolean {
  if (module.kind === 'listing-list') return module.list.map?.kind === 'failed';
  return module.kind === 'failed';
}

async function listPageAlternates(
  { site, table, language }: OpenSite,
  page: PageContentFragment,
  search: ListSearch,
): Promise<Alternate[]> {
  const translate = hasMainList(page) ? await createSearchTranslator(language, search) : () => '';
  return listAlternates(table, { screen: 'page', key: page.key })
    .filter((alternate) => findMenuPage(site, alternate.language, page.key) !== null)
    .map((alternate) => ({ ...alternate, path: alternate.path + translate(alternate.language) }));
}

/**
 * Returns the canonical address of a list that was requested by a text that names a type, place or
 * listing, by a plain form, or by a place's name in another language; null if it is already
 * canonical. Throws CmsError.
 */
async function findListPath(
  context: OpenSite,
  key: string,
  search: ListSearch,
  query: URLSearchParams,
): Promise<string | null> {
  const pathOfText = await findPathOfText(context, key, search);
  if (pathOfText !== null) return pathOfText;
  const asked = serialiseListSearch(search);
  const translated = serialiseListSearch(await translateSearch(context.language, search));
  if (translated === asked && !isFormAddress(query)) return null;
  return buildPath(context.table, context.language, key) + translated;
}

type PageSeoSource = {
  context: OpenSite;
  page: PageContentFragment;
  view: PageView;
  search: ListSearch;
  alternates: readonly Alternate[];
};

/**
 * Builds the head of a page of the CMS. Every page of a list is indexed under its own address;
 * filtered or sorted lists are not, since they repeat the whole list.
 */
function buildPageSeo(source: PageSeoSource): SeoView {
  const { context, page, view, search, alternates } = source;
  const { site, table, language } = context;
  const list = view.modules.find((module) => module.kind === 'listing-list')?.list;
  const isWhole = !list || serialiseListSearch(search) === '';
  const path = buildPath(table, language, page.key) + (list ? serialiseListSearch(search) : '');
  const part = search.page > 1 ? (list?.pager?.title ?? null) : null;
  return buildSiteSeo(context, {
    path,
    alternates: alternates.filter(
      (other) => findMenuPage(site, other.language, page.key)?.seo?.active ?? true,
    ),
    title: list?.heading ?? page.title,
    titleDetails: part ? [part] : [],
    description: joined([describePage(page, view), part], ' – '),
    // The editor's texts describe the whole list, not one page or city of it.
    params: isWhole ? page.seo : withoutWords(page.seo),
    pictures: [page.image?.picture, ...(page.banner?.images ?? []).map((file) => file?.picture)],
    isIndexed: isWhole || serialiseListSearch({ ...search, page: 1 }) === '',
    structured: listPageData(context, view, path),
    previous: list?.pager?.previous ?? null,
    next: list?.pager?.next ?? null,
  });
}

/** Describes the page by its texts if the editor did not. */
function describePage(page: PageContentFragment, view: PageView): string | null {
  const texts = view.modules.flatMap((module) =>
    module.kind === 'rich-text' ? [module.html] : (module.description ?? []),
  );
  const text = page.seo?.metadataDescription || page.description || view.html || texts[0];
  return shortenHtml(text, searchDescriptionLength) || null;
}

function joined(parts: (string | null)[], separator: string): string | null {
  return parts.filter(Boolean).join(separator) || null;
}
