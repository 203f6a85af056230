import type { Goal } from '@agency/domain/goals';
import { buildListPath, buildPath } from '../../i18n/paths/build-path';
import type { LanguageContext } from '../../i18n/language-context.server';
import { formatNumber } from '../../lib/text/formats';
import type { ListSearch } from '../../lib/rules/list-search';
import type { LinkView } from '../../ui/links/app-link';
import { writeListHref, type LandingPlace } from './list/list-href';
import { countMatches, type SearchAnswer } from './search-listings.server';
import { listSetFilters } from '../../i18n/set-filters.server';

const mostSuggestions = 4;

type EmptyListContext = {
  pageKey: string;
  goal: Goal;
  search: ListSearch;
  answer: SearchAnswer;
  landing?: LandingPlace | undefined;
};

/**
 * Lists suggestions for an empty list: the search without one of its filters, those with most
 * results first; all listings; the other goal. Throws CmsError.
 */
export async function listSuggestions(
  context: LanguageContext,
  place: EmptyListContext,
): Promise<LinkView[]> {
  const { t, table, language } = context;
  const other = place.goal === 'sale' ? 'rent' : 'sale';
  return [
    ...(await listNearMisses(context, place)),
    { label: t('filter.clear'), href: buildPath(table, language, place.pageKey) },
    { label: t(`goal.${other}`), href: buildListPath(table, language, other) },
  ];
}

async function listNearMisses(
  context: LanguageContext,
  { pageKey, goal, search, answer, landing }: EmptyListContext,
): Promise<LinkView[]> {
  const { t, locale, table, language } = context;
  const filters = listSetFilters(context, search, answer);
  // Without its only filter the list has all listings, which is already a suggestion.
  if (filters.length < 2) return [];
  const ways = await Promise.all(
    filters.map(async ({ label, without }) => {
      const wider = { ...search, page: 1, ...without };
      return { label, wider, total: await countMatches(language, goal, wider) };
    }),
  );
  return ways
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
    .slice(0, mostSuggestions)
    .map(({ total, label, wider }) => ({
      label: t('filter.without', { name: label, total: formatNumber(locale, total) }),
      href: writeListHref(buildPath(table, language, pageKey), wider, landing),
    }));
}
