/**
 * Filters by a minimum: the name of the filter and of its query parameter, in the order of
 * addresses and forms.
 */
export const minimumNames = {
  minBedrooms: 'bedrooms',
  minArea: 'area',
  minBathrooms: 'bathrooms',
  minGround: 'ground',
  minYear: 'year',
} as const;

/** A filter by a minimum, as named in searches. */
export type MinimumFilter = keyof typeof minimumNames;

/** A filter by a minimum, as named in addresses. */
export type MinimumName = (typeof minimumNames)[MinimumFilter];

interface Minimum {
  /** The listing's fact that is compared. */
  readonly fact: string;
  /** A whole number of things, square metres, or a year. */
  readonly unit: 'count' | 'area' | 'year';
  /** The maximum in an address. */
  readonly most: number;
  /** The options of a form, smallest first. */
  readonly steps: readonly number[];
  /** Shows the number of listings for each step. */
  readonly hasFacet: boolean;
  /** The types whose listings should state the fact; lists name how many do not. */
  readonly statedBy: readonly string[];
}

export const minimums = {
  minBedrooms: {
    fact: 'bedrooms',
    unit: 'count',
    most: 50,
    steps: [1, 2, 3, 4, 5],
    hasFacet: true,
    statedBy: ['1', '2'],
  },
  minArea: {
    fact: 'livingArea',
    unit: 'area',
    most: 100_000,
    steps: [50, 75, 100, 125, 150, 200, 250, 300],
    hasFacet: false,
    statedBy: ['1', '2', '3'],
  },
  minBathrooms: {
    fact: 'bathrooms',
    unit: 'count',
    most: 20,
    steps: [1, 2, 3],
    hasFacet: true,
    statedBy: ['1', '2', '3'],
  },
  minGround: {
    fact: 'groundArea',
    unit: 'area',
    most: 10_000_000,
    steps: [100, 250, 500, 1000, 2000, 5000],
    hasFacet: true,
    statedBy: ['1', '4'],
  },
  minYear: {
    fact: 'constructionYear',
    unit: 'year',
    most: 2100,
    steps: [1900, 1950, 1975, 1990, 2000, 2010, 2020],
    hasFacet: true,
    statedBy: ['1', '2', '3', '5'],
  },
} as const satisfies Record<MinimumFilter, Minimum>;

export const minimumFilters = Object.keys(minimumNames) as MinimumFilter[];

/** Returns a filter's definition with a type common to all filters. */
export function findMinimum(filter: MinimumFilter): Minimum {
  return minimums[filter];
}

export function perMinimum<Value>(
  make: (filter: MinimumFilter) => Value,
): Record<MinimumFilter, Value> {
  const entries = minimumFilters.map((filter) => [filter, make(filter)]);
  return Object.fromEntries(entries) as Record<MinimumFilter, Value>;
}
