import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from './generate/snapshot/language';

interface Entry {
  key: string;
  title: string;
  parent?: string | null;
  modules?: string[];
  image?: string | null;
  path?: string;
  slug?: string;
  redirect?: boolean;
  redirectUrl?: string;
  category?: string;
  subcategory?: string | null;
  body?: unknown;
  comment?: string;
  content?: unknown[];
  seo?: { pageTitle: string; metadataDescription: string; active: boolean };
}

const ROUTE_PAGES = [
  ...['home', 'for-sale', 'for-rent', 'Depot', 'demand-register', 'contact', 'services'],
  ...['contact-demand', 'Privacy', 'Cookie-policy', 'Disclaimer', 'Accessibility', 'login'],
];
const MODULE_KINDS = [
  ...['rich-text', 'property-list', 'quick-search', 'contact-form', 'testimonials', 'articles'],
  ...['projects', 'map', 'banner'],
];

/** Lines of the site's route table that are not pages. */
const services = ['sale', 'rent', 'management', 'syndic'].map((name) => `our-services/${name}`);
const screens = ['our-services', 'advice', ...services, 'cookie-settings'];

function countWords(body: unknown): number {
  const texts = [...JSON.stringify(body).matchAll(/"text":"([^"]*)"/g)].map(
    ([, text = '']) => text,
  );
  return texts.join(' ').split(/\s+/).length;
}

function read(language: Language, name: string): string {
  return readFileSync(new URL(`./content/${language}/${name}.json`, import.meta.url), 'utf8');
}

const list = <Row = Entry>(language: Language, name: string): Row[] =>
  JSON.parse(read(language, name)) as Row[];

describe.each(LANGUAGES)('%s', (language) => {
  const pages = list(language, 'pages');
  const modules = list(language, 'modules');
  const articles = list(language, 'articles');

  test('ROUTE-1 has every page of the route table, and one below another', () => {
    const keys = pages.map(({ key }) => key);
    expect(ROUTE_PAGES.filter((key) => !keys.includes(key))).toEqual([]);
    const child = pages.find(({ parent }) => parent);
    expect(keys).toContain(child?.parent);
  });

  test('MENU-3 the Depot page leads to an address of its language', () => {
    const depot = pages.find(({ key }) => key === 'Depot');
    expect(depot?.redirect).toBe(true);
    expect(depot?.redirectUrl).toMatch(/^https:\/\//);
  });

  test('MENU-9 uses a module of every kind, each on some page', () => {
    const text = read(language, 'modules');
    expect(MODULE_KINDS.filter((kind) => !text.includes(`"module.${kind}"`))).toEqual([]);
    const placed = new Set(pages.flatMap((page) => page.modules ?? []));
    expect([...placed].sort()).toEqual(modules.map(({ key }) => key).sort());
  });

  test('SEO-2 every page and article has a title and a description of its own', () => {
    const sections = ['article-categories', 'article-subcategories'];
    const entries = [...pages, ...articles, ...sections.flatMap((name) => list(language, name))];
    for (const field of ['pageTitle', 'metadataDescription'] as const) {
      const texts = entries.map(({ seo }) => seo?.[field] ?? '');
      expect(texts.every((text) => text.length > 10)).toBe(true);
      expect(new Set(texts).size).toBe(texts.length);
    }
    for (const { key, seo } of entries) {
      expect(seo?.metadataDescription.length, key).toBeLessThanOrEqual(160);
    }
  });

  test('ROUTE-6 has the four services and a client’s story', () => {
    expect(articles.filter(({ category }) => category === 'our-services')).toHaveLength(4);
    expect(articles.some(({ category }) => category === 'stories')).toBe(true);
    expect(articles.every(({ slug }) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug ?? ''))).toBe(true);
  });

  test('ROUTE-6 each service is explained at length, and there is advice in every subcategory', () => {
    const services = articles.filter(({ category }) => category === 'our-services');
    for (const { key, body } of services) expect(countWords(body), key).toBeGreaterThan(290);
    const subcategories = list(language, 'article-subcategories').map(({ key }) => key);
    const used = new Set(articles.map(({ subcategory }) => subcategory));
    expect(subcategories.filter((key) => !used.has(key))).toEqual([]);
    expect(articles.filter(({ category }) => category === 'advice').length).toBeGreaterThan(3);
  });

  test('FORM-12 ROUTE-6 every testimonial has an address of its own', () => {
    const slugs = list(language, 'testimonials').map(({ slug }) => slug);
    expect(slugs.length).toBeGreaterThanOrEqual(8);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.every((slug) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug ?? ''))).toBe(true);
  });

  test('ROUTE-6 every category named is there', () => {
    const keys = list(language, 'article-categories').map(({ key }) => key);
    const text = ['articles', 'article-subcategories', 'modules'].map((name) =>
      read(language, name),
    );
    const named = [...text.join('').matchAll(/"category": "([^"]+)"/g)].map(([, key]) => key);
    expect(named.filter((key) => !keys.includes(key ?? ''))).toEqual([]);
  });

  test('FORM-12 has at least six testimonials, no two alike', () => {
    const comments = list(language, 'testimonials').map(({ comment }) => comment);
    expect(comments.length).toBeGreaterThanOrEqual(6);
    expect(new Set(comments).size).toBe(comments.length);
  });

  test('MENU-4 every internal link leads to a page there is', () => {
    const known = new Set([...pages.map(({ key }) => key.toLowerCase()), ...screens]);
    const everything = ['pages', 'modules', 'articles', 'footer', 'header'].map((name) =>
      read(language, name),
    );
    const links = [...everything.join('').matchAll(/"(?:url|link)": "([^"]+)"/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^(https?:|mailto:|tel:)/.test(link))
      .map((link) => link.replace(/\?.*/, '').replace(/^\/|\/$/g, ''));
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((link) => link !== '' && !known.has(link.toLowerCase()))).toEqual([]);
  });

  test('DATA-4 every picture named is drawn', () => {
    const files = ['pages', 'modules', 'articles', 'testimonials', 'site', 'article-categories'];
    const names = [...files, 'article-subcategories'].flatMap((name) =>
      [...read(language, name).matchAll(/"([a-z-]+(?:-\d{3})?\.jpg)"/g)].map(([, file]) => file),
    );
    const folder = fileURLToPath(new URL('./pictures', import.meta.url));
    expect([...new Set(names)].filter((file) => !existsSync(`${folder}/${file}`))).toEqual([]);
  });
});

