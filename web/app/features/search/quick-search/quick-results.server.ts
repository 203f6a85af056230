import type { QuickSearchQuery } from '../../../cms/generated/graphql';
import type { Goal } from '@agency/domain/goals';
import { buildLandingPath, buildListPath, buildPropertyPath } from '../../../i18n/paths/build-path';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { shortenText } from '../../../lib/text/description';
import { formatNumber } from '../../../lib/text/formats';
import type { ListSearch } from '../../../lib/rules/list-search';
import { buildPicture } from '../../../ui/media/build-picture';
import { cityLabel } from '../../../i18n/city-label';
import type { QuickEntryView, QuickGoalView, QuickSearchResults } from './quick-search-view';

type Counts = { countSale: number; countRent: number };

/** The list that Enter opens: its filters as text, and its path for each goal. */
export type QuickReading = Counts & { label: string; pathOf: (goal: Goal) => string };

/** Builds the panel's entries; a goal without results is not a link. */
export function buildQuickResults(
  context: LanguageContext,
  { types, cities, listings }: QuickSearchQuery['quickSearch'],
  showCount: boolean,
  reading: QuickReading | null = null,
): QuickSearchResults {
  const { t, table, language } = context;
  const entry = (
    id: string,
    label: string,
    { countSale, countRent }: Counts,
    pathOf: (goal: Goal) => string,
  ): QuickEntryView => ({
    id,
    label,
    sale: buildGoal(context, 'sale', countSale, showCount, pathOf),
    rent: buildGoal(context, 'rent', countRent, showCount, pathOf),
  });
  const listOf = (search: Partial<ListSearch>) => (goal: Goal) =>
    buildListPath(table, language, goal, search);
  return {
    readings: reading ? [entry('reading', reading.label, reading, reading.pathOf)] : [],
    types: types.map((type) =>
      entry(`type-${type.webId}`, type.name, type, listOf({ types: [type.webId] })),
    ),
    cities: cities.map((city) =>
      entry(`city-${city.value}`, cityLabel(t, city), city, (goal) =>
        city.slug === null
          ? listOf({ cities: [city.value] })(goal)
          : buildLandingPath(table, language, { goal, citySlug: city.slug, typeSlug: null }),
      ),
    ),
    listings: listings.map((listing) => ({
      id: listing.id,
      href: buildPropertyPath(language, listing.id),
      text: shortenText(listing.excerpt || listing.title, 100),
      referenceText: t('quickSearch.reference', { id: listing.id }),
      picture: buildPicture(listing.picture),
    })),
  };
}

function buildGoal(
  context: LanguageContext,
  goal: Goal,
  count: number,
  showCount: boolean,
  pathOf: (goal: Goal) => string,
): QuickGoalView {
  return {
    text: goalText(context, goal, count, showCount),
    href: count > 0 ? pathOf(goal) : null,
  };
}

/** Writes `For sale (37)`; the count only if it is shown and above zero. */
export function goalText(
  { t, locale }: LanguageContext,
  goal: Goal,
  count: number,
  showCount: boolean,
): string {
  const label = t(`goal.${goal}`);
  if (!showCount || count <= 0) return label;
  return t('quickSearch.withCount', {
    label,
    total: formatNumber(locale, count),
  });
}
