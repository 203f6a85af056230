import { amenities } from '@agency/domain/amenities';
import { expect, test } from 'vitest';
import { emptyListSearch, type ListSearch } from '../../../lib/rules/list-search';
import { buildListingCard } from '../../../testing/build-listing-card';
import { buildContext } from '../../../testing/build-site-answer';
import { describeIgnored } from '../../../blocks/property-list/load.server';
import type { LandingPlace } from './list-href';
import { buildListView } from './list-view.server';
import type { FilterOptionView } from './listing-list-view';
import type { SearchAnswer } from '../search-listings.server';

const answer: SearchAnswer = {
  total: 30,
  corrections: [],
  items: [buildListingCard()],
  types: [
    { webId: 'g1', parentId: null, name: 'Wonen', count: 30 },
    { webId: '2', parentId: 'g1', name: 'Appartement', count: 20 },
    { webId: '9', parentId: 'gone', name: 'Los', count: 1 },
  ],
  cities: [
    {
      value: '1000',
      name: 'Brussel',
      zip: '1000',
      countryId: 10,
      countryName: 'België',
      count: 12,
      selectedBy: [],
      spellings: [
        { name: 'BRUSSEL', count: 4, selectedBy: [] },
        { name: 'Brussel', count: 7, selectedBy: [] },
        { name: 'Brussel 1', count: 1, selectedBy: [] },
      ],
    },
  ],
  choices: [
    {
      filter: 'energyLabels',
      values: [
        { value: 'b', count: 4 },
        { value: 'a', count: 1 },
      ],
    },
  ],
  amenities: [{ amenity: 'garden', count: 1234 }],
  near: [{ kind: 'park', count: 12 }],
  minimums: [
    {
      filter: 'minBedrooms',
      steps: [
        { atLeast: 1, count: 20 },
        { atLeast: 2, count: 9 },
      ],
    },
    {
      filter: 'minYear',
      steps: [
        { atLeast: 1950, count: 3 },
        { atLeast: 2020, count: 0 },
      ],
    },
  ],
  prices: [
    { from: 0, count: 0 },
    { from: 100_000, count: 10 },
    { from: 150_000, count: 5 },
  ],
  unstated: [],
};

/**
 * Builds the CMS's answer for Brussels: the cities of the address that select the whole, then those
 * by spelling.
 */
function selectBrussels(
  whole: string[],
  spellings: Record<string, string[]> = {},
): Pick<SearchAnswer, 'cities'> {
  return {
    cities: answer.cities.map((place) => ({
      ...place,
      selectedBy: whole,
      spellings: place.spellings.map((spelling) => ({
        ...spelling,
        selectedBy: spellings[spelling.name] ?? [],
      })),
    })),
  };
}

