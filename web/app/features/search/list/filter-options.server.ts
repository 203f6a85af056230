import { amenities } from '@agency/domain/amenities';
import { isKind } from '@agency/domain/kinds';
import { nearKinds, nearMetres, writeNear } from '@agency/domain/near-kinds';
import { choiceFilters, choiceNames, findChoice } from '@agency/domain/choices';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { buildTree } from '../../../lib/web/build-tree';
import { writeCityName, writeSpelling } from '@agency/domain/city-name';
import { formatMetres, formatNumber } from '../../../lib/text/formats';
import { joinCity, type ListSearch } from '../../../lib/rules/list-search';
import { cityLabel, nameCities } from '../../../i18n/city-label';
import { describeChoice, describeMinimum, describeNear } from '../../../i18n/set-filters.server';
import type { FilterOptionView, ListFilterView } from './listing-list-view';
import { findPlaceRegion } from '../cities/place-region';
import type { SearchFacets } from '../search-listings.server';

/** Lists the options of all filters with their number of results. */
export function listFilterOptions(
  context: LanguageContext,
  search: ListSearch,
  answer: SearchFacets,
): OptionLists {
  return {
    types: listTypeOptions(context, search, answer),
    cities: listCityOptions(context, search, answer),
    bedrooms: listBedroomOptions(context, search, answer),
    choices: listChoiceOptions(context, search, answer),
    amenities: listAmenityOptions(context, search, answer),
    near: listNearOptions(context, search, answer),
  };
}

type OptionLists = Pick<ListFilterView, 'types' | 'cities' | 'choices' | 'amenities' | 'near'> & {
  bedrooms: FilterOptionView[];
};

/**
 * Lists types as a tree, with their kinds folded; a type whose parent is missing is at the top
 * level.
 */
function listTypeOptions(
  { t, locale }: LanguageContext,
  search: ListSearch,
  { types }: SearchFacets,
): FilterOptionView[] {
  return buildTree(
    types,
    ({ webId }) => webId,
    ({ parentId }) => parentId,
    (type, children: FilterOptionView[]) => ({
      name: 'type',
      value: type.webId,
      label: type.name,
      countText: formatNumber(locale, type.count),
      checked: search.types.includes(type.webId),
      children,
      ...(children.some(({ value }) => isKind(value)) && { childrenTitle: t('filter.kinds') }),
    }),
  );
}

const commonCities = 4;

/**
 * Lists an entry for each postal code with its spellings below it; a selected one stays even
 * without results. The CMS reports which entries the address's cities select, in any language.
 */
function listCityOptions(
  { t, locale }: LanguageContext,
  search: ListSearch,
  { cities }: SearchFacets,
): FilterOptionView[] {
  const known = new Set(cities.flatMap(listSelectors));
  const unknown = search.cities.filter((value) => !known.has(value));
  const names = cities.map(({ name }) => writeCityName(name));
  const isTwice = findRepeated(names);
  const ranks = rankByCount(cities);
  return [
    ...cities.map((place, index) => {
      const name = names[index] ?? place.name;
      const rank = ranks.get(place) ?? 0;
      const children = listSpellings(locale, place);
      const parts = place.spellings.flatMap(({ selectedBy }) => selectedBy);
      const isOnlySpelling = children.length === 0 && parts.length > 0;
      const isWhole = place.selectedBy.length > 0;
      const value = isOnlySpelling && !isWhole ? joinCities(parts) : place.value;
      return {
        ...plainOption('city', value, cityLabel(t, place)),
        countText: formatNumber(locale, place.count),
        checked: isWhole || isOnlySpelling,
        children,
        childrenTitle: t('filter.spellings'),
        region: findPlaceRegion(place),
        ...(!isTwice.has(name) && { shortName: name }),
        rank,
        isCommon: rank < commonCities,
      };
    }),
    ...nameCities(t, unknown, { cities }).map(({ label, values }) => ({
      ...plainOption('city', joinCities(values), label),
      checked: true,
    })),
  ];
}

type PlaceFacet = SearchFacets['cities'][number];

/** Ranks the entries by number of listings, from 0; ties keep their order. */
function rankByCount(cities: readonly PlaceFacet[]): Map<PlaceFacet, number> {
  const byCount = [...cities].sort((a, b) => b.count - a.count);
  return new Map(byCount.map((place, rank) => [place, rank]));
}

function findRepeated(names: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const isRepeated = (name: string): boolean => {
    if (seen.has(name)) return true;
    seen.add(name);
    return false;
  };
  return new Set(names.filter(isRepeated));
}

/** Lists the cities of the address that select a postal code or one of its spellings. */
function listSelectors({ selectedBy, spellings }: PlaceFacet): string[] {
  return [...selectedBy, ...spellings.flatMap((spelling) => spelling.selectedBy)];
}

