import { cacheTags } from '../../cms/cache-tags';
import type { PageModuleFragment } from '../../cms/generated/graphql';
import { describeTyped } from '../../features/search/describe-reading.server';
import { listSuggestions } from '../../features/search/empty-list.server';
import { describeIgnored } from '../../features/search/ignored-filters.server';
import { buildListView } from '../../features/search/list-view.server';
import { buildTeaser } from '../../features/search/listing-teaser.server';
import {
  buildSavedSearchPrompt,
  savedSearchKey,
} from '../../features/search/saved-search-prompt.server';
import { searchListings, toFilter } from '../../features/search/search-listings.server';
import { buildListMap } from '../../features/map/list-map.server';
import { buildPath } from '../../i18n/build-path';
import { findMenuPage } from '../../site/build-site';
import type { LoadBlock } from '../block';
import type { PageContext } from '../page-context';
import type { ListingListBlockView, ListingTeaserView } from './view';

/** A list was asked for a page that it does not have: the whole address is not found (FIND-7). */
export class NoSuchListPage extends Error {
  override readonly name = 'NoSuchListPage';
}

/** The list of a goal, or a few listings of it that lead there. */
export const loadPropertyList: LoadBlock<
  'ComponentModulePropertyList',
  ListingListBlockView | ListingTeaserView
> = async (context, { mode, ...chosen }, module) => {
  const { goal } = chosen;
  context.tags.add(cacheTags.list(goal));
  if (mode === 'full') return loadFullList(context, goal, module);
  // Listings chosen by hand may be of the other list.
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
  if (list === null) throw new NoSuchListPage();
  return { kind: 'listing-list', list };
}
