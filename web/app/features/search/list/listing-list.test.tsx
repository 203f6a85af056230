import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubMotion } from '../../../testing/stub-motion';
import { renderMarkup } from '../../../testing/render-view';
import { ListingList } from './listing-list';
import type { FilterOptionView, ListingListView } from './listing-list-view';

beforeEach(() => stubMotion(false));

afterEach(() => vi.unstubAllGlobals());

function buildOption(overrides: Partial<FilterOptionView>): FilterOptionView {
  return {
    name: 'type',
    value: '1',
    label: 'House',
    countText: '14',
    checked: false,
    children: [],
    ...overrides,
  };
}

const drawNoMap = () => null;

function buildList(overrides: Partial<ListingListView> = {}): ListingListView {
  return {
    heading: 'For sale',
    introHtml: null,
    countText: '0 listings',
    filter: {
      action: '/en/for-sale/',
      goals: [],
      kept: [{ name: 'sort', value: 'priceAsc' }],
      text: { name: 'q', value: 'garden' },
      types: [
        buildOption({ checked: true, children: [buildOption({ value: '11', label: 'Villa' })] }),
      ],
      cities: [buildOption({ name: 'city', value: 'Ixelles|1050', label: 'Ixelles (1050)' })],
      countUrl: '/en/list-count/sale/',
      optionsUrl: '/en/list-options/sale/',
      price: { chosen: null, selects: [], histogram: null },
      bedrooms: {
        chosen: null,
        options: [],
        most: { name: 'maxBedrooms', label: 'Bedrooms up to', options: [], value: '' },
      },
      sizes: [],
      newSince: { name: 'new', label: 'Online since', options: [], value: '' },
      available: [],
      choices: [],
      amenities: [buildOption({ name: 'garden', value: '1', label: 'Garden' })],
      near: [],
      activeCount: 2,
      clearHref: '/en/for-sale/?sort=priceAsc',
      countText: 'No results',
    },
    chips: [{ label: 'House', removeHref: '/en/for-sale/?q=garden' }],
    notice: null,
    clearHref: '/en/for-sale/',
    sorts: [],
    views: [],
    map: null,
    cards: [],
    pager: null,
    emptyText: 'No results were found for your search.',
    suggestions: [{ label: 'Everything for sale', href: '/en/for-sale/' }],
    savedSearchPrompt: { label: 'Keep me posted', href: '/en/demand-register/?q=garden&goal=sale' },
    ...overrides,
  };
}

test('FIND-6 the filters are a GET form whose fields are the address', () => {
  const container = renderMarkup(<ListingList list={buildList()} drawMap={drawNoMap} />);
  const form = container.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/en/for-sale/']);
  const fields = [...new FormData(form ?? undefined)].map(([name, value]) => `${name}=${value}`);
  expect(fields).toEqual(['sort=priceAsc', 'q=garden', 'type=1']);
});

test('FIND-6 each set filter can be taken away', () => {
  renderMarkup(<ListingList list={buildList()} drawMap={drawNoMap} />);
  const chip = screen.getByRole('link', { name: /remove.*house|house.*remove/i });
  expect(chip.getAttribute('href')).toBe('/en/for-sale/?q=garden');
});

test('ERR-3 an empty list says so and shows ways out', () => {
  renderMarkup(<ListingList list={buildList()} drawMap={drawNoMap} />);
  expect(screen.getByText('No results were found for your search.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Everything for sale' })).toBeTruthy();
});

test('FIND-6 what is set is said on its menu', () => {
  const list = buildList();
  list.filter.price.chosen = 'up to € 400.000';
  renderMarkup(<ListingList list={list} drawMap={drawNoMap} />);
  expect(screen.getByText('Price').closest('summary')?.textContent).toBe('Price: up to € 400.000');
});

test('FIND-6 the row and the foot of a list lead to being told of what comes', () => {
  renderMarkup(<ListingList list={buildList()} drawMap={drawNoMap} />);
  const links = screen.getAllByRole('link', { name: 'Keep me posted' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/en/demand-register/?q=garden&goal=sale',
    '/en/demand-register/?q=garden&goal=sale',
  ]);
});
