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
  twitterSite: null,
  pictures: [],
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
  twitterUrl: null,
  twitterSite: null,
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

const stored = { src: '/uploads/gevel_ab12', width: 1600, height: 1067, widths: [400] };

test('SEO-2 shares the first picture that can be shared, at the size it is', () => {
  const [drawing, photo] = [
    { ...stored, share: null, alt: 'Logo' },
    { ...stored, share: '/uploads/gevel_ab12-share.jpg', alt: 'Voorgevel' },
  ];
  const seo = buildSeo({ ...source, pictures: [null, drawing, photo] });
  const url = 'https://corbelle.example/uploads/gevel_ab12-share.jpg';
  expect(seo.openGraph.image).toEqual({
    url,
    width: 1200,
    height: 630,
    type: 'image/jpeg',
    alt: 'Voorgevel',
  });
  expect(seo.twitter.image?.url).toBe(url);
  expect(listSeoTags(seo)).toContainEqual({ property: 'og:image:alt', content: 'Voorgevel' });
  const ownPicture = { picture: { ...stored, share: '/uploads/x-share.jpg', alt: '' } };
  const own = buildSeo({ ...source, params: { ...params, twitterImage: ownPicture } });
  expect(own.openGraph.image).toBeNull();
  expect(own.twitter.image?.url).toBe('https://corbelle.example/uploads/x-share.jpg');
});

test('SEO-2 PERF-6 shares the original of a picture whose variants are being made', () => {
  const original = { ...stored, src: '/uploads/gevel_ab12.jpg', widths: [] };
  const seo = buildSeo({ ...source, pictures: [{ ...original, share: null, alt: 'Voorgevel' }] });
  const url = 'https://corbelle.example/uploads/gevel_ab12.jpg';
  expect(seo.openGraph.image).toEqual({
    url,
    width: 1600,
    height: 1067,
    type: 'image/jpeg',
    alt: 'Voorgevel',
  });
});

test('SEO-2 every word of an editor stands in a tag of its own', () => {
  const words = {
    pageTitle: 'page',
    metadataTitle: 'meta',
    metadataDescription: 'text',
    ogTitle: 'og',
    ogDescription: 'og text',
    ogUrl: 'https://og.example/',
    ogSite: 'og site',
    twitterTitle: 'x',
    twitterDescription: 'x text',
    twitterUrl: 'https://x.example/',
    twitterSite: '@x',
  };
  const tags = JSON.stringify(
    listSeoTags(buildSeo({ ...source, params: { ...params, ...words } })),
  );
  for (const word of Object.values(words)) expect(tags).toContain(`"${word}"`);
});
