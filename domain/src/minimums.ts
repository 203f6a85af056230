/**
 * The numbers that lists can be narrowed to "at least so much" of (FIND-6): the name of the filter,
 * and that of its parameter in the address. The order is that of addresses and forms.
 */
export const minimumNames = { minBedrooms: 'bedrooms', minArea: 'area' } as const;

/** A filter by a smallest number, as searches name it. */
export type MinimumFilter = keyof typeof minimumNames;

/** The same, as an address names it. */
export type MinimumName = (typeof minimumNames)[MinimumFilter];

interface Minimum {
  /** The fact of a listing that is compared. */
  readonly fact: string;
  /** A whole number of things, or square metres. */
  readonly unit: 'count' | 'area';
  /** The most that an address can ask for. */
  readonly most: number;
  /** The numbers that a form offers, the smallest first. */
  readonly steps: readonly number[];
  /** Whether a list says how many listings each step would give. */
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

/** The filters, in their order. */
export const minimumFilters = Object.keys(minimumNames) as MinimumFilter[];

/** What a filter compares; the same for every filter to the compiler. */
export function findMinimum(filter: MinimumFilter): Minimum {
  return minimums[filter];
}

/** Makes one value per filter. */
export function perMinimum<Value>(
  make: (filter: MinimumFilter) => Value,
): Record<MinimumFilter, Value> {
  const entries = minimumFilters.map((filter) => [filter, make(filter)]);
  return Object.fromEntries(entries) as Record<MinimumFilter, Value>;
}
