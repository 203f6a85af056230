import { availabilities, isClosed, type Availability } from '@agency/domain/availability';
import type { LanguageContext } from '../../i18n/language-context.server';
import { perLocale } from '../../lib/rules/per-locale';
import type { OwnedListings } from './owned-listings.server';

const lists = perLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

export function buildListingState(
  { t, locale }: LanguageContext,
  { availability, isShown, waitsFor }: OwnedListings[number],
): ListingStateView {
  const kind = availabilities.find((known) => known === availability) ?? 'available';
  if (!isShown && waitsFor.length > 0) {
    const names = [...new Set(waitsFor.map((missing) => t(`advert.labels.${missing}`)))];
    return { kind: 'hidden', text: t('portal.waitsFor', { what: lists(locale).format(names) }) };
  }
  if (!isShown && !isClosed(kind)) return { kind: 'hidden', text: t('portal.notShown') };
  return { kind, text: t(`availability.${kind}`) };
}

/** The state of a property: on the market, closed, or not on the site. */
export type ListingStateView = {
  kind: Availability | 'hidden';
  text: string;
};
