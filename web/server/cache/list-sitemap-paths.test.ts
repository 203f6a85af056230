import { expect, test } from 'vitest';
import { listSitemapPaths } from './create-page-filler';

const files: Record<string, string> = {
  '/sitemap.xml':
    '<sitemapindex><sitemap><loc>https://a.be/sitemap-pages.xml</loc></sitemap><sitemap><loc>https://a.be/sitemap-listings-1.xml</loc></sitemap></sitemapindex>',
  '/sitemap-pages.xml':
    '<urlset><url><loc>https://a.be/nl/</loc></url><url><loc>https://a.be/nl/te-koop/?page=2&amp;sort=price</loc></url></urlset>',
  '/sitemap-listings-1.xml': '<urlset></urlset>',
};
const read = (path: string) => Promise.resolve(files[path] ?? '');

test('PERF-5 the paths of all files of the sitemap, in their order', async () => {
  expect(await listSitemapPaths(read)).toEqual(['/nl/', '/nl/te-koop/?page=2&sort=price']);
});

test('a sitemap of one file has no index', async () => {
  expect(await listSitemapPaths(() => read('/sitemap-pages.xml'))).toHaveLength(2);
});
