import { data, redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import {
  cacheHeaders,
  notFound,
  pageHeaders,
  uncachedHeaders,
} from '../../cms/page-headers.server';
import { pageLoader } from '../../cms/page-loader.server';
import { ArticlePage } from '../../features/article/article-page';
import { findListingPath, mayBeReference } from '../../features/listing/find-address.server';
import { findScreen } from '../../features/menu/find-screen.server';
import { openLanguage, type OpenSite } from '../../features/menu/open-language.server';
import { loadPage } from '../../features/page/load-page.server';
import { Page } from '../../features/page/page';
import { isFormAddress } from '../../features/search/is-form-address';
import type { SeoView } from '../../features/seo/seo-view';
import type { Alternate } from '../../i18n/alternates';
import { buildPath } from '../../i18n/build-path';
import { serialiseListSearch } from '../../lib/list-search';
import { parseListSearch } from '../../lib/list-search.server';
import { PageBoundary, pageMeta } from '../page-boundary';
import { loadArticle } from './load-article.server';
import { loadCategory } from './load-category.server';

export const headers = pageHeaders;
export const meta = pageMeta;
export const ErrorBoundary = PageBoundary;

/** Pages with their lists (MENU-2, FIND-6), articles (ROUTE-6) and the way to a listing (ROUTE-3). */
export const loader = pageLoader(async ({ request }: LoaderFunctionArgs) => {
  const context = await openLanguage(request);
  const { pathname, searchParams } = new URL(request.url);
  const screen = findScreen(context, pathname);
  const { search, isNotFound } = parseListSearch(searchParams);
  switch (screen?.kind) {
    case undefined:
      throw notFound('page');
    case 'redirect':
      throw redirect(screen.to);
    case 'listing':
      throw (await redirectToListing(context, screen.id)) ?? notFound('listing');
    case 'article':
      return answer('article', await loadArticle(context, screen.category, pathname));
    case 'category':
      return answer('page', await loadCategory(context, screen.category));
    case 'page': {
      const isReference = screen.hasList && mayBeReference(search.text);
      const toListing = isReference ? await redirectToListing(context, search.text) : null;
      if (toListing) throw toListing;
      if (screen.hasList && isNotFound) throw notFound('page');
      if (screen.hasList && isFormAddress(searchParams)) {
        throw redirect(
          buildPath(context.table, context.language, screen.key) + serialiseListSearch(search),
        );
      }
      return answer('page', await loadPage(context, screen.key, search));
    }
  }
});

export default function PageRoute() {
  const page = useLoaderData<typeof loader>();
  return page.screen === 'article' ? (
    <ArticlePage article={page.view} />
  ) : (
    <Page page={page.view} />
  );
}

type Loaded<View> = {
  view: View;
  seo: SeoView;
  alternates: Alternate[];
  tags: string[];
  keep?: 'own' | 'plain' | 'no';
  hasFailedPart?: boolean;
};

function answer<Name extends 'page' | 'article', View>(screen: Name, loaded: Loaded<View> | null) {
  if (loaded === null) throw notFound('page');
  const {
    view,
    seo,
    alternates,
    tags,
    keep = screen === 'article' ? 'plain' : 'own',
    hasFailedPart,
  } = loaded;
  const headers = hasFailedPart ? uncachedHeaders : cacheHeaders(tags, keep);
  return data({ screen, view, seo, alternates }, { headers });
}

async function redirectToListing(context: OpenSite, id: string): Promise<Response | null> {
  const path = await findListingPath(context, id);
  return path === null ? null : redirect(path);
}