/**
 * Lists the spellings of a postal code, those equal in sentence case as one; if the address selects
 * some of them, the entry stands for these. Empty for a single spelling, unless it is selected.
 */
function listSpellings(
  locale: string,
  { zip, spellings }: Pick<PlaceFacet, 'zip' | 'spellings'>,
): FilterOptionView[] {
  const byName = new Map<string, PlaceFacet['spellings']>();
  for (const spelling of spellings) {
    const written = writeSpelling(spelling.name);
    byName.set(written, [...(byName.get(written) ?? []), spelling]);
  }
  const selected = spellings.filter(({ selectedBy }) => selectedBy.length > 0);
  const isPartial = selected.length > 0 && selected.length < spellings.length;
  if (byName.size < 2 && !isPartial) return [];
  return [...byName].map(([label, group]) => {
    const chosen = group.filter((spelling) => selected.includes(spelling));
    const values = chosen.length
      ? chosen.flatMap(({ selectedBy }) => selectedBy)
      : group.map(({ name }) => joinCity(name, zip));
    const count = (chosen.length ? chosen : group).reduce((sum, one) => sum + one.count, 0);
    return {
      ...plainOption('city', joinCities(values), label),
      countText: formatNumber(locale, count),
      checked: chosen.length > 0,
    };
  });
}

function joinCities(values: readonly string[]): string {
  return [...new Set(values)].join(',');
}

function listBedroomOptions(
  context: LanguageContext,
  { minBedrooms }: ListSearch,
  { minimums }: SearchFacets,
): FilterOptionView[] {
  const { t, locale } = context;
  const facet = minimums.find(({ filter }) => filter === 'minBedrooms');
  const counts = new Map(facet?.steps.map(({ atLeast, count }) => [atLeast, count]));
  const steps = new Set(counts.keys());
  if (minBedrooms !== null) steps.add(minBedrooms);
  const any = plainOption('bedrooms', '', t('filter.anyBedrooms'));
  return [
    { ...any, shortLabel: t('filter.any'), checked: minBedrooms === null },
    ...[...steps]
      .sort((a, b) => a - b)
      .map((count) => ({
        ...plainOption('bedrooms', String(count), describeMinimum(context, 'minBedrooms', count)),
        shortLabel: `${formatNumber(locale, count)}+`,
        countText: countText(locale, counts.get(count)),
        checked: count === minBedrooms,
      })),
  ];
}

/**
 * Lists filters by enumerated values, such as the energy label, with the values that have results
 * or are selected.
 */
function listChoiceOptions(
  context: LanguageContext,
  search: ListSearch,
  { choices }: SearchFacets,
): ListFilterView['choices'] {
  return choiceFilters.map((filter) => {
    const facet = choices.find((one) => one.filter === filter);
    const counts = new Map(facet?.values.map(({ value, count }) => [value, count]));
    const name = choiceNames[filter];
    const options = findChoice(filter)
      .values.filter((value) => counts.has(value) || search[filter].includes(value))
      .map((value) => ({
        ...plainOption(name, value, describeChoice(context, filter, value)),
        countText: formatNumber(context.locale, counts.get(value) ?? 0),
        checked: search[filter].includes(value),
      }));
    return { label: context.t(`filter.${name}`), options };
  });
}

function listAmenityOptions(
  { t, locale }: LanguageContext,
  search: ListSearch,
  answer: SearchFacets,
): FilterOptionView[] {
  return amenities.map((amenity) => ({
    ...plainOption(amenity, '1', t(`filter.${amenity}`)),
    countText: countText(
      locale,
      answer.amenities.find((facet) => facet.amenity === amenity)?.count,
    ),
    checked: search.amenities.includes(amenity),
  }));
}

/** Lists nearby places, at the distance in the address or the default one. */
function listNearOptions(
  context: LanguageContext,
  search: ListSearch,
  { near, total }: SearchFacets,
): FilterOptionView[] {
  return nearKinds.map((kind) => {
    const chosen = search.near.find((wish) => wish.kind === kind);
    const wish = chosen ?? { kind, metres: nearMetres[kind] };
    const count = chosen ? total : near.find((facet) => facet.kind === kind)?.count;
    return {
      ...plainOption('near', writeNear(wish), describeNear(context, wish)),
      shortLabel: `${context.t(`nearby.${kind}`)} ≤ ${formatMetres(context.locale, wish.metres)}`,
      countText: countText(context.locale, count),
      checked: chosen !== undefined,
    };
  });
}

function plainOption(name: string, value: string, label: string): FilterOptionView {
  return { name, value, label, countText: null, checked: false, children: [] };
}

function countText(locale: string, count: number | undefined): string | null {
  return count === undefined ? null : formatNumber(locale, count);
}
