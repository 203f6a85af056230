import { CmsError } from '../../cms/cms-error';
import type { ListingCardView } from '../../catalogue/listing/card/listing-card-view';
import type { LanguageContext } from '../../i18n/language-context.server';
import type { StreetView } from './quick-search-view';
import { listNewestListings } from './search-listings.server';

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
  const { t } = context;
  const startingFrom = t('price.startingFrom', { price: '' });
  const newest = await listNewestListings(context, { goal: 'sale' }, mostLookedAt).catch(noneOfCms);
  const houses = newest
    .filter(({ bedroomsText, ribbon }) => bedroomsText !== null && ribbon?.kind !== 'closed')
    .filter(({ priceText }) => !startingFrom.trim() || !priceText.startsWith(startingFrom))
    .slice(0, mostHouses)
    .map(({ id, href, typeName, cityText, priceText }) => ({
      id,
      href,
      priceText,
      typeName,
      cityText,
    }));
  if (houses.length === 0) return null;
  return {
    label: t('street.label'),
    caption: t('street.caption'),
    houses,
  };
}

function noneOfCms(error: unknown): ListingCardView[] {
  if (error instanceof CmsError) return [];
  throw error;
}
