import { goals } from '@agency/domain/goals';
import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { uncachedHeaders } from '../../cms/page-headers.server';
import { pageLoader } from '../../cms/page-loader.server';
import { openLanguage } from '../../site/open-language.server';
import { findSearchPath } from '../../features/search/read-search.server';
import { parseListSearch } from '../../lib/rules/list-search.server';

/**
 * Redirects a search for `?q=` (with `goal` from the home page) to the listing it names, or to a
 * list with the search criteria it describes.
 */
export const loader = pageLoader(async ({ request }: LoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url);
  const { text } = parseListSearch(searchParams).search;
  const chosen = goals.find((goal) => goal === searchParams.get('goal')) ?? null;
  const path = await findSearchPath(await openLanguage(request), text, chosen);
  return redirect(path, { headers: uncachedHeaders });
});