describe('the same things in every language', () => {
  const names = [
    ...['pages', 'modules', 'articles', 'testimonials', 'article-categories'],
    'article-subcategories',
  ];

  test.each(names)('DATA-1 %s have the same keys', (name) => {
    const keys = LANGUAGES.map((language) => list(language, name).map(({ key }) => key));
    for (const others of keys) expect(others).toEqual(keys[0]);
  });

  test('MENU-8 what is not localized says the same', () => {
    const shared = ['parent', 'sort', 'showInMenu', 'type', 'redirect', 'breadcrumb', 'modules'];
    const pages = LANGUAGES.map((language) => list<Record<string, unknown>>(language, 'pages'));
    const pick = (page: Record<string, unknown>): unknown[] => shared.map((field) => page[field]);
    for (const others of pages) expect(others.map(pick)).toEqual(pages[0]?.map(pick));
  });

  test('LANG-5 no two languages share a title or a text', () => {
    const own = (language: Language): string[] =>
      list(language, 'articles').map(({ title }) => title);
    const titles = LANGUAGES.flatMap(own);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('RULE-2 English texts write numbers as the English pages do: 12,5% of 149.000 euros', () => {
    const listings = readFileSync(new URL('snapshot/en/properties.json', import.meta.url), 'utf8');
    const texts =
      ['articles', 'modules', 'pages'].map((name) => read('en', name)).join() + listings;
    expect(texts.match(/[^"]{0,20}(?:\b\d{1,3},\d{3}\b|\d\.\d+ ?%|€ ?\d)[^"]{0,10}/g)).toBeNull();
  });

  test('RULE-12 the energy notice counts five years, in German six', () => {
    const years = LANGUAGES.map(
      (language) =>
        (JSON.parse(read(language, 'site')) as { renovationYears: number }).renovationYears,
    );
    expect(years).toEqual([5, 5, 5, 6]);
  });
});
