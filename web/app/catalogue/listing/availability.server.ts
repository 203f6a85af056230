import type { ListingDetailFragment } from '../../cms/generated/graphql';
import type { LanguageContext } from '../../i18n/language-context.server';
import { allListingsLink } from '../../i18n/paths/standard-links.server';
import type { AvailabilityNotice } from './listing-detail-view';

/** Builds the notice of a listing that is sold, rented or under option; null if it is available. */
export function buildAvailability(
  { card }: ListingDetailFragment,
  context: LanguageContext,
): AvailabilityNotice | null {
  const { t } = context;
  const link = allListingsLink(context, card.goal);
  switch (card.availability) {
    case 'option': {
      const title = t('notice.optionTitle');
      return { kind: 'option', title, text: t('notice.optionText'), link: null };
    }
    case 'sold':
      return { kind: 'sold', title: t('notice.soldTitle'), text: t('notice.soldText'), link };
    case 'rented':
      return { kind: 'rented', title: t('notice.rentedTitle'), text: t('notice.rentedText'), link };
    case 'available':
      return null;
  }
}
