import { data, redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { guarded } from '../../cms/guarded.server';
import { cacheHeaders, pageHeaders, uncachedHeaders } from '../../cms/page-headers.server';
import { findListingPath, mayBeReference } from '../../features/listing/find-address.server';
import { findScreen } from '../../features/menu/find-screen.server';
import { openLanguage } from '../../features/menu/open-language.server';
import { loadPage } from '../../features/page/load-page.server';
import { Page } from '../../features/page/page';
import { parseListSearch } from '../../lib/list-search.server';
import { PageBoundary, pageMeta } from '../page-boundary';

export const headers = pageHeaders;
export const meta = pageMeta;
export const ErrorBoundary = PageBoundary;

/** The pages of the CMS with their lists (MENU-2, FIND-6); `/property/{id}/` goes on (ROUTE-3). */
export const loader = guarded(async ({ request }: LoaderFunctionArgs) => {
  const context = await openLanguage(request);
  const { pathname, searchParams } = new URL(request.url);
  const screen = findScreen(context, pathname);
  const { search, isNotFound } = parseListSearch(searchParams);
  if (screen === null || (isNotFound && screen.kind === 'page' && screen.hasList)) throw data('page', { status: 404 });
  if (screen.kind === 'redirect') throw redirect(screen.to);
  const reference = screen.kind === 'listing' ? screen.id : search.text;
  if (screen.kind === 'listing' || (screen.hasList && mayBeReference(reference))) {
    const path = await findListingPath(context, reference);
    if (path !== null) throw redirect(path);
  }
  if (screen.kind === 'listing') throw data('listing', { status: 404 });
  const page = await loadPage(context, screen.key, search);
  if (page === null) throw data('page', { status: 404 });
  const { view, seo, alternates, tags, hasFailedPart } = page;
  return data({ view, seo, alternates }, { headers: hasFailedPart ? uncachedHeaders : cacheHeaders(tags) });
});

export default function PageRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <Page page={view} />;
}
