import type { LoaderFunctionArgs } from '@remix-run/node';
import { cacheTags } from '../../cms/cache-tags';
import { guarded } from '../../cms/page-loader.server';
import { cacheHeaders, fileNotFound } from '../../cms/page-headers.server';
import { openLanguage } from '../../site/open-language.server';
import { listFeeds } from '../../features/seo/feeds/feed-addresses';
import { buildFeed } from '../../features/seo/feeds/feed-xml';
import { loadFeed } from '../../features/seo/feeds/feed.server';

export const loader = guarded(async ({ request }: LoaderFunctionArgs) => {
  const context = await openLanguage(request);
  const { language } = context;
  const { pathname } = new URL(request.url);
  const feed = listFeeds(language).find(({ path }) => path === pathname);
  if (!feed) return fileNotFound();
  const tags = [cacheTags.list('sale'), cacheTags.list('rent'), cacheTags.layout(language)];
  return new Response(buildFeed(await loadFeed(context, feed.name)), {
    headers: {
      ...cacheHeaders(tags, 'plain'),
      'Content-Type': 'application/rss+xml; charset=utf-8',
    },
  });
});
