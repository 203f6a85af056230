import type { LoaderFunctionArgs } from '@remix-run/node';
import { cacheTags } from '../../cms/cache-tags';
import { cacheHeaders, fileNotFound } from '../../cms/page-headers.server';
import { pageLoader } from '../../cms/page-loader.server';
import { listPlaces } from '../../features/map/list/load-places.server';
import { openLanguage } from '../../site/open-language.server';
import { toFilter } from '../../features/search/search-listings.server';
import { parseListSearch } from '../../lib/rules/list-search.server';

/**
 * Returns the places of a list's listings as JSON. Goal and zoom are in the path, because the cache
 * key contains only the list parameters of the query.
 */
export const loader = pageLoader(async ({ request, params }: LoaderFunctionArgs) => {
  const { goal, zoom = '' } = params;
  if ((goal !== 'sale' && goal !== 'rent') || !/^1?\d$/.test(zoom)) return fileNotFound();
  const context = await openLanguage(request);
  const { search } = parseListSearch(new URL(request.url).searchParams);
  const places = await listPlaces(context, toFilter(goal, search), Number(zoom));
  // No other visitor requests the same window.
  const keep = search.box === null ? 'own' : 'no';
  return Response.json(places, { headers: cacheHeaders([cacheTags.list(goal)], keep) });
});
