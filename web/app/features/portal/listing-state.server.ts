import { availabilities, isClosed, type Availability } from '@agency/domain/availability';
import type { LanguageContext } from '../../i18n/language-context.server';
import type { OwnedListings } from './owned-listings.server';

/** How a property stands; one that is sold or rented is so on the site or not. */
export function buildListingState(
  { t }: LanguageContext,
  { availability, isShown }: OwnedListings[number],
): ListingStateView {
  const kind = availabilities.find((known) => known === availability) ?? 'available';
  if (!isShown && !isClosed(kind)) return { kind: 'hidden', text: t('portal.notShown') };
  return { kind, text: t(`availability.${kind}`) };
}

/** How a property stands: on the market, gone, or not on the site. */
export type ListingStateView = {
  kind: Availability | 'hidden';
  text: string;
};
