import type { LoaderFunctionArgs } from '@remix-run/node';
import { listCards } from '../../catalogue/listing/card/list-cards.server';
import { cacheTags } from '../../cms/cache-tags';
import { cacheHeaders, fileNotFound } from '../../cms/page-headers.server';
import { pageLoader } from '../../cms/page-loader.server';
import { openLanguage } from '../../site/open-language.server';
import { isListingId } from '@agency/domain/match-address';
import { favourites } from '../../lib/dom/shortlists';

/** Returns the cards of the listings with these ids (`1,2,3`) as JSON. */
export const loader = pageLoader(async ({ request, params }: LoaderFunctionArgs) => {
  const ids = (params.ids ?? '').split(',');
  if (ids.length > favourites.most || !ids.every(isListingId)) return fileNotFound();
  const cards = await listCards(await openLanguage(request), ids);
  const tags = cards.map(({ id }) => cacheTags.listing(id));
  return Response.json(cards, { headers: cacheHeaders(tags, cards.length > 0 ? 'plain' : 'no') });
});
