import type { LanguageContext } from '../../../i18n/language-context.server';
import type { ListSearch } from '../../../lib/rules/list-search';
import { listFilterOptions } from './filter-options.server';
import { listSizeSelects } from './filter-selects.server';
import type { FilterOptionView, ListCount } from './listing-list-view';
import type { SearchFacets } from '../search-listings.server';

/** Counts the results of a search with each further option, by `name=value`. */
export function countOptions(
  context: LanguageContext,
  search: ListSearch,
  answer: SearchFacets,
): ListCount['options'] {
  const { choices, ...lists } = listFilterOptions(context, search, answer);
  const options = [...Object.values(lists), ...choices.map((choice) => choice.options)].flat();
  const entries = listSizeSelects(context, search, answer).flatMap(({ name, options: steps }) =>
    steps.map(({ value, label }) => [`${name}=${value}`, label]),
  );
  return Object.fromEntries([...options.flatMap(listCounts), ...entries]);
}

function listCounts({ name, value, countText, children }: FilterOptionView): [string, string][] {
  const inside = children.flatMap(listCounts);
  return countText === null ? inside : [[`${name}=${value}`, countText], ...inside];
}

/** Formats the label of the submit button: `Show 12 properties`, or that none exist. */
export function buildListCount({ t }: LanguageContext, count: number): ListCount {
  return { text: count === 0 ? t('filter.applyNone') : t('filter.applyCount', { count }) };
}
