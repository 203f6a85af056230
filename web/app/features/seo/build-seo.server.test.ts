import { expect, test } from 'vitest';
import { buildSeo, type SeoSource } from './build-seo.server';
import { listSeoTags } from './seo-tags';

const source: SeoSource = {
  origin: 'https://corbelle.example',
  language: 'nl',
  defaultLanguage: 'fr',
  siteName: 'Corbelle',
  path: '/nl/te-koop/?page=2',
  alternates: [
    { language: 'nl', path: '/nl/te-koop/?page=2' },
    { language: 'fr', path: '/fr/a-vendre/?page=2' },
  ],
  title: 'Te koop',
  description: 'Alles te koop.',
  params: null,
  picture: null,
  isIndexed: true,
};
const params = {
  active: true,
  pageTitle: 'Titel',
  metadataTitle: null,
  metadataDescription: 'Beschrijving',
  ogTitle: 'Deel mij',
  ogDescription: null,
  ogImage: null,
  ogUrl: null,
  ogSite: null,
  twitterTitle: null,
  twitterDescription: null,
  twitterImage: null,
};

test('SEO-1 gives one canonical address, the other languages and x-default', () => {
  const seo = buildSeo(source);
  expect(seo.canonical).toBe('https://corbelle.example/nl/te-koop/?page=2');
  expect(seo.alternates).toEqual([
    { hreflang: 'nl', href: 'https://corbelle.example/nl/te-koop/?page=2' },
    { hreflang: 'fr', href: 'https://corbelle.example/fr/a-vendre/?page=2' },
    { hreflang: 'x-default', href: 'https://corbelle.example/fr/a-vendre/?page=2' },
  ]);
  expect(seo.title).toBe('Te koop | Corbelle');
});

test('SEO-2 takes the editor’s words first', () => {
  const seo = buildSeo({ ...source, params });
  expect(seo).toMatchObject({ title: 'Titel', description: 'Beschrijving', robots: null });
  expect(seo.openGraph).toMatchObject({
    title: 'Deel mij',
    description: 'Beschrijving',
    locale: 'nl_BE',
  });
  expect(seo.twitter.title).toBe('Deel mij');
});

test.each([{ isIndexed: false }, { params: { ...params, active: false } }])(
  'SEO-2 keeps a page out of search engines, which then has no alternates: %j',
  (overrides) => {
    const seo = buildSeo({ ...source, ...overrides });
    expect(seo.robots).toBe('noindex, follow');
    expect(seo.alternates).toEqual([]);
  },
);

test('SEO-2 leaves out the tags of what is not known', () => {
  const tags = listSeoTags(buildSeo({ ...source, description: null, siteName: null }));
  expect(tags).toContainEqual({ title: 'Te koop' });
  expect(JSON.stringify(tags)).not.toMatch(/null|undefined|description|og:image|site_name/);
});
