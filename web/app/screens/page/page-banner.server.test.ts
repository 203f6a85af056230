import { expect, test } from 'vitest';
import type { PageContentFragment } from '../../cms/generated/graphql';
import { buildMedia } from '../../testing/build-media';
import { buildPageContent, buildPageModule } from '../../testing/build-page-module';
import { buildHeaderConfig, buildSiteAnswer, buildTestSite } from '../../testing/build-site-answer';
import { buildPageBanner } from './page-view.server';

const banner: NonNullable<PageContentFragment['banner']> = {
  type: 'image',
  title: null,
  description: null,
  color: null,
  transparent: false,
  videoUrl: null,
  images: [buildMedia({ url: 'header.jpg' })],
  video: null,
  poster: null,
};

function build(page: Partial<PageContentFragment>, standard = banner) {
  const header = buildHeaderConfig({ banner: standard });
  const site = buildTestSite(buildSiteAnswer({ header }));
  return buildPageBanner({ site, language: 'nl' }, buildPageContent(page));
}

test('MENU-6 a page without a banner has the header’s, with its own words on it', () => {
  expect(build({})).toMatchObject({
    title: 'About us',
    text: 'Who we are',
    media: { picture: { src: '/uploads/header-600.jpg' } },
  });
});

test('MENU-6 the header’s banner may have words of its own', () => {
  const words = { title: 'Corbelle', description: 'Since 1998' };
  expect(build({}, { ...banner, ...words })).toMatchObject({
    title: 'Corbelle',
    text: 'Since 1998',
  });
});

test('MENU-8 a page’s own banner comes first, and one of the kind empty is none', () => {
  const own = { ...banner, title: 'Mine', images: [buildMedia({ url: 'own.jpg' })] };
  expect(build({ banner: own })).toMatchObject({
    title: 'Mine',
    media: { picture: { src: '/uploads/own-600.jpg' } },
  });
  expect(build({ banner: { ...banner, type: 'empty' } })).toBeNull();
});

test('MENU-8 the page’s picture replaces the one that a banner lacks', () => {
  const image = buildMedia({ url: 'page.jpg' });
  expect(build({ image, banner: { ...banner, images: [] } })).toMatchObject({
    media: { picture: { src: '/uploads/page-600.jpg' } },
  });
});

test('MENU-9 a page with the full list has no banner but its own', () => {
  const list = {
    __typename: 'ComponentModulePropertyList',
    goal: 'sale',
    mode: 'full',
    types: null,
    places: null,
    listings: null,
  } as const;
  expect(build({ modules: [buildPageModule({ blocks: [list] })] })).toBeNull();
});
