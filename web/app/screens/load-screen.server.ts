import { redirect } from '@remix-run/node';
import { findListingPath } from '../catalogue/listing/find-address.server';
import {
  awayInit,
  cacheHeaders,
  notFound,
  partialHeaders,
  uncachedHeaders,
} from '../cms/page-headers.server';
import { parseListSearch } from '../lib/rules/list-search.server';
import { findScreen } from '../site/find-screen.server';
import type { OpenSite } from '../site/open-language.server';
import type { Cache } from './screen';
import { loadNamedScreen } from './screens.server';

/**
 * Loads the screen at an address with status and headers; null if none exists. Throws redirects
 * and CmsError.
 */
export async function loadScreen(context: OpenSite, request: Request) {
  const url = new URL(request.url);
  const screen = findScreen(context, url.pathname);
  if (screen === null) return null;
  if (screen.kind === 'redirect') throw redirect(screen.to);
  if (screen.kind === 'listing') {
    const path = await findListingPath(context, screen.id);
    throw path === null ? notFound('listing') : redirect(path);
  }
  const list = parseListSearch(url.searchParams);
  const loaded = await loadNamedScreen(context, screen, { request, url, list });
  return loaded && { data: loaded.data, init: toInit(loaded.cache, loaded.tags) };
}

function toInit(cache: Cache, tags: string[]) {
  switch (cache) {
    case 'away':
      return awayInit();
    case 'uncached':
      return { status: 200, headers: { ...uncachedHeaders } };
    case 'partial':
      return { status: 200, headers: partialHeaders(tags) };
    default:
      return { status: 200, headers: cacheHeaders(tags, cache) };
  }
}
