import { redirect } from '@remix-run/node';
import { cacheTags } from '../../cms/cache-tags';
import type { PageModuleFragment } from '../../cms/generated/graphql';
import { describeTyped } from '../../features/search/describe-reading.server';
import { listSuggestions } from '../../features/search/empty-list.server';
import { pageSize, writeListHref } from '../../features/search/list/list-href';
import { buildListView } from '../../features/search/list/list-view.server';
import { buildTeaser } from '../../features/search/listing-teaser.server';
import { searchListings, toFilter } from '../../features/search/search-listings.server';
import { buildListMap } from '../../features/map/list/list-map.server';
import { buildPath } from '../../i18n/paths/build-path';
import { findMenuPage } from '../../site/build-site';
import type { LoadBlock, PageContext } from '../block';
import type { ListingListBlockView, ListingTeaserView } from './view';
import type { LanguageContext } from '../../i18n/language-context.server';
import {
  type IgnoredFilter,
  emptyListSearch,
  serialiseListSearch,
  type ListSearch,
} from '../../lib/rules/list-search';
import { findLastPage } from '../../lib/rules/paging';
import { listItems } from '../../lib/rules/per-locale';
import type { Goal } from '@agency/domain/goals';
import { formKey } from '../../i18n/paths/form-entries';
import type { LinkView } from '../../ui/links/app-link';

/** Loads the list of a goal, or a few of its listings; throws a redirect to the last page for a page past it. */
export const loadPropertyList: LoadBlock<
  'ComponentModulePropertyList',
  ListingListBlockView | ListingTeaserView
> = async (context, { mode, ...chosen }, module) => {
  const { goal } = chosen;
  context.tags.add(cacheTags.list(goal));
  if (mode === 'full') return loadFullList(context, goal, module);
  // Listings selected by hand may have either goal.
  if (chosen.listings) context.tags.add(cacheTags.list('sale')).add(cacheTags.list('rent'));
  return {
    kind: 'listing-teaser',
    ...(await buildTeaser(context, chosen, module.maxItems ?? null)),
    emptyText: context.t('errors.noMatches'),
  };
};

async function loadFullList(
  context: PageContext,
  goal: 'sale' | 'rent',
  module: PageModuleFragment,
): Promise<ListingListBlockView> {
  const { language, search, ignored, typed, pageKey, site, table, landing } = context;
  const path = buildPath(table, language, pageKey);
  const [answer, typedNotice, map] = await Promise.all([
    searchListings(language, goal, search),
    describeTyped(context, typed),
    buildListMap(context, { path, goal, search, filter: toFilter(goal, search) }),
  ]);
  const notices = [describeIgnored(context, ignored), typedNotice].filter(
    (notice) => notice !== null,
  );
  const notice = notices.length > 0 ? notices.join(' ') : null;
  const place = { pageKey, goal, search, notice, title: module.title, landing, map };
  const isEmpty = answer.total === 0;
  const hasSavedSearches = findMenuPage(site, language, savedSearchKey) !== null;
  const list = buildListView(
    context,
    {
      ...place,
      suggestions: isEmpty ? await listSuggestions(context, { ...place, answer }) : [],
      savedSearchPrompt: hasSavedSearches ? buildSavedSearchPrompt(context, goal, search) : null,
    },
    answer,
  );
  if (list === null) {
    const page = findLastPage(answer.total, pageSize);
    throw redirect(writeListHref(path, { ...search, page }, landing));
  }
  return { kind: 'listing-list', list };
}

export function describeIgnored(
  { t, locale }: LanguageContext,
  ignored: readonly IgnoredFilter[],
): string | null {
  if (ignored.length === 0) return null;
  const items = ignored.map(({ name, value }) =>
    t('filter.ignoredItem', {
      name: t(name === 'new' ? 'filter.newSince' : `filter.${name}`),
      value,
    }),
  );
  return t('filter.ignored', { items: listItems(locale, items) });
}

/** Page on which searches are saved; without it there is no prompt. */
const savedSearchKey = 'demand-register';

/** Builds the link to save a search: the form, with the list's parameters and goal in the query. */
function buildSavedSearchPrompt(
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
