import { buildPath, type Goal } from '../../i18n/build-path';
import { formKey } from '../../i18n/form-entries';
import type { LanguageContext } from '../../i18n/language-context.server';
import { emptyListSearch, serialiseListSearch, type ListSearch } from '../../lib/list-search';
import type { LinkView } from '../../ui/link-view';

/** The page of the demand register; an agency without it offers none. */
export const demandKey = 'demand-register';

/**
 * FORM-9: the way to be told of new listings that fit a search: the form of the demand register,
 * with the list's parameters and its goal in the query.
 */
export function buildKeepMePosted(
  { t, table, language }: LanguageContext,
  goal: Goal,
  search: ListSearch,
): LinkView {
  const { sort, view, page } = emptyListSearch;
  const query = new URLSearchParams(serialiseListSearch({ ...search, sort, view, page }));
  query.set('goal', goal);
  const path = buildPath(table, language, formKey(demandKey));
  return { label: t('list.keepMePostedLink'), href: `${path}?${query.toString()}` };
}
