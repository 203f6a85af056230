import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubMotion } from '../../testing/stub-motion';
import { renderView } from '../../testing/render-view';
import type { BlockView, ModuleLayout, ModuleView } from '../../blocks/module-view';
import { Page } from './view';
import type { PageView } from './page-view.server';

beforeEach(() => stubMotion(true));
afterEach(() => vi.unstubAllGlobals());

const layout: ModuleLayout = {
  id: 'a',
  title: 'A module',
  description: null,
  position: 'main',
  span: 'wide',
  columns: { sm: 12, md: 12, lg: 12 },
  view: 'grid',
  ground: 'plain',
  cssClass: null,
  itemsPerRow: 3,
  picture: null,
};
const words: BlockView = { kind: 'rich-text', html: '<p>Words</p>' };

function module(overrides: Partial<ModuleLayout>, content = words): ModuleView {
  return { ...layout, ...overrides, ...content };
}

function drawPage(modules: ModuleView[], overrides: Partial<PageView> = {}) {
  const page: PageView = {
    key: 'about',
    title: 'About us',
    intro: null,
    banner: null,
    bannerFields: null,
    breadcrumbs: [],
    html: null,
    team: null,
    css: null,
    modules,
    header: { logo: null, isFixed: false },
    ...overrides,
  };
  return renderView(<Page page={page} />);
}

test('MENU-9 the modules of the side stand beside the others, those at the bottom after both', () => {
  drawPage([
    module({ id: 'last', title: 'Last', position: 'bottom' }),
    module({ id: 'beside', title: 'Beside', position: 'side' }),
    module({ id: 'first', title: 'First', position: 'top' }),
    module({ id: 'in', title: 'In it' }),
  ]);
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['First', 'About us', 'In it', 'Beside', 'Last']);
  expect(within(screen.getByRole('complementary')).getByText('Beside')).toBeTruthy();
});

test('MENU-9 a page without modules for the side has no side', () => {
  drawPage([module({})]);
  expect(screen.queryByRole('complementary')).toBeNull();
});

const listings = [1, 2, 3].map((id) => ({
  id: String(id),
  href: `/en/${id}/`,
  title: `House ${id}`,
  typeName: 'House',
  cityText: 'Brussels',
  priceText: '€ 1',
  bedroomsText: null,
  areaText: null,
  energyLabel: null,
  ribbon: null,
  openHouseText: null,
  placeText: 'Brussels',
  photoCount: 0,
  picture: null,
}));

test.each(['grid', 'list', 'slider'] as const)('MENU-9 listings as a %s', (view) => {
  drawPage([module({ view }, { kind: 'listing-teaser', listings, more: null, emptyText: '' })]);
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.queryAllByRole('button', { name: 'Next' })).toHaveLength(view === 'slider' ? 1 : 0);
});

test('ERR-5 a teaser without listings says so in its place', () => {
  const emptyText = 'no properties or projects match the criteria';
  drawPage([module({}, { kind: 'listing-teaser', listings: [], more: null, emptyText })]);
  expect(screen.getByText(emptyText)).toBeTruthy();
});

test('ERR-2 a part that failed says so under its heading, and the rest stands', () => {
  drawPage([module({ id: 'b', title: 'Failing' }, { kind: 'failed', isMain: false }), module({})]);
  expect(screen.getByRole('alert').textContent).toContain('API ERROR');
  expect(screen.getByRole('heading', { name: 'Failing' })).toBeTruthy();
  expect(screen.getByText('Words')).toBeTruthy();
});

test('MENU-9 a module carries the class that the page’s style speaks of', () => {
  const { container } = drawPage([module({ cssClass: 'facts' })]);
  expect(container.querySelector('.facts')?.textContent).toContain('Words');
});
