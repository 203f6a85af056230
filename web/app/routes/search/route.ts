import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { uncachedHeaders } from '../../cms/page-headers.server';
import { pageLoader } from '../../cms/page-loader.server';
import { openLanguage } from '../../site/open-language.server';
import { findSearchPath } from '../../features/search/read-search.server';
import { parseListSearch } from '../../lib/list-search.server';

/** FIND-13: where every search box sends `?q=`: to the listing it names, else to the list it means. */
export const loader = pageLoader(async ({ request }: LoaderFunctionArgs) => {
  const { text } = parseListSearch(new URL(request.url).searchParams).search;
  const path = await findSearchPath(await openLanguage(request), text);
  return redirect(path, { headers: uncachedHeaders });
});
