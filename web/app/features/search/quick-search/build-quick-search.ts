import type { QuickSearchResults, QuickSearchView } from './quick-search-view';

/** Builds a block with every part, for tests. */
export function buildQuickSearch(): QuickSearchView {
  return {
    title: 'A house with character',
    introHtml: '<p>37 for sale and 63 for rent.</p>',
    logo: null,
    resultsUrl: '/en/quick-search',
    action: '/en/search/',
    sale: 'For sale (37)',
    rent: 'For rent (63)',
    street: null,
  };
}

/** Builds one entry of each kind, one with a disabled goal, for tests. */
export function buildQuickResults(): QuickSearchResults {
  return {
    readings: [],
    types: [
      {
        id: 'type-1',
        label: 'House',
        sale: { text: 'For sale (14)', href: '/en/for-sale/?type=1' },
        rent: { text: 'For rent', href: null },
      },
    ],
    cities: [
      {
        id: 'city-Brussels|1000',
        label: 'Brussels (1000)',
        sale: { text: 'For sale (19)', href: '/en/for-sale/?city=Brussels%7C1000' },
        rent: { text: 'For rent (44)', href: '/en/for-rent/?city=Brussels%7C1000' },
      },
    ],
    listings: [
      {
        id: '4711',
        href: '/en/for-sale/brussels/house/4711/',
        text: 'Behind a sober front…',
        referenceText: 'Ref: 4711',
        picture: null,
      },
    ],
  };
}
