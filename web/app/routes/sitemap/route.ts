import { guarded } from '../../cms/page-loader.server';
import { cacheTags } from '../../cms/cache-tags';
import { cacheHeaders } from '../../cms/page-headers.server';
import { loadSite } from '../../site/site.server';
import { listSitemapFiles } from '../sitemap-file/sitemap-files.server';
import { buildSitemapIndex } from '../../features/seo/feeds/sitemap-xml';

export const loader = guarded(async () => {
  const site = await loadSite();
  const xml = buildSitemapIndex(await listSitemapFiles(site), site.origin);
  return new Response(xml, {
    headers: {
      ...cacheHeaders([cacheTags.sitemap], 'plain'),
      'Content-Type': 'application/xml; charset=utf-8',
    },
  });
});
