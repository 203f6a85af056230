import { buildPath, type Goal } from '../../i18n/build-path';
import type { LanguageContext } from '../../i18n/language-context.server';
import { emptyListSearch, serialiseListSearch, type ListSearch } from '../../lib/list-search';
import type { LinkView } from '../../ui/link-view';

/** Where visitors register what they look for. */
export const demandKey = 'demand-register';

/**
 * The way to be told of new listings that fit a search: the demand register, with the list's
 * parameters and its goal in the query.
 */
export function buildKeepMePosted(
  { t, table, language }: LanguageContext,
  goal: Goal,
  search: ListSearch,
): LinkView {
  const { sort, view, page } = emptyListSearch;
  const query = new URLSearchParams(serialiseListSearch({ ...search, sort, view, page }));
  query.set('goal', goal);
  const path = buildPath(table, language, demandKey);
  return { label: t('list.keepMePostedLink'), href: `${path}?${query.toString()}` };
}
