import type { LoaderFunctionArgs } from '@remix-run/node';
import { cacheTags } from '../../cms/cache-tags';
import { cacheHeaders, fileNotFound } from '../../cms/page-headers.server';
import { pageLoader } from '../../cms/page-loader.server';
import { openLanguage } from '../../site/open-language.server';
import { buildListCount, countOptions } from '../../features/search/list/count-options.server';
import { countChoices } from '../../features/search/search-listings.server';
import { parseListSearch } from '../../lib/rules/list-search.server';

/**
 * Returns the number of results for the filters in the query and for each further option, as JSON.
 */
export const loader = pageLoader(async ({ request, params }: LoaderFunctionArgs) => {
  const { goal } = params;
  if (goal !== 'sale' && goal !== 'rent') return fileNotFound();
  const context = await openLanguage(request);
  const { search } = parseListSearch(new URL(request.url).searchParams);
  const answer = await countChoices(context.language, goal, search);
  return Response.json(
    { ...buildListCount(context, answer.total), options: countOptions(context, search, answer) },
    { headers: cacheHeaders([cacheTags.list(goal)], answer.total === 0 ? 'no' : 'own') },
  );
});
