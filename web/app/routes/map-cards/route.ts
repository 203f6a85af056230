import type { LoaderFunctionArgs } from '@remix-run/node';
import { cacheTags } from '../../cms/cache-tags';
import { cacheHeaders, fileNotFound } from '../../cms/page-headers.server';
import { pageLoader } from '../../cms/page-loader.server';
import { listMapCards } from '../../features/map/load-places.server';
import { openLanguage } from '../../site/open-language.server';
import { isListingId } from '../../i18n/match-path';

const mostCards = 20;

/** FIND-10: the cards of the listings with these ids, `1,2,3`, as JSON. */
export const loader = pageLoader(async ({ request, params }: LoaderFunctionArgs) => {
  const ids = (params.ids ?? '').split(',');
  if (ids.length > mostCards || !ids.every(isListingId)) return fileNotFound();
  const cards = await listMapCards(await openLanguage(request), ids);
  const tags = cards.map(({ id }) => cacheTags.listing(id));
  return Response.json(cards, { headers: cacheHeaders(tags, cards.length > 0 ? 'plain' : 'no') });
});
