import { askCms } from '../../cms/ask.server';
import {
  ListingDetailDocument,
  NewestListingsDocument,
  type ListingDetailFragment,
} from '../../cms/generated/graphql';
import type { LanguageContext } from '../../i18n/language-context.server';
import { joinCity } from '../../lib/list-search';
import { buildListingCard } from './listing-card.server';
import type { ListingCardView } from './listing-card-view';

const mostSimilar = 3;

/** A listing by its id, also a sold or rented one; null when there is none (DETAIL-8). */
export async function findListing(
  language: string,
  id: string,
): Promise<ListingDetailFragment | null> {
  const { listingDetail } = await askCms(ListingDetailDocument, { language, id });
  return listingDetail;
}

/** DETAIL-9: the newest others of the same goal in the same city. */
export async function listSimilarListings(
  context: LanguageContext,
  { card }: ListingDetailFragment,
): Promise<ListingCardView[]> {
  const { searchListings } = await askCms(NewestListingsDocument, {
    language: context.language,
    filter: { goal: card.goal, cities: [joinCity(card.cityName, card.zip)] },
    pageSize: mostSimilar + 1,
  });
  return searchListings.items
    .filter(({ id }) => id !== card.id)
    .slice(0, mostSimilar)
    .map((similar) => buildListingCard(similar, context));
}
