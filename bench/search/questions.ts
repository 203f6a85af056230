export interface Question {
  name: string;
  query: 'searchListings' | 'countListings' | 'listingPlaces' | 'similarListings' | 'quickSearch';
  given: Record<string, unknown>;
  /** Also sends the site's complete query over HTTP. */
  overHttp?: boolean;
}

type Filter = Record<string, unknown>;

/** A concave area around Brussels. */
const star = [
  ...[51.0, 4.35, 50.88, 4.42, 50.86, 4.7, 50.8, 4.45, 50.6, 4.5, 50.75, 4.35, 50.6, 4.1],
  ...[50.82, 4.25, 50.9, 4.0, 50.9, 4.28],
];

const filters: Record<string, Filter> = {
  type: { types: ['2'] },
  'two types': { types: ['1', '2'] },
  'group of types': { types: ['20'] },
  city: { cities: ['Brussel|1000'] },
  text: { text: 'appart brussel' },
  'lowest price': { minPrice: 900 },
  'highest price': { maxPrice: 1400 },
  bedrooms: { minBedrooms: 2 },
  area: { minArea: 60 },
  new: { newSince: '2026-09-01' },
  energy: { energyLabels: ['a', 'b', 'c'] },
  garage: { amenities: ['garage'] },
  garden: { amenities: ['garden'] },
  terrace: { amenities: ['terrace'] },
  within: { within: star },
  box: { box: [50.7, 4.2, 51.0, 4.6] },
};

/** Texts for the text index: in a few listings, in many, and a misspelled city. */
export const indexedTexts = {
  'rare words': 'visgraat',
  'a common word': 'keuken',
  'the beginning of a word': 'appart',
  'two words': 'lichte keuken',
  nothing: 'xylofoon',
  'a misspelled place': 'elsne',
};

const goal = 'rent';
const language = 'nl';
const sorts = ['priceAsc', 'priceDesc', 'areaDesc'];

/**
 * Returns every filter alone, all possible pairs, all at once, every sort order; then counts and
 * maps.
 */
export function listQuestions(): Question[] {
  const names = Object.keys(filters);
  const alone = names.map((name) => list(`list: ${name}`, [name]));
  const pairs = names.flatMap((first, index) =>
    names
      .slice(index + 1)
      .filter(
        (second) =>
          !Object.keys(filters[second] ?? {}).some((key) => key in (filters[first] ?? {})),
      )
      .map((second) => list(`pair: ${first}, ${second}`, [first, second])),
  );
  return [
    list('list: no filter', []),
    ...alone,
    ...pairs,
    list('list: all at once', names),
    ...sorts.map((sort) => list(`list: ${sort}`, [], { sort })),
    ...sorts.map((sort) => {
      return list(`list: highest price, bedrooms, ${sort}`, ['highest price', 'bedrooms'], {
        sort,
      });
    }),
    list('list: page 2', [], { page: 2 }),
    ...Object.entries(indexedTexts).flatMap(([name, text]) => [
      list(`text: ${name}`, [], { filter: { goal, text }, sort: 'relevance' }),
      list(`text: ${name}, bedrooms, by price`, [], {
        filter: { goal, text, minBedrooms: 2 },
        sort: 'priceAsc',
      }),
    ]),
    ...[[], ['group of types'], ['within'], ['text']].map((chosen) => ({
      name: `count: ${chosen[0] ?? 'no filter'}`,
      query: 'countListings' as const,
      given: { language, filter: join(chosen) },
    })),
    places('map: no filter, zoom 8', [], 8),
    places('map: box, zoom 12', ['box'], 12),
    places('map: city, within, zoom 14', ['city', 'within'], 14),
    {
      name: 'similar listings',
      query: 'similarListings',
      given: { language, id: '', count: 4 },
    },
    {
      name: 'quick search',
      query: 'quickSearch',
      given: { language, text: 'brus' },
    },
  ];
}

function join(chosen: readonly string[]): Filter {
  return Object.assign({ goal }, ...chosen.map((name) => filters[name])) as Filter;
}

function list(name: string, chosen: readonly string[], more: Filter = {}): Question {
  const page = { sort: 'newest', page: 1, pageSize: 20 };
  const given = { language, filter: join(chosen), ...page, ...more };
  return { name, query: 'searchListings', given, overHttp: !name.startsWith('pair: ') };
}

function places(name: string, chosen: readonly string[], zoom: number): Question {
  return { name, query: 'listingPlaces', given: { language, filter: join(chosen), zoom } };
}
