import type { LanguageContext } from '../../i18n/language-context.server';
import type { OwnedListings } from './owned-listings.server';
import type { ListingStateView } from './listing-state-view';

const kinds = ['available', 'option', 'sold', 'rented'] as const;

/** How a property stands; one that is sold or rented is so on the site or not. */
export function buildListingState(
  { t }: LanguageContext,
  { availability, isShown }: OwnedListings[number],
): ListingStateView {
  const kind = kinds.find((known) => known === availability) ?? 'available';
  const isGone = kind === 'sold' || kind === 'rented';
  if (!isShown && !isGone) return { kind: 'hidden', text: t('portal.notShown') };
  return { kind, text: t(`availability.${kind}`) };
}
