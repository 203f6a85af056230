import { findMinimum, type MinimumFilter } from './minimums';

interface Maximum {
  /** The minimum of the same fact. */
  readonly minimum: MinimumFilter;
  /** Types whose listings have none of it if they state nothing: a studio has no bedroom. */
  readonly noneFor: readonly string[];
}

/**
 * Filters by a maximum, by the name of the filter and of its query parameter, in the order of
 * addresses and forms. Listings that do not state the fact do not match.
 */
export const maximums = {
  maxBedrooms: { minimum: 'minBedrooms', noneFor: ['3'] },
  maxArea: { minimum: 'minArea', noneFor: [] },
  maxGround: { minimum: 'minGround', noneFor: [] },
  maxYear: { minimum: 'minYear', noneFor: [] },
} as const satisfies Record<string, Maximum>;

export type MaximumFilter = keyof typeof maximums;

export const maximumFilters = Object.keys(maximums) as MaximumFilter[];

/** Returns a filter's definition with a type common to all filters. */
export function findMaximum(filter: MaximumFilter): Maximum & ReturnType<typeof findMinimum> {
  return { ...findMinimum(maximums[filter].minimum), ...maximums[filter] };
}

export function perMaximum<Value>(
  make: (filter: MaximumFilter) => Value,
): Record<MaximumFilter, Value> {
  const entries = maximumFilters.map((filter) => [filter, make(filter)]);
  return Object.fromEntries(entries) as Record<MaximumFilter, Value>;
}