function buildView(
  search: Partial<ListSearch> = {},
  overrides: Partial<SearchAnswer> = {},
  notice: string | null = null,
  landing?: LandingPlace,
) {
  return buildListView(
    buildContext(),
    {
      pageKey: 'for-sale',
      goal: 'sale',
      search: { ...emptyListSearch, ...search },
      title: null,
      notice,
      landing,
      suggestions: [],
      savedSearchPrompt: null,
      map: null,
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

test('FIND-24 limits, amenities and the day have chips in words', () => {
  const view = buildView({
    minBathrooms: 2,
    minGround: 500,
    maxBedrooms: 1,
    maxArea: 80,
    maxYear: 1950,
    availableBy: '2027-02-01',
    amenities: ['lift', 'furnished', 'lifeAnnuity'],
  });
  expect(view?.chips.map(({ label }) => label)).toEqual([
    'minstens 2 badkamers',
    'minstens 500\u00a0m² grond',
    'hoogstens 1 slaapkamer',
    'hoogstens 80\u00a0m²',
    'gebouwd tot en met 1950',
    'Lift',
    'Gemeubeld',
    'Lijfrente',
    'Beschikbaar op 1 februari 2027',
  ]);
  expect(view?.chips[2]?.removeHref).not.toContain('maxBedrooms');
});

test('FIND-24 a choice without results is disabled unless it is chosen', () => {
  const yearsOf = (search: Partial<ListSearch>) =>
    buildView(search)
      ?.filter.sizes.find(({ name }) => name === 'year')
      ?.options.filter(({ disabled }) => disabled)
      .map(({ value }) => value);
  expect(yearsOf({})).toEqual(['2020']);
  expect(yearsOf({ minYear: 2020 })).toEqual([]);
});

test('FIND-24 a menu disables what would make an empty range with its other end', () => {
  const disabled = (select: { options: { value: string; disabled?: boolean }[] } | undefined) =>
    select?.options.filter((option) => option.disabled).map(({ value }) => Number(value));
  const filter = buildView({
    minPrice: 300_000,
    maxPrice: 400_000,
    minBedrooms: 3,
    maxArea: 100,
  })?.filter;
  const [from, to] = filter?.price.selects ?? [];
  expect(Math.min(...(disabled(from) ?? []))).toBe(500_000);
  expect(Math.max(...(disabled(to) ?? []))).toBe(250_000);
  expect(disabled(filter?.bedrooms.most)?.every((count) => count < 3)).toBe(true);
  expect(disabled(filter?.bedrooms.most)?.length).toBeGreaterThan(0);
  const least = filter?.sizes.find(({ name }) => name === 'area');
  expect(disabled(least)?.every((area) => area > 100)).toBe(true);
  expect(disabled(least)?.length).toBeGreaterThan(0);
  expect(disabled(buildView()?.filter.price.selects[0])).toEqual([]);
});

test('FIND-24 the bars of the price menu are as high as their share, and those asked for are marked', () => {
  const bars = (search: Partial<ListSearch>) => buildView(search)?.filter.price.histogram?.bars;
  expect(bars({})).toEqual([
    { height: 0, isChosen: true },
    { height: 1, isChosen: true },
    { height: 0.5, isChosen: true },
  ]);
  expect(bars({ minPrice: 150_000 })?.map(({ isChosen }) => isChosen)).toEqual([
    ...[false, false, true],
  ]);
  const prices = [{ from: 0, count: 3 }];
  expect(buildView({}, { prices })?.filter.price.histogram).toBeNull();
});

test('FIND-23 the list says how many homes do not state what is asked for', () => {
  const unstated = [
    { filter: 'types', count: 1 },
    { filter: 'minYear', count: 3 },
  ];
  expect(buildView({}, { unstated })?.notice).toBe(
    'Van 1 pand staat ‘Soort’ niet vermeld; het is hier niet bij. ' +
      'Van 3 panden staat ‘Bouwjaar’ niet vermeld; ze zijn hier niet bij.',
  );
});

test.each(amenities)('FIND-23 the list says how many homes do not state %s', (filter) => {
  const name = buildContext('nl').t(`filter.${filter}`);
  expect(buildView({}, { unstated: [{ filter, count: 1 }] })?.notice).toBe(
    `Van 1 pand staat ‘${name}’ niet vermeld; het is hier niet bij.`,
  );
});

test('FIND-23 a kind is folded below its type and names the list', () => {
  const types = [
    { webId: '2', parentId: null, name: 'Appartement', count: 12 },
    { webId: 'loft', parentId: '2', name: 'Loft', count: 1 },
  ];
  const view = buildView({ types: ['loft'] }, { types });
  expect(view?.heading).toBe('Loft te koop');
  expect(view?.chips.map(({ label }) => label)).toEqual(['Loft']);
  expect(view?.filter.types).toMatchObject([
    {
      value: '2',
      checked: false,
      childrenTitle: 'Soort',
      children: [{ value: 'loft', checked: true }],
    },
  ]);
  const inBrussels = buildView(
    { types: ['loft'], cities: ['1000'] },
    { types, ...selectBrussels(['1000']) },
  );
  expect(inBrussels?.heading).toBe('Loft te koop in Brussel');
});

test('FIND-7 has nothing past its end and no pager on its only page', () => {
  expect(buildView({ page: 4 })).toBeNull();
  expect(buildView({}, { total: 12 })?.pager).toBeNull();
  expect(buildView({}, { total: 0, items: [] })?.cards).toEqual([]);
});

test('FIND-6 gives each set filter a way to leave it', () => {
  const prices = { minPrice: 100000, maxPrice: 300000 };
  const view = buildView(
    { types: ['2'], cities: ['Brussel|1000'], ...prices, sort: 'priceAsc' },
    selectBrussels([], { Brussel: ['Brussel|1000'] }),
  );
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

test('FIND-17 ROUTE-9 the links of a landing page lead straight to landing pages', () => {
  const addresses = {
    '?type=2&city=1000': '/nl/te-koop/brussel/appartement/',
    '?city=1000': '/nl/te-koop/brussel/',
  };
  const introHtml = '<p>Brussel heeft trappen.</p>';
  const landing = { heading: 'Appartement te koop in Brussel', introHtml, addresses };
  const view = buildView({ types: ['2'], cities: ['1000'] }, {}, null, landing);
  expect([view?.heading, view?.introHtml]).toEqual([landing.heading, introHtml]);
  expect(view?.chips.map(({ removeHref }) => removeHref)).toEqual([
    '/nl/te-koop/brussel/',
    '/nl/te-koop/?type=2',
  ]);
  expect(view?.views.map(({ href }) => href)).toEqual([
    '/nl/te-koop/brussel/appartement/',
    '/nl/te-koop/?type=2&city=1000&view=map',
  ]);
  expect(view?.pager?.next).toBe('/nl/te-koop/?type=2&city=1000&page=2');
});

test('DATA-5 nests types below their parent, and keeps one whose parent is not there', () => {
  const types = buildView({ types: ['2'] })?.filter.types ?? [];
  expect(types.map(({ value, children }) => [value, children.map((child) => child.value)])).toEqual(
    [
      ['g1', ['2']],
      ['9', []],
    ],
  );
  expect(types[0]?.children[0]).toMatchObject({
    checked: true,
    countText: '20',
  });
});

test('RULE-10 keeps a chosen city that has nothing left', () => {
  const cities = buildView({ cities: ['Elsene|1050'] })?.filter.cities ?? [];
  expect(cities.map(({ label, countText, checked }) => [label, countText, checked])).toEqual([
    ['Brussel (1000)', '12', false],
    ['Elsene (1050)', null, true],
  ]);
});

const bothSpellings = { BRUSSEL: ['BRUSSEL|1000'], Brussel: ['Brussel|1000'] };

function listBrussels(cities: string[], selected: Pick<SearchAnswer, 'cities'>) {
  const show = ({ label, value, countText, checked }: FilterOptionView) => [
    ...[label, value, countText, checked],
  ];
  return (buildView({ cities }, selected)?.filter.cities ?? []).map((place) => [
    show(place),
    place.children.map(show),
  ]);
}

test('FIND-16 a postal code is one entry with the sum, its spellings beneath it in sentence case', () => {
  expect(listBrussels([], selectBrussels([]))).toEqual([
    [
      ['Brussel (1000)', '1000', '12', false],
      [
        ['Brussel', 'BRUSSEL|1000,Brussel|1000', '11', false],
        ['Brussel 1', 'Brussel 1|1000', '1', false],
      ],
    ],
  ]);
});

test.each<[string[], Record<string, string[]>, string[] | null, string[]]>([
  [['Bruxelles'], {}, ['1000', '12'], []],
  [['1000'], {}, ['1000', '12'], []],
  [[], bothSpellings, null, ['BRUSSEL|1000,Brussel|1000', '11']],
  [[], { Brussel: ['Brussel|1000'] }, null, ['Brussel|1000', '7']],
  [[], { Brussel: ['Bruxelles|1000'] }, null, ['Bruxelles|1000', '7']],
  [[], { Brussel: ['brüssel|1000'], BRUSSEL: ['brüssel|1000'] }, null, ['brüssel|1000', '11']],
])('FIND-16 the selection %j and %j is one ticked box', (whole, spellings, place, spelling) => {
  const cities = [...whole, ...new Set(Object.values(spellings).flat())];
  const options = buildView({ cities }, selectBrussels(whole, spellings))?.filter.cities ?? [];
  const ticked = (all: FilterOptionView[]) =>
    all.flatMap(({ value, countText, checked }) => (checked ? [[value, countText]] : []));
  expect(options).toHaveLength(1);
  expect(ticked(options)).toEqual(place ? [place] : []);
  expect(ticked(options[0]?.children ?? [])).toEqual(spelling.length ? [spelling] : []);
});

test.each([
  ['all of its listings', [['Elsene', 5, ['Ixelles|1050']]], ['Ixelles|1050', '5', true], []],
  [
    'one of two spellings',
    [
      ['ELSENE', 3, []],
      ['Elsene', 5, ['Ixelles|1050']],
    ],
    ['1050', '8', false],
    [['Ixelles|1050', '5', true]],
  ],
] as const)('FIND-16 a city in another language that has %s', (_, spelled, place, children) => {
  const city = { value: '1050', name: 'Elsene', zip: '1050', countryId: 10, countryName: 'België' };
  const spellings = spelled.map(([name, count, selectedBy]) => {
    return { name, count, selectedBy: [...selectedBy] };
  });
  const count = spellings.reduce((sum, one) => sum + one.count, 0);
  const cities = [{ ...city, count, selectedBy: [], spellings }];
  const view = buildView({ cities: ['Ixelles|1050'] }, { cities });
  const show = ({ value, countText, checked }: FilterOptionView) => [value, countText, checked];
  expect(view?.filter.cities.map(show)).toEqual([place]);
  expect(view?.filter.cities[0]?.children.map(show)).toEqual(children);
  expect(view?.chips).toEqual([{ label: 'Elsene (1050)', removeHref: '/nl/te-koop/' }]);
  expect(view?.heading).toBe('Te koop in Elsene');
});

test.each([
  [['1000'], {}, 'Brussel (1000)', 'Te koop in Brussel'],
  [[], bothSpellings, 'Brussel (1000)', 'Te koop in Brussel'],
  [[], { 'Brussel 1': ['Bruxelles 1|1000'] }, 'Brussel 1 (1000)', 'Te koop in Brussel'],
  [['Bruxelles'], {}, 'Brussel (1000)', 'Te koop in Brussel'],
])(
  'FIND-16 the selection %j and %j is the chip %s below %s',
  (whole, spellings, label, heading) => {
    const cities = [...whole, ...Object.values(spellings).flat()];
    const view = buildView({ cities }, selectBrussels(whole, spellings));
    expect(view?.chips).toEqual([{ label, removeHref: '/nl/te-koop/' }]);
    expect(view?.heading).toBe(heading);
  },
);

test.each(['9999', 'Nergens|9999', 'Nergens'])(
  'FIND-21 the unknown place %s is no title',
  (city) => {
    expect(buildView({ cities: [city] })?.heading).toBe(buildView({})?.heading);
  },
);

test('FIND-21 a name of several postal codes keeps its word', () => {
  const two = ['1000', '1020'].map((zip) => {
    const place = { value: zip, zip, name: 'Brussel', countryId: 10, countryName: 'België' };
    return { ...place, count: 1, selectedBy: ['Bruxelles'], spellings: [] };
  });
  const view = buildView({ cities: ['Bruxelles'] }, { cities: two });
  expect(view?.filter.cities.map(({ value, checked }) => [value, checked])).toEqual([
    ['1000', true],
    ['1020', true],
  ]);
  expect(view?.chips.map(({ label }) => label)).toEqual(['Bruxelles']);
});

test('FIND-21 says what of the address was not understood', () => {
  expect(buildView()?.notice).toBeNull();
  const ignored = [
    { name: 'price', value: 'abc' },
    { name: 'bedrooms', value: 'twee' },
  ] as const;
  expect(buildView({}, {}, describeIgnored(buildContext(), ignored))?.notice).toBe(
    'Niet begrepen en daarom niet gebruikt: Prijs ‘abc’ en Slaapkamers ‘twee’.',
  );
});

test('FIND-6 offers a price from the address beside the usual ones', () => {
  const [from, to] = buildView({ maxPrice: 333000 })?.filter.price.selects ?? [];
  expect(from?.value).toBe('');
  expect(to?.value).toBe('333000');
  expect(to?.options.map(({ value }) => value)).toContain('333000');
});

test('FIND-6 offers what the other filters leave of labels, bedrooms and amenities', () => {
  const filter = buildView({ energyLabels: ['g'], minBedrooms: 4 })?.filter;
  const shown = (options: FilterOptionView[] = []) =>
    options.map(({ value, countText, checked }) => [value, countText, checked]);
  expect(shown(filter?.choices[0]?.options)).toEqual([
    ['a', '1', false],
    ['b', '4', false],
    ['g', '0', true],
  ]);
  expect(shown(filter?.bedrooms.options)).toEqual([
    ['', null, false],
    ['1', '20', false],
    ['2', '9', false],
    ['4', null, true],
  ]);
  expect(filter?.bedrooms.chosen).toBe('minstens 4 slaapkamers');
  expect(filter?.amenities.map(({ name, countText }) => [name, countText])).toEqual(
    amenities.map((name) => [name, name === 'garden' ? '1.234' : null]),
  );
});

test('FIND-6 names each filter on its chip, and takes that one away', () => {
  const search: Partial<ListSearch> = {
    energyLabels: ['a', 'b'],
    amenities: ['garden', 'terrace'],
    newWithinDays: 7,
    box: { south: 50, west: 4, north: 51, east: 5 },
  };
  const chips = buildView(search)?.chips ?? [];
  expect(chips.map(({ label }) => label)).toEqual([
    'Energielabel A',
    'Energielabel B',
    'Tuin',
    'Terras',
    'Nieuw in de laatste 7 dagen',
    'Gebied op de kaart',
  ]);
  const hrefs = chips.map(({ removeHref }) => decodeURIComponent(removeHref));
  expect(hrefs[0]).toBe('/nl/te-koop/?energy=b&garden=1&terrace=1&new=7&box=50,4,51,5');
  expect(hrefs[2]).toBe('/nl/te-koop/?energy=a&energy=b&terrace=1&new=7&box=50,4,51,5');
  expect(hrefs[5]).toBe('/nl/te-koop/?energy=a&energy=b&garden=1&terrace=1&new=7');
});

test('FIND-6 FIND-10 a new search keeps the order, the map and what is drawn on it', () => {
  const filter = buildView({
    sort: 'areaDesc',
    view: 'map',
    within: [
      { lat: 50.8, lng: 4.3 },
      { lat: 50.9, lng: 4.4 },
      { lat: 50.7, lng: 4.5 },
    ],
  })?.filter;
  expect(filter?.kept).toEqual([
    { name: 'within', value: '50.8,4.3~50.9,4.4~50.7,4.5' },
    { name: 'view', value: 'map' },
    { name: 'sort', value: 'areaDesc' },
  ]);
  expect(filter?.countUrl).toBe('/nl/list-count/sale/');
});

test('FIND-15 says which place was taken for a misspelled one', () => {
  const corrections = [{ typed: 'elsne', taken: 'Elsene' }];
  expect(buildView({ text: 'elsne' })?.notice).toBeNull();
  expect(buildView({ text: 'elsne' }, { corrections })?.notice).toBe(
    'U typte ‘elsne’; we zochten op ‘Elsene’.',
  );
  expect(buildView({ text: 'elsne' }, { corrections }, 'Niet begrepen: veel.')?.notice).toMatch(
    /^Niet begrepen: veel\. U typte ‘elsne’/,
  );
});

test.each([
  ['', 'relevance', 'Nieuwste eerst', '/nl/te-koop/'],
  ['tuin', 'relevance', 'Beste overeenkomst', '/nl/te-koop/?q=tuin'],
  ['tuin', 'newest', 'Nieuwste eerst', '/nl/te-koop/?q=tuin&sort=newest'],
] as const)('FIND-6 FIND-15 the text %j by %s is in the order %s', (text, sort, label, href) => {
  const sorts = buildView({ text, sort })?.sorts ?? [];
  expect(sorts.filter(({ current }) => current)).toEqual([{ label, href, current: true }]);
  expect(sorts).toHaveLength(text === '' ? 5 : 6);
});

test('FIND-28 sorts homes for sale by price per m², and says it on their cards', () => {
  const view = buildView({ sort: 'pricePerArea' });
  expect(view?.sorts.find(({ current }) => current)).toEqual({
    label: 'Prijs per m² oplopend',
    href: '/nl/te-koop/?sort=pricePerArea',
    current: true,
  });
  expect(view?.cards.map(({ noteText }) => noteText)).toEqual([expect.stringMatching(/m²$/)]);
  expect(buildView()?.cards.every(({ noteText }) => noteText === undefined)).toBe(true);
});

test('FORM-9 says beside a price filter that homes with the price on demand are among them', () => {
  const [card] = answer.items;
  const items = card ? [{ ...card, price: null, pricePublished: false }] : [];
  const sentence = 'Panden met de prijs op aanvraag staan er ook bij.';
  expect(buildView({ maxPrice: 300000 }, { items })?.notice).toBe(sentence);
  expect(buildView({}, { items })?.notice).toBeNull();
  expect(buildView({ maxPrice: 300000 })?.notice).toBeNull();
});
