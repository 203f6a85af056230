import { expect, test } from 'vitest';
import { emptyListSearch, type ListSearch } from '../../lib/list-search';
import { buildListingCard } from '../../testing/build-listing-card';
import { buildContext } from '../../testing/build-site-answer';
import { buildListView } from './list-view.server';
import type { SearchAnswer } from './search-listings.server';

const answer: SearchAnswer = {
  total: 30,
  items: [buildListingCard()],
  types: [
    { webId: 'g1', parentId: null, name: 'Wonen', count: 30 },
    { webId: '2', parentId: 'g1', name: 'Appartement', count: 20 },
    { webId: '9', parentId: 'gone', name: 'Los', count: 1 },
  ],
  cities: [{ name: 'Brussel', zip: '1000', countryId: 10, countryName: 'België', count: 12 }],
};

function buildView(search: Partial<ListSearch> = {}, overrides: Partial<SearchAnswer> = {}) {
  return buildListView(
    buildContext(),
    {
      pageKey: 'for-sale',
      goal: 'sale',
      search: { ...emptyListSearch, ...search },
      title: null,
      waysOut: [],
    },
    { ...answer, ...overrides },
  );
}

test('FIND-7 tells the page and leads to the others, with the filters kept', () => {
  const pager = buildView({ page: 2, types: ['2'] })?.pager;
  expect(pager).toMatchObject({
    title: 'Pagina 2 van 3 [30 objecten]',
    first: '/nl/te-koop/?type=2',
    previous: '/nl/te-koop/?type=2',
    next: '/nl/te-koop/?type=2&page=3',
    last: '/nl/te-koop/?type=2&page=3',
  });
  expect(pager?.pages.map(({ number, href }) => [number, href === null])).toEqual([
    [1, false],
    [2, true],
    [3, false],
  ]);
});

test('FIND-7 has nothing past its end and no pager on its only page', () => {
  expect(buildView({ page: 4 })).toBeNull();
  expect(buildView({}, { total: 12 })?.pager).toBeNull();
  expect(buildView({}, { total: 0, items: [] })?.cards).toEqual([]);
});

test('FIND-6 gives each set filter a way to leave it', () => {
  const view = buildView({
    types: ['2'],
    cities: ['Brussel|1000'],
    minPrice: 100000,
    maxPrice: 300000,
    sort: 'priceAsc',
  });
  expect(view?.chips).toEqual([
    {
      label: 'Appartement',
      removeHref: '/nl/te-koop/?city=Brussel%7C1000&price=100000-300000&sort=priceAsc',
    },
    {
      label: 'Brussel (1000)',
      removeHref: '/nl/te-koop/?type=2&price=100000-300000&sort=priceAsc',
    },
    {
      label: expect.stringContaining('€\u00a0100.000'),
      removeHref: '/nl/te-koop/?type=2&city=Brussel%7C1000&sort=priceAsc',
    },
  ]);
  expect(view?.clearHref).toBe('/nl/te-koop/?sort=priceAsc');
  expect(view?.filter.kept).toEqual([{ name: 'sort', value: 'priceAsc' }]);
  expect(view?.heading).toBe('Te koop in Brussel');
});

test('DATA-5 nests types below their parent, and keeps one whose parent is not there', () => {
  const types = buildView({ types: ['2'] })?.filter.types ?? [];
  expect(types.map(({ value, children }) => [value, children.map((child) => child.value)])).toEqual(
    [
      ['g1', ['2']],
      ['9', []],
    ],
  );
  expect(types[0]?.children[0]).toMatchObject({ checked: true, countText: '20' });
});

test('RULE-10 keeps a chosen city that has nothing left', () => {
  const cities = buildView({ cities: ['Elsene|1050'] })?.filter.cities ?? [];
  expect(cities.map(({ label, countText, checked }) => [label, countText, checked])).toEqual([
    ['Brussel (1000)', '12', false],
    ['Elsene (1050)', '0', true],
  ]);
});

test('FIND-6 offers a price from the address beside the usual ones', () => {
  const [from, to] = buildView({ maxPrice: 333000 })?.filter.selects ?? [];
  expect(from?.value).toBe('');
  expect(to?.value).toBe('333000');
  expect(to?.options.map(({ value }) => value)).toContain('333000');
});
