import { buildListPath, buildPath, type Goal } from '../../i18n/build-path';
import type { LanguageContext } from '../../i18n/language-context.server';
import { formatNumber } from '../../lib/formats';
import { serialiseListSearch, type ListSearch } from '../../lib/list-search';
import type { LinkView } from '../../ui/link-view';
import { countMatches, type SearchAnswer } from './search-listings.server';
import { listSetFilters } from '../../i18n/set-filters.server';

/** More ways out than this are no help. */
const mostWays = 4;

type EmptyPlace = { pageKey: string; goal: Goal; search: ListSearch; answer: SearchAnswer };

/**
 * ERR-3: ways out of a list without results: the same search without one of its filters where that
 * finds something, most first; everything; the other goal. Throws CmsError.
 */
export async function listWaysOut(
  context: LanguageContext,
  place: EmptyPlace,
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
  { pageKey, goal, search, answer }: EmptyPlace,
): Promise<LinkView[]> {
  const { t, locale, table, language } = context;
  const filters = listSetFilters(context, search, answer);
  // Without its only filter a list has everything, to which there is a way already.
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
    .slice(0, mostWays)
    .map(({ total, label, wider }) => ({
      label: t('filter.without', { name: label, total: formatNumber(locale, total) }),
      href: buildPath(table, language, pageKey) + serialiseListSearch(wider),
    }));
}
