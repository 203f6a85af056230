import type { LanguageContext } from '../../i18n/language-context.server';
import { formatCurrency } from '../../lib/currency';
import { formatArea } from '../../lib/formats';
import { splitCity, type ListSearch } from '../../lib/list-search';
import { cityLabel } from './city-label';
import type { FilterChipView } from './listing-list-view';
import type { SearchAnswer } from './search-listings.server';

type HrefOf = (change: Partial<ListSearch>) => string;

/** The set filters, each with the list without it. */
export function listChips(
  context: LanguageContext,
  search: ListSearch,
  answer: SearchAnswer,
  hrefOf: HrefOf,
): FilterChipView[] {
  const { t, locale } = context;
  const chips: FilterChipView[] = [];
  const add = (label: string, without: Partial<ListSearch>) =>
    chips.push({ label, removeHref: hrefOf(without) });

  if (search.text !== '') add(search.text, { text: '' });
  for (const type of search.types) {
    const name = answer.types.find(({ webId }) => webId === type)?.name ?? type;
    add(name, { types: search.types.filter((other) => other !== type) });
  }
  for (const city of search.cities) {
    add(cityLabel(t, splitCity(city)), { cities: search.cities.filter((other) => other !== city) });
  }
  const price = describePrice(context, search);
  if (price !== null) add(price, { minPrice: null, maxPrice: null });
  if (search.minBedrooms !== null) {
    add(t('filter.minBedrooms', { count: search.minBedrooms }), { minBedrooms: null });
  }
  if (search.minArea !== null) {
    add(t('filter.minArea', { area: formatArea(locale, search.minArea) }), { minArea: null });
  }
  if (search.newWithinDays !== null) {
    add(t('filter.newWithin', { count: search.newWithinDays }), { newWithinDays: null });
  }
  return chips;
}

function describePrice({ t }: LanguageContext, { minPrice, maxPrice }: ListSearch): string | null {
  if (minPrice !== null && maxPrice !== null) {
    const [min, max] = [formatCurrency(minPrice), formatCurrency(maxPrice)];
    return t('filter.priceBetween', { min, max });
  }
  if (minPrice !== null) return t('filter.priceFrom', { price: formatCurrency(minPrice) });
  if (maxPrice !== null) return t('filter.priceTo', { price: formatCurrency(maxPrice) });
  return null;
}
