import { buildListingCard } from '../../catalogue/listing/card/listing-card.server';
import { buildOnce } from '../../cms/build-once.server';
import { CmsError } from '../../cms/client/cms-error';
import type { ListingCardFragment } from '../../cms/generated/graphql';
import type { LanguageContext } from '../../i18n/language-context.server';
import type { StreetView } from '../../features/search/quick-search/quick-search-view';
import { isStartingPrice } from '../../lib/text/price-text';
import { queryNewestListings } from '../../features/search/search-listings.server';

/** As many as the street has doors for (`server/street/houses.ts`). */
const mostHouses = 6;
/**
 * Among so many of the newest there are six homes; a plot, a garage, or several homes from one price on
 * are no house of a street.
 */
const mostLookedAt = 12;

/**
 * SHELL-5: the newest homes for sale as houses of the street; null when there are none, or the CMS does
 * not say: the search above it stands without a street (ERR-2).
 */
export async function findStreet(context: LanguageContext): Promise<StreetView | null> {
  const newest = await queryNewestListings(context, { goal: 'sale' }, mostLookedAt).catch(
    noneOfCms,
  );
  const houses = buildHouses(newest, context);
  if (houses.length === 0) return null;
  const { t } = context;
  return {
    label: t('street.label'),
    caption: t('street.caption'),
    houses,
  };
}

const buildHouses = buildOnce((newest: readonly ListingCardFragment[], context: LanguageContext) =>
  newest
    .filter((card) => !isStartingPrice(card))
    .map((card) => buildListingCard(card, context))
    .filter(({ bedroomsText, ribbon }) => bedroomsText !== null && ribbon?.kind !== 'closed')
    .slice(0, mostHouses)
    .map(({ id, href, typeName, cityText, priceText }) => ({
      id,
      href,
      priceText,
      typeName,
      cityText,
    })),
);

function noneOfCms(error: unknown): ListingCardFragment[] {
  if (error instanceof CmsError) return [];
  throw error;
}
