import type { LoaderFunctionArgs } from '@remix-run/node';
import { cacheTags } from '../../cms/cache-tags';
import { guarded } from '../../cms/page-loader.server';
import { cacheHeaders, fileNotFound } from '../../cms/page-headers.server';
import { loadSite } from '../../site/site.server';
import { findSitemapFile } from './sitemap-files.server';
import { buildSitemap } from '../../features/seo/feeds/sitemap-xml';

/** A file of 10,000 addresses would displace hundreds of pages in the cache. */
const mostKept = 1_000_000;

export const loader = guarded(async ({ params }: LoaderFunctionArgs) => {
  const site = await loadSite();
  const entries = await findSitemapFile(site, `${params.file}.xml`);
  if (entries === null) return fileNotFound();
  const { origin, table } = site;
  const xml = buildSitemap(entries, { origin, defaultLanguage: table.defaultLanguage });
  return new Response(xml, {
    headers: {
      ...cacheHeaders([cacheTags.sitemap], xml.length > mostKept ? 'no' : 'plain'),
      'Content-Type': 'application/xml; charset=utf-8',
    },
  });
});
