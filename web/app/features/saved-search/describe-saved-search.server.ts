import type { LanguageContext } from '../../i18n/language-context.server';
import { formatCurrency } from '@agency/domain/money';
import { maximumFilters, maximums } from '@agency/domain/maximums';
import {
  findMinimum,
  minimumFilters,
  minimumNames,
  type MinimumFilter,
} from '@agency/domain/minimums';
import { savedAmenities } from '@agency/domain/saved-limits';
import { formatArea, formatDate, formatNumber } from '../../lib/text/formats';
import type { SavedSearchChoices } from './saved-search-choices';
import { type Rhythm, rhythms } from '@agency/domain/rhythms';
import type { SavedSearchCriteria } from './saved-search-criteria';
import type { MailSavedSearchFragment } from '../../cms/generated/graphql';

export type SavedSearchLine = { label: string; value: string };

/** From this number, only the number of places is shown. */
const mostPlaces = 12;

export function describeSavedSearch(
  { t, locale }: LanguageContext,
  criteria: SavedSearchCriteria,
  rhythm: Rhythm,
  choices: SavedSearchChoices,
): SavedSearchLine[] {
  const number = (value: number | null) => (value === null ? null : formatNumber(locale, value));
  const price = (value: number | null) => (value === null ? null : formatCurrency(value));
  const lines: [string, string | null][] = [
    [t('form.fields.goal'), t(criteria.goal === 'sale' ? 'form.fields.buy' : 'form.fields.rent')],
    [t('savedSearch.types'), nameTypes(criteria.types, choices)],
    [t('savedSearch.where'), namePlaces(criteria.zips, choices)],
    [t('filter.price'), range(price(criteria.minPrice), price(criteria.maxPrice))],
    [t('savedSearch.bedrooms'), range(number(criteria.minBedrooms), number(criteria.maxBedrooms))],
    [t('savedSearch.garages'), range(number(criteria.minGarages), null)],
    [t('savedSearch.parkings'), range(number(criteria.minParkings), null)],
    ...minimumFilters
      .filter((name) => name !== 'minBedrooms')
      .map((name): [string, string | null] => {
        const most = maximumFilters.find((one) => maximums[one].minimum === name);
        return [
          t(`filter.${minimumNames[name]}`),
          range(
            limit(name, criteria[name]),
            limit(name, most && most !== 'maxBedrooms' ? criteria[most] : null),
          ),
        ];
      }),
    [t('filter.available'), formatDate(locale, criteria.availableBy)],
    [t('filter.amenities'), nameAmenities(criteria.amenities)],
    [t('savedSearch.emails'), t(`savedSearch.${rhythm}`)],
  ];
  return lines.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));

  function limit(name: MinimumFilter, value: number | null): string | null {
    const { unit } = findMinimum(name);
    if (unit === 'area') return formatArea(locale, value);
    return unit === 'year' && value !== null ? String(value) : number(value);
  }

  function nameAmenities(names: readonly string[]): string | null {
    const known = savedAmenities.filter((name) => names.includes(name));
    return known.map((name) => t(`filter.${name}`)).join(', ') || null;
  }

  function range(min: string | null, max: string | null): string | null {
    if (min !== null && max !== null) return t('savedSearch.between', { min, max });
    if (min !== null) return t('savedSearch.from', { min });
    return max === null ? null : t('savedSearch.to', { max });
  }

  function namePlaces(zips: readonly string[], known: SavedSearchChoices): string | null {
    const names = zips.map((zip) => known.zips.find((one) => one.zip === zip)?.label ?? zip);
    if (names.length <= mostPlaces) return names.join(', ') || null;
    const rest = names.length - mostPlaces;
    return t('savedSearch.andMore', { names: names.slice(0, mostPlaces).join(', '), count: rest });
  }
}

function nameTypes(types: readonly string[], choices: SavedSearchChoices): string | null {
  const names = types.map(
    (type) => choices.types.find(({ webId }) => webId === type)?.name ?? type,
  );
  return names.join(', ') || null;
}

/** Converts a stored saved search; an unknown goal or frequency becomes the first one. */
export function readCriteria({
  criteria,
  rhythm,
}: Pick<MailSavedSearchFragment, 'criteria' | 'rhythm'>): {
  criteria: SavedSearchCriteria;
  rhythm: Rhythm;
} {
  return {
    criteria: {
      ...criteria,
      goal: criteria.goal === 'rent' ? 'rent' : 'sale',
      types: criteria.types ?? [],
      zips: criteria.zips ?? [],
    },
    rhythm: rhythms.find((known) => known === rhythm) ?? 'instant',
  };
}
