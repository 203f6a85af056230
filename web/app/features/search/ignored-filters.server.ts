import { amenities, type Amenity } from '@agency/domain/amenities';
import type { LanguageContext } from '../../i18n/language-context.server';
import type { IgnoredFilter } from '../../lib/list-search';

/** FIND-21: what of a list's address was not understood, in words; null when all of it was. */
export function describeIgnored(
  { t, locale }: LanguageContext,
  ignored: readonly IgnoredFilter[],
): string | null {
  if (ignored.length === 0) return null;
  const items = ignored.map(({ name, value }) =>
    t('filter.ignoredItem', { name: t(isAmenity(name) ? `filter.${name}` : labels[name]), value }),
  );
  return t('filter.ignored', {
    items: new Intl.ListFormat(locale).format(items),
  });
}

const labels = {
  type: 'filter.type',
  city: 'filter.city',
  price: 'filter.price',
  bedrooms: 'filter.bedrooms',
  area: 'filter.area',
  energy: 'filter.energy',
  new: 'filter.newSince',
  within: 'filter.within',
  box: 'filter.box',
} as const satisfies Record<Exclude<IgnoredFilter['name'], Amenity>, string>;

function isAmenity(name: string): name is Amenity {
  return (amenities as readonly string[]).includes(name);
}
