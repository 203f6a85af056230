import { queryCms } from '../../cms/query.server';
import {
  ListingDetailDocument,
  SimilarListingsDocument,
  type ListingDetailFragment,
} from '../../cms/generated/graphql';
import type { LanguageContext } from '../../i18n/language-context.server';
import { buildListingCard } from './card/listing-card.server';
import type { ListingCardView } from './card/listing-card-view';

const mostSimilar = 3;

/** A listing by its id, also a sold or rented one; null when there is none (DETAIL-8). */
export async function findListing(
  language: string,
  id: string,
): Promise<ListingDetailFragment | null> {
  const { listingDetail } = await queryCms(ListingDetailDocument, { language, id });
  return listingDetail;
}

/**
 * DETAIL-9: up to three others on offer of the same goal and kind, near in place and price; of one
 * whose price is not published, the price plays no part.
 */
export async function listSimilarListings(
  context: LanguageContext,
  { card: { id } }: ListingDetailFragment,
): Promise<ListingCardView[]> {
  const { similarListings } = await queryCms(SimilarListingsDocument, {
    language: context.language,
    id,
    count: mostSimilar,
  });
  return similarListings.map((similar) => buildListingCard(similar, context));
}
