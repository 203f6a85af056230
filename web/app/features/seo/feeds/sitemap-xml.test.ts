import { expect, test } from 'vitest';
import { buildSitemap, buildSitemapIndex, cutSitemap, findNewest } from './sitemap-xml';

const origin = 'https://corbelle.example';
const home = [
  { language: 'nl', path: '/nl/', lastModified: '2026-11-01T08:00:00.000Z' },
  { language: 'fr', path: '/fr/', lastModified: null },
] as const;

test('SEO-1 every language is an address, with the other languages and x-default beside it', () => {
  const xml = buildSitemap([home], { origin, defaultLanguage: 'fr' });
  expect(xml).toContain(
    '<url><loc>https://corbelle.example/nl/</loc><lastmod>2026-11-01T08:00:00.000Z</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="nl" href="https://corbelle.example/nl/"/>' +
      '<xhtml:link rel="alternate" hreflang="fr" href="https://corbelle.example/fr/"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://corbelle.example/fr/"/></url>',
  );
  expect(xml).toContain('<url><loc>https://corbelle.example/fr/</loc><xhtml:link');
});

test('SEO-1 without the default language the first one stands for the others', () => {
  const xml = buildSitemap([home], { origin, defaultLanguage: 'en' });
  expect(xml).toContain('hreflang="x-default" href="https://corbelle.example/nl/"');
});

test('SEO-1 no file has more than 10,000 addresses, and a page is never cut in two', () => {
  const files = cutSitemap(Array.from({ length: 5001 }, () => [...home, home[0]]));
  expect(files.map((entries) => entries.flat().length)).toEqual([9999, 5004]);
  expect(cutSitemap([])).toEqual([]);
});

test('SEO-1 the index names the files and when something in them changed', () => {
  const xml = buildSitemapIndex([{ name: 'sitemap-a-1.xml', lastModified: '2026-11-01' }], origin);
  expect(xml).toContain(
    '<sitemap><loc>https://corbelle.example/sitemap-a-1.xml</loc><lastmod>2026-11-01</lastmod></sitemap>',
  );
});

test('SEO-1 the newest instant counts, of none there is none', () => {
  expect(findNewest(['2026-01-02', null, '2026-02-01', undefined])).toBe('2026-02-01');
  expect(findNewest([null])).toBeNull();
});
