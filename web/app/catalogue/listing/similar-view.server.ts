import type { ListingDetailFragment } from '../../cms/generated/graphql';
import { buildListPath } from '../../i18n/build-path';
import type { LanguageContext } from '../../i18n/language-context.server';
import { joinPlace } from '../../lib/list-search';
import { allListingsLink } from '../../i18n/standard-links.server';
import type { ListingCardView } from './card/listing-card-view';
import type { SimilarListingsView } from './listing-detail-view';

/** DETAIL-9: the listings alike, and the way to the whole search for this kind in this place. */
export function buildSimilar(
  { card }: ListingDetailFragment,
  listings: ListingCardView[],
  context: LanguageContext,
): SimilarListingsView {
  const { t, table, language } = context;
  const search = {
    types: card.typeId ? [card.typeId] : [],
    cities: card.zip ? [joinPlace(card.zip, card.countryId)] : [],
  };
  const isOnOffer = card.availability === 'available' || card.availability === 'option';
  // A search for where nothing is left on offer would find nothing.
  const more = isOnOffer
    ? { label: t('list.moreHere'), href: buildListPath(table, language, card.goal, search) }
    : allListingsLink(context, card.goal);
  return { title: t('list.similar'), listings, more };
}
