import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { longestPageTitle } from '../app/features/seo/build-seo.server';
import { languages } from '@agency/domain/languages';
import { checkVocabulary } from './testing/crawl/check-vocabulary';
import { crawlSite, type Crawl, type CrawledPage } from './testing/crawl/crawl-site';
import { listTexts, readSitemap, readXml, type SitemapAddress } from './testing/crawl/read-sitemap';
import { openLiveSite, type LiveSite } from './testing/open-live-site';

let site: LiveSite;
let crawl: Crawl;
let pages: CrawledPage[];
let indexed: CrawledPage[];
let sitemap: SitemapAddress[];

beforeAll(async () => {
  site = await openLiveSite();
  crawl = await crawlSite(
    site.url,
    languages.map((language) => `${site.url}/${language}/`),
  );
  pages = [...crawl.pages.values()];
  indexed = pages.filter(({ isIndexed }) => isIndexed);
  sitemap = await readSitemap(site.url);
}, 600_000);

afterAll(() => site?.stop());

test('SEO-1 the whole site was seen, in every language', () => {
  for (const language of languages) {
    const own = indexed.filter((page) => page.language === language);
    expect(own.length).toBeGreaterThan(100);
  }
});

test('ROUTE-9 every link leads straight to its page, not to an error and not by a redirect', () => {
  expect(crawl.deadLinks).toEqual([]);
});

test('CONSENT-4 MENU-3 links that leave the site lead to where somebody may go', () => {
  const strange = [...crawl.elsewhere].filter((url) => !url.startsWith('https://'));
  expect(strange).toEqual([]);
});

test('LANG-1 a page speaks the language of its address and has one heading', () => {
  for (const { url, language, headings } of pages) {
    expect([url, language, headings]).toEqual([url, new URL(url).pathname.split('/')[1], 1]);
  }
});

test('SEO-1 a page that is indexed is its own canonical address', () => {
  const others = indexed.filter(({ url, canonical }) => canonical !== url);
  expect(others.map(({ url, canonical }) => [url, canonical])).toEqual([]);
});

test('SEO-1 the canonical address of every other page is one that is there', () => {
  const known = new Set(pages.map(({ url }) => url));
  const lost = pages.filter(({ canonical }) => !known.has(canonical));
  expect(lost.map(({ url, canonical }) => [url, canonical])).toEqual([]);
});

test.each(['title', 'description'] as const)(
  'SEO-2 no two pages of a language have one %s',
  (name) => {
    const byText = new Map<string, string[]>();
    for (const page of indexed) {
      const text = `${page.language} ${page[name]}`;
      byText.set(text, [...(byText.get(text) ?? []), page.url]);
    }
    expect([...byText].filter(([, urls]) => urls.length > 1)).toEqual([]);
    expect(indexed.filter((page) => page[name].trim() === '').map(({ url }) => url)).toEqual([]);
  },
);

test('SEO-2 no title is longer than search engines show, and none says a word of state or place twice', () => {
  const long = pages.filter(({ title }) => title.length > longestPageTitle);
  expect(long.map(({ url, title }) => [url, title])).toEqual([]);
  const twice = pages.filter(({ title }) =>
    /\b(Verkocht|Vendu|Sold|Verkauft)\b.*\b\1\b/.test(title),
  );
  expect(twice.map(({ url, title }) => [url, title])).toEqual([]);
});

test('SEO-1 LANG-3 pages name one another in every language, and one for all others', () => {
  for (const page of indexed) {
    expect([page.url, page.alternates.get(page.language)]).toEqual([page.url, page.url]);
    expect([...page.alternates.keys()]).toContain('x-default');
    expect([...page.alternates.values()]).toContain(page.alternates.get('x-default'));
    for (const [language, url] of page.alternates) {
      const other = crawl.pages.get(url);
      expect([page.url, language, other && [...other.alternates]]).toEqual([
        ...[page.url, language, [...page.alternates]],
      ]);
    }
  }
});

test('SEO-1 the sitemap has every page that is indexed, and no other', () => {
  // Search engines find the further pages of a list by themselves.
  const expected = indexed.map(({ url }) => url).filter((url) => !url.includes('?'));
  expect(sitemap.map(({ url }) => url).sort()).toEqual(expected.sort());
});

test('SEO-1 the sitemap says of a page what the page says, and when it changed', () => {
  const now = new Date().toISOString();
  for (const { url, lastModified, alternates } of sitemap) {
    expect([url, [...alternates]]).toEqual([url, [...(crawl.pages.get(url)?.alternates ?? [])]]);
    expect(lastModified).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(lastModified <= now).toBe(true);
  }
});

test('SEO-3 the structured data of pages is of the published vocabulary', () => {
  const texts = pages.flatMap(({ structured }) => structured);
  const types = new Set(texts.map((text) => (JSON.parse(text) as { '@type': string })['@type']));
  expect([...types]).toEqual(
    expect.arrayContaining(['RealEstateAgent', 'RealEstateListing', 'BreadcrumbList', 'Article']),
  );
  expect(checkVocabulary(texts)).toEqual([]);
});

test('SEO-2 every page has a picture to share, of the size it says', async () => {
  const withoutPicture = indexed.filter(({ shared }) => !shared.has('og:image'));
  expect(withoutPicture.map(({ url }) => url)).toEqual([]);
  for (const url of new Set(pages.flatMap(({ shared }) => shared.get('og:image') ?? []))) {
    const answer = await fetch(url);
    expect([url, answer.status, answer.headers.get('content-type')]).toEqual([
      ...[url, 200, 'image/jpeg'],
    ]);
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([width, height]).toEqual([1200, 630]);
  }
});

test('SHELL-4 every picture, script and style that a page names is there', async () => {
  for (const url of new Set(pages.flatMap(({ files }) => files))) {
    const { status } = await fetch(url, { method: 'HEAD' });
    expect([url, status]).toEqual([url, 200]);
  }
});

test('SEO-1 every page names its feeds, and a feed leads to listings that are there', async () => {
  const feeds = [...new Set(pages.flatMap((page) => page.feeds))];
  expect(feeds).toHaveLength(languages.length * 3);
  for (const feed of feeds) {
    const document = await readXml(feed);
    const links = listTexts(document, 'item > link');
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((url) => !crawl.pages.get(url)?.isIndexed)).toEqual([]);
    const guids = listTexts(document, 'item > guid');
    expect(new Set(guids).size).toBe(links.length);
    const dates = listTexts(document, 'item > pubDate').map((date) => Date.parse(date));
    expect(dates).toEqual([...dates].sort((one, other) => other - one));
  }
});
