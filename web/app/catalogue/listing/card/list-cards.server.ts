import { queryCms } from '../../../cms/client/query.server';
import { ListingCardsDocument } from '../../../cms/generated/graphql';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { buildListingCard } from './listing-card.server';
import type { ListingCardView } from './listing-card-view';

/** Lists the cards with these ids, without unknown ones. Throws CmsError. */
export async function listCards(
  context: LanguageContext,
  ids: string[],
): Promise<ListingCardView[]> {
  if (ids.length === 0) return [];
  const { language } = context;
  const { listingCards } = await queryCms(ListingCardsDocument, { language, ids });
  return listingCards.map((card) => buildListingCard(card, context));
}
