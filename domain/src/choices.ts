import { energyFamilies } from './energy-families';

/**
 * Filters by enumerated values, each with a facet: the name of the filter and of its query
 * parameter, in the order of addresses and forms.
 */
export const choiceNames = { energyLabels: 'energy' } as const;

/** A filter by one or more of a list of values. */
export type ChoiceFilter = keyof typeof choiceNames;

interface Choice {
  /** The listing's fact that is compared with the values. */
  readonly fact: string;
  /** At most 255, in the order of the form. */
  readonly values: readonly string[];
}

export const choices = {
  energyLabels: { fact: 'energyFamily', values: energyFamilies },
} as const satisfies Record<ChoiceFilter, Choice>;

export const choiceFilters = Object.keys(choiceNames) as ChoiceFilter[];

/** Returns a filter's definition with a type common to all filters. */
export function findChoice(filter: ChoiceFilter): Choice {
  return choices[filter];
}

export function perChoice<Value>(
  make: (filter: ChoiceFilter) => Value,
): Record<ChoiceFilter, Value> {
  const entries = choiceFilters.map((filter) => [filter, make(filter)]);
  return Object.fromEntries(entries) as Record<ChoiceFilter, Value>;
}
