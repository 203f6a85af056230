import type { Goal } from '@agency/domain/goals';
import { buildPath } from '../../i18n/build-path';
import { formKey } from '../../i18n/form-entries';
import type { LanguageContext } from '../../i18n/language-context.server';
import { emptyListSearch, serialiseListSearch, type ListSearch } from '../../lib/list-search';
import type { LinkView } from '../../ui/link-view';

/** The page where a search is saved; an agency without it offers none. */
export const savedSearchKey = 'demand-register';

/**
 * FORM-9: the way to be told of new listings that fit a search: the form that saves a search,
 * with the list's parameters and its goal in the query.
 */
export function buildSavedSearchPrompt(
  { t, table, language }: LanguageContext,
  goal: Goal,
  search: ListSearch,
): LinkView {
  const { sort, view, page } = emptyListSearch;
  const query = new URLSearchParams(serialiseListSearch({ ...search, sort, view, page }));
  query.set('goal', goal);
  const path = buildPath(table, language, formKey(savedSearchKey));
  return { label: t('list.keepMePostedLink'), href: `${path}?${query.toString()}` };
}
