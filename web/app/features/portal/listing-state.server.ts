import { availabilities, isClosed } from '@agency/domain/availability';
import type { LanguageContext } from '../../i18n/language-context.server';
import type { OwnedListings } from './owned-listings.server';
import type { ListingStateView } from './listing-state-view';

/** How a property stands; one that is sold or rented is so on the site or not. */
export function buildListingState(
  { t }: LanguageContext,
  { availability, isShown }: OwnedListings[number],
): ListingStateView {
  const kind = availabilities.find((known) => known === availability) ?? 'available';
  if (!isShown && !isClosed(kind)) return { kind: 'hidden', text: t('portal.notShown') };
  return { kind, text: t(`availability.${kind}`) };
}
