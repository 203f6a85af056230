import { energyFamilies } from './energy-families';

/**
 * What lists can be narrowed to some values of (FIND-6), each with a facet: the name of the filter,
 * and that of its parameter in the address. The order is that of addresses and forms.
 */
export const choiceNames = { energyLabels: 'energy' } as const;

/** A filter by one or more of a list of values, as searches name it. */
export type ChoiceFilter = keyof typeof choiceNames;

interface Choice {
  /** The fact of a listing that is compared, whose text is one of the values. */
  readonly fact: string;
  /** At most 255, in the order of the form. */
  readonly values: readonly string[];
}

export const choices = {
  energyLabels: { fact: 'energyFamily', values: energyFamilies },
} as const satisfies Record<ChoiceFilter, Choice>;

/** The filters, in their order. */
export const choiceFilters = Object.keys(choiceNames) as ChoiceFilter[];

/** What a filter compares; the same for every filter to the compiler. */
export function findChoice(filter: ChoiceFilter): Choice {
  return choices[filter];
}

/** Makes one value per filter. */
export function perChoice<Value>(
  make: (filter: ChoiceFilter) => Value,
): Record<ChoiceFilter, Value> {
  const entries = choiceFilters.map((filter) => [filter, make(filter)]);
  return Object.fromEntries(entries) as Record<ChoiceFilter, Value>;
}
