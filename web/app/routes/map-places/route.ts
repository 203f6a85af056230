import type { LoaderFunctionArgs } from '@remix-run/node';
import { cacheTags } from '../../cms/cache-tags';
import { cacheHeaders, fileNotFound } from '../../cms/page-headers.server';
import { pageLoader } from '../../cms/page-loader.server';
import { listPlaces } from '../../features/map/list/load-places.server';
import { openLanguage } from '../../site/open-language.server';
import { toFilter } from '../../features/search/search-listings.server';
import { parseListSearch } from '../../lib/rules/list-search.server';

/**
 * FIND-10: where the listings of a list's address are, as JSON. The goal and the zoom stand in the
 * path, for a page is kept under the query of a list alone.
 */
export const loader = pageLoader(async ({ request, params }: LoaderFunctionArgs) => {
  const { goal, zoom = '' } = params;
  if ((goal !== 'sale' && goal !== 'rent') || !/^1?\d$/.test(zoom)) return fileNotFound();
  const context = await openLanguage(request);
  const { search } = parseListSearch(new URL(request.url).searchParams);
  const places = await listPlaces(context, toFilter(goal, search), Number(zoom));
  // A window is one visitor's; nobody else asks for it.
  const keep = search.box === null ? 'own' : 'no';
  return Response.json(places, { headers: cacheHeaders([cacheTags.list(goal)], keep) });
});
