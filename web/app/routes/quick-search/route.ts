import type { LoaderFunctionArgs } from '@remix-run/node';
import { cacheTags } from '../../cms/cache-tags';
import { cacheHeaders } from '../../cms/page-headers.server';
import { pageLoader } from '../../cms/page-loader.server';
import { openLanguage } from '../../site/open-language.server';
import { findQuickResults } from '../../features/search/quick-search/quick-search.server';
import { parseListSearch } from '../../lib/rules/list-search.server';

/** Returns the suggestions of the quick search for `?q=` as JSON. */
export const loader = pageLoader(async ({ request }: LoaderFunctionArgs) => {
  const context = await openLanguage(request);
  const settings = context.site.byLanguage[context.language].site;
  const { text } = parseListSearch(new URL(request.url).searchParams).search;
  const results = await findQuickResults(context, text, settings?.showSearchCount ?? true);
  const isEmpty = Object.values(results).every((entries) => entries.length === 0);
  return Response.json(results, {
    headers: cacheHeaders([cacheTags.list('sale'), cacheTags.list('rent')], isEmpty ? 'no' : 'own'),
  });
});
