import { expect, test } from 'vitest';
import { buildMedia } from '../testing/build-media';
import { buildPageModule } from '../testing/build-page-module';
import { buildLayout, listShown } from './module-layout.server';

const quickSearch = {
  __typename: 'ComponentModuleQuickSearch',
  intro: null,
  showSearchCount: true,
  logo: null,
} as const;

test('MENU-9 modules stand by their number, equal ones or all of them in the order of the page', () => {
  const modules = [
    buildPageModule({ key: 'c', sort: 20 }),
    buildPageModule({ key: 'a', sort: 10 }),
    buildPageModule({ key: 'b', sort: 10 }),
    buildPageModule({ key: 'unset', sort: null }),
    buildPageModule({ key: 'off', active: false }),
    null,
  ];
  const list = (ownOrder: boolean | null): string[] =>
    listShown({ modules, ownOrder }).map(({ key }) => key);
  expect(list(null)).toEqual(['unset', 'a', 'b', 'c']);
  expect(list(true)).toEqual(['c', 'a', 'b', 'unset']);
});

test.each([
  ['standard', 3, 'main', 'grid', 'plain'],
  ['grid', 6, 'main', 'grid', 'plain'],
  ['grid', 1, 'main', 'list', 'plain'],
  ['grid', 1, 'side', 'grid', 'plain'],
  ['list', 3, 'bottom', 'list', 'plain'],
  ['slider', 4, 'top', 'slider', 'plain'],
  ['highlight', 3, 'main', 'grid', 'tinted'],
] as const)(
  'MENU-9 the form %s with %i in a row at the %s is a %s, %s',
  (form, itemsPerRow, position, view, ground) => {
    const module = buildPageModule({ view: form, itemsPerRow, position, span: 'wide' });
    const layout = { view, ground, position, itemsPerRow, span: 'wide' };
    expect(buildLayout(module)).toMatchObject(layout);
  },
);

test('MENU-9 the quick search at the top stands on the banner, another kind under it', () => {
  const search = buildPageModule({ position: 'top', blocks: [quickSearch] });
  expect(buildLayout(search).position).toBe('banner');
  expect(buildLayout(buildPageModule({ position: 'top' })).position).toBe('top');
});

test('MENU-9 widths and counts that are not set are the usual ones', () => {
  const unset = { columnsSm: null, columnsMd: null, columnsLg: null, itemsPerRow: null };
  expect(buildLayout(buildPageModule(unset))).toMatchObject({
    columns: { sm: 12, md: 12, lg: 12 },
    itemsPerRow: 3,
  });
});

test('MENU-9 a module has its picture, except where that is the banner’s', () => {
  const image = buildMedia();
  expect(buildLayout(buildPageModule({ image })).picture?.alt).toBe('A house');
  const search = buildPageModule({ image, position: 'top', blocks: [quickSearch] });
  expect(buildLayout(search).picture).toBeNull();
});
