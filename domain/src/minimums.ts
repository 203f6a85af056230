/**
 * Filters by a minimum: the name of the filter and of its query parameter, in the order of
 * addresses and forms.
 */
export const minimumNames = { minBedrooms: 'bedrooms', minArea: 'area' } as const;

/** A filter by a minimum, as named in searches. */
export type MinimumFilter = keyof typeof minimumNames;

/** A filter by a minimum, as named in addresses. */
export type MinimumName = (typeof minimumNames)[MinimumFilter];

interface Minimum {
  /** The listing's fact that is compared. */
  readonly fact: string;
  /** A whole number of things, or square metres. */
  readonly unit: 'count' | 'area';
  /** The maximum in an address. */
  readonly most: number;
  /** The options of a form, smallest first. */
  readonly steps: readonly number[];
  /** Shows the number of listings for each step. */
  readonly hasFacet: boolean;
}

export const minimums = {
  minBedrooms: {
    fact: 'bedrooms',
    unit: 'count',
    most: 50,
    steps: [1, 2, 3, 4, 5],
    hasFacet: true,
  },
  minArea: {
    fact: 'livingArea',
    unit: 'area',
    most: 100_000,
    steps: [50, 75, 100, 125, 150, 200, 250, 300],
    hasFacet: false,
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
