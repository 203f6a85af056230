import type { LanguageContext } from '../../i18n/language-context.server';
import { formatCurrency } from '../../lib/currency';
import { formatNumber } from '../../lib/formats';
import type { DemandChoices } from './demand-choices';
import type { DemandCriteria, Rhythm } from './demand-criteria';

/** One line of what somebody looks for. */
export type DemandLine = { label: string; value: string };

/** More places than this are told by their number. */
const mostPlaces = 12;

/** FORM-9: a demand in words, without what it does not ask for. */
export function describeDemand(
  { t, locale }: LanguageContext,
  criteria: DemandCriteria,
  rhythm: Rhythm,
  choices: DemandChoices,
): DemandLine[] {
  const number = (value: number | null) => (value === null ? null : formatNumber(locale, value));
  const price = (value: number | null) => (value === null ? null : formatCurrency(value));
  const lines: [string, string | null][] = [
    [t('form.fields.goal'), t(criteria.goal === 'sale' ? 'form.fields.buy' : 'form.fields.rent')],
    [t('demand.types'), nameTypes(criteria.types, choices)],
    [t('demand.where'), namePlaces(criteria.zips, choices)],
    [t('filter.price'), range(price(criteria.minPrice), price(criteria.maxPrice))],
    [t('demand.bedrooms'), range(number(criteria.minBedrooms), number(criteria.maxBedrooms))],
    [t('demand.garages'), range(number(criteria.minGarages), null)],
    [t('demand.parkings'), range(number(criteria.minParkings), null)],
    [t('demand.emails'), t(`demand.${rhythm}`)],
  ];
  return lines.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));

  function range(min: string | null, max: string | null): string | null {
    if (min !== null && max !== null) return t('demand.between', { min, max });
    if (min !== null) return t('demand.from', { min });
    return max === null ? null : t('demand.to', { max });
  }

  function namePlaces(zips: readonly string[], known: DemandChoices): string | null {
    const names = zips.map((zip) => known.zips.find((one) => one.zip === zip)?.label ?? zip);
    if (names.length <= mostPlaces) return names.join(', ') || null;
    const rest = names.length - mostPlaces;
    return t('demand.andMore', { names: names.slice(0, mostPlaces).join(', '), count: rest });
  }
}

function nameTypes(types: readonly string[], choices: DemandChoices): string | null {
  const names = types.map(
    (type) => choices.types.find(({ webId }) => webId === type)?.name ?? type,
  );
  return names.join(', ') || null;
}
