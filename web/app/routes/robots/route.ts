import { cacheTags } from '../../cms/cache-tags';
import { guarded } from '../../cms/page-loader.server';
import { cacheHeaders } from '../../cms/page-headers.server';
import { loadSite } from '../../site/site.server';
import { buildRobots } from '../../features/seo/feeds/robots';
import { isIndexedIn } from '../../features/seo/build-site-seo.server';

export const loader = guarded(async () => {
  const site = await loadSite();
  const closed = site.table.languages.filter((language) => !isIndexedIn({ site }, language));
  return new Response(buildRobots(site.origin, site.table.languages, closed), {
    headers: {
      ...cacheHeaders([cacheTags.sitemap], 'plain'),
      'Content-Type': 'text/plain; charset=utf-8',
    },
  });
});
