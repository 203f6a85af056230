import { buildPath } from '../../../i18n/paths/build-path';
import { amenities, type Amenity } from '@agency/domain/amenities';
import type { Goal } from '@agency/domain/goals';
import { isKind } from '@agency/domain/kinds';
import { minimumNames, perMinimum, type MinimumName } from '@agency/domain/minimums';
import type { LanguageContext } from '../../../i18n/language-context.server';
import {
  listSorts,
  listViews,
  simplifySort,
  type ListSearch,
} from '../../../lib/rules/list-search';
import { buildPaging } from '../../../lib/rules/paging';
import { buildPager } from '../../../ui/links/build-pager';
import type { LinkView } from '../../../ui/links/app-link';
import {
  buildListingCard,
  type CardNote,
} from '../../../catalogue/listing/card/listing-card.server';
import { nameCities } from '../../../i18n/city-label';
import { buildListFilter } from './list-filter.server';
import { listSetFilters } from '../../../i18n/set-filters.server';
import { writeListHref, type LandingPlace, pageSize } from './list-href';
import type { ListMapKind, ListingListView } from './listing-list-view';
import type { SearchAnswer } from '../search-listings.server';

export type ListPlace<Map extends ListMapKind = ListMapKind> = {
  /** The page that contains the list; filters are added to its address. */
  pageKey: string;
  goal: Goal;
  search: ListSearch;
  /** A note about corrected or ignored input; null if none exists. */
  notice: string | null;
  /** The module's own title; the default one if null. */
  title: string | null;
  landing?: LandingPlace | undefined;
  suggestions: LinkView[];
  savedSearchPrompt: LinkView | null;
  map: Map | null;
};

/** Builds the list of an address; null past the last page. */
export function buildListView<Map extends ListMapKind>(
  context: LanguageContext,
  place: ListPlace<Map>,
  answer: SearchAnswer,
): ListingListView<Map> | null {
  const { t, table, language } = context;
  const { search } = place;
  const paging = buildPaging(search.page, answer.total, pageSize);
  if (paging === null) return null;
  const path = buildPath(table, language, place.pageKey);
  const hrefOf = (change: Partial<ListSearch>) =>
    writeListHref(path, { ...search, page: 1, ...change }, place.landing);
  const chips = listSetFilters(context, search, answer).map(({ label, without }) => ({
    label,
    removeHref: hrefOf(without),
  }));
  const found = { path, search, answer, goal: place.goal };
  const filter = buildListFilter(context, found, chips.length);
  return {
    heading: headingOf(context, place, answer),
    introHtml: place.landing?.introHtml ?? null,
    countText: t('list.count', { count: answer.total }),
    filter,
    chips,
    notice: joinNotices(
      place.notice,
      describeCorrections(context, answer.corrections),
      describeOnDemand(context, search, answer),
      describeUnstated(context, answer),
    ),
    clearHref: chips.length > 0 ? filter.clearHref : null,
    sorts: listSorts
      .filter((sort) => sort === simplifySort(sort, search.text))
      .filter((sort) => sort !== 'pricePerArea' || place.goal === 'sale')
      .map((sort) => ({
        label: t(sort === 'relevance' && search.text === '' ? 'sort.newest' : `sort.${sort}`),
        href: hrefOf({ sort }),
        current: sort === search.sort,
      })),
    views: listViews.map((view) => ({
      view,
      label: t(viewLabels[view]),
      href: hrefOf({ view }),
      current: view === search.view,
    })),
    map: place.map,
    cards: answer.items.map((card) => buildListingCard(card, context, findNote(search))),
    pager: buildPager(t, paging, (page) => hrefOf({ page })),
    emptyText: t('errors.noResultsFound'),
    suggestions: place.suggestions,
    savedSearchPrompt: place.savedSearchPrompt,
  };
}

/** Cards show what their list is sorted or filtered by and they do not show anyway. */
function findNote({ sort, newWithinDays }: ListSearch): CardNote | null {
  if (sort === 'pricePerArea') return sort;
  return sort === 'newest' || newWithinDays !== null ? 'listedOn' : null;
}

/**
 * Describes that homes with a price on request match any price; null if none exist on the page.
 */
function describeOnDemand(
  { t }: LanguageContext,
  { minPrice, maxPrice }: ListSearch,
  { items }: SearchAnswer,
): string | null {
  const isAsked = minPrice !== null || maxPrice !== null;
  return isAsked && items.some(({ pricePublished }) => !pricePublished)
    ? t('list.withPriceOnDemand')
    : null;
}

/** Describes how many homes do not state what a filter asks for; null if none exist. */
function describeUnstated(
  { t }: LanguageContext,
  { unstated }: Pick<SearchAnswer, 'unstated'>,
): string | null {
  const notices = unstated.map(({ filter, count }) => {
    // A newer CMS may have other filters.
    const key = unstatedKeys[filter];
    return key === undefined ? [] : t('list.unstated', { count, name: t(key) });
  });
  return notices.flat().join(' ') || null;
}

const unstatedKeys: Readonly<Record<string, FilterKey>> = {
  types: 'filter.kinds',
  availableBy: 'filter.available',
  ...nameAmenities(),
  ...perMinimum((filter) => `filter.${minimumNames[filter]}` as const),
};

type FilterKey = `filter.${'kinds' | 'available' | Amenity | MinimumName}`;

function nameAmenities(): Record<string, FilterKey> {
  return Object.fromEntries(amenities.map((name) => [name, `filter.${name}` as const]));
}

function joinNotices(...notices: (string | null)[]): string | null {
  return notices.filter((notice) => notice !== null).join(' ') || null;
}

const viewLabels = { list: 'map.asList', map: 'map.asMap' } as const;

function headingOf(
  { t }: LanguageContext,
  { goal, search, title, landing }: ListPlace,
  answer: SearchAnswer,
): string {
  if (landing) return landing.heading;
  const [city, ...others] = nameCities(t, search.cities, answer);
  const place = city?.isKnown && others.length === 0 ? city.name : '';
  const kind = search.types.length === 1 && answer.types.find(isChosenKind(search))?.name;
  if (kind && place)
    return t(goal === 'sale' ? 'landing.saleIn' : 'landing.rentIn', { type: kind, place });
  if (kind) return t(goal === 'sale' ? 'list.saleOf' : 'list.rentOf', { type: kind });
  if (place) return t(goal === 'sale' ? 'list.saleIn' : 'list.rentIn', { place });
  return title ?? t(goal === 'sale' ? 'list.saleTitle' : 'list.rentTitle');
}

function isChosenKind({ types }: ListSearch): (type: { webId: string }) => boolean {
  return ({ webId }) => isKind(webId) && types.includes(webId);
}

/** Describes which misspelled words were replaced by which places; null if none exist. */
function describeCorrections(
  { t }: LanguageContext,
  corrections: SearchAnswer['corrections'],
): string | null {
  return corrections.map((one) => t('filter.corrected', { ...one })).join(' ') || null;
}
