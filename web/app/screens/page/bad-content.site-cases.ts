import { expect, test } from 'vitest';
import { collectErrors, forceContent, type Forced } from '../../testing/force-content';
import type { TestSite } from '../../testing/open-test-site';
import { hrefsOf, readDocument, textOf } from '../../testing/read-document';

const script = {
  type: 'link',
  url: 'javascript:alert(1)',
  children: [{ type: 'text', text: 'x' }],
};
const brokenText = [
  null,
  'x',
  { type: 'script', children: [{ type: 'text', text: 'alert(1)' }] },
  { type: 'image' },
  { type: 'paragraph', children: [{ type: 'text', text: '<script>alert(1)</script>' }, script] },
];

type Case = { name: string; forced: Forced; path: string; told: string[] };

const page = (key: string, language: string, data: object): Forced => ({
  uid: 'api::page.page',
  key,
  language,
  data,
});

const cases: Case[] = [
  {
    name: 'a page without a title',
    forced: page('about', 'de', { title: null }),
    path: '/de/ueber-uns/',
    told: ['page “about” (de) has no title: it is left out of the menu.'],
  },
  {
    name: 'a page that lacks everything',
    forced: page('about', 'nl', {
      title: null,
      description: null,
      content: null,
      showInMenu: null,
      sort: null,
      type: null,
      redirect: null,
      breadcrumb: null,
      fixedMenu: null,
      css: null,
    }),
    path: '/nl/over-ons/',
    told: ['page “about” (nl) has no title: it is left out of the menu.'],
  },
  {
    name: 'style that ends itself',
    forced: page('contact', 'nl', { css: 'p {} </style><script>alert(1)</script>' }),
    path: '/nl/contact/',
    told: ['page “contact” (nl) has style that could leave it: the style is left out.'],
  },
  {
    name: 'a text that is none',
    forced: page('contact', 'fr', { content: brokenText }),
    path: '/fr/contact/',
    told: ['page “contact” (fr) has a text with broken parts: they are left out.'],
  },
  {
    name: 'a script to send visitors to',
    forced: page('Depot', 'nl', { redirectUrl: 'javascript:alert(1)' }),
    path: '/nl/depot/',
    told: ['page “Depot” (nl) sends visitors nowhere they can go: it is shown as a page.'],
  },
  {
    name: 'itself to send visitors to',
    forced: page('Depot', 'fr', { redirectUrl: '/fr/depot/' }),
    path: '/fr/depot/',
    told: ['page “Depot” (fr) sends visitors nowhere they can go: it is shown as a page.'],
  },
  {
    name: 'the address of another page',
    forced: page('about', 'en', { path: 'contact' }),
    path: '/en/contact/',
    told: ['page “about” (en) has the address of “contact”: it is left out of the menu.'],
  },
  {
    name: 'a kind of page nobody knows',
    forced: page('contact', 'de', { type: 'weird' }),
    path: '/de/kontakt/',
    told: [],
  },
  {
    name: 'a module without a place, a width and a form',
    forced: {
      uid: 'api::module.module',
      key: 'about-visit',
      language: 'nl',
      data: { position: null, span: 'weird', view: 'weird', columnsLg: 99, itemsPerRow: -3 },
    },
    path: '/nl/over-ons/',
    told: [],
  },
];

/** Invalid content that bypasses the admin breaks no page: the cases write it to the database and restore it. */
export function testBadContent(site: () => TestSite): void {
  test.each(cases)('MENU-8 $name breaks nothing, and is told once', async (bad) => {
    const { path, forced, told } = bad;
    const putBack = await forceContent(site().cms, forced);
    const errors = collectErrors();
    try {
      for (let round = 0; round < 2; round += 1) {
        site().forget();
        for (const address of [path, `/${path.slice(1, 3)}/`, '/nl/']) {
          const document = await readDocument(site(), address);
          expect(textOf(document, 'h1')).not.toBe('');
          expect(nameless(document)).toEqual([]);
          const scripts = [...document.querySelectorAll('script:not([src])')];
          expect(scripts.map(({ textContent }) => textContent).join()).not.toContain('alert(');
          expect(document.querySelectorAll('[href^="javascript:" i]')).toHaveLength(0);
        }
      }
    } finally {
      errors.stop();
      await putBack();
      site().forget();
    }
    expect(errors.lines).toEqual(told.map((line) => `Content: ${line}`));
  });

  test('MENU-1 pages that stand under one another answer, outside the menu', async () => {
    const putBack = await forceContent(site().cms, {
      uid: 'api::page.page',
      key: 'about',
      language: 'nl',
      data: { parent: { key: 'luxembourg' } },
    });
    const errors = collectErrors();
    site().forget();
    try {
      const home = await readDocument(site(), '/nl/');
      expect(hrefsOf(home, 'header nav a')).toContain('/nl/contact/');
      expect(hrefsOf(home, 'header nav a').filter((href) => href.includes('over-ons'))).toEqual([]);
    } finally {
      errors.stop();
      await putBack();
      site().forget();
    }
    const told = (key: string) =>
      `Content: page “${key}” (nl) stands below itself: it is left out of the menu.`;
    expect(errors.lines).toEqual(expect.arrayContaining([told('about'), told('luxembourg')]));
    expect(errors.lines).toEqual([...new Set(errors.lines)]);
  });
}

/** Links of the layout that say nothing. */
function nameless(document: Document): string[] {
  return [...document.querySelectorAll('header nav a, footer a')]
    .filter((link) => link.textContent?.trim() === '' && !link.querySelector('img, svg'))
    .map((link) => link.getAttribute('href') ?? '');
}
