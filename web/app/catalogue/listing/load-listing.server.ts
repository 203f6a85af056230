import { CmsError } from '../../cms/client/cms-error';
import type { Part } from '../../cms/client/load-part.server';
import { queryCms } from '../../cms/client/query.server';
import {
  ListingDetailDocument,
  ListingPricesDocument,
  ListingWithSimilarDocument,
  type ListingCardFragment,
  type ListingDetailFragment,
  type ListingPricesQuery,
} from '../../cms/generated/graphql';
import type { LanguageContext } from '../../i18n/language-context.server';

const mostSimilar = 3;

/** Finds a listing by id, including sold and rented ones; null if none exists. */
export async function findListing(
  language: string,
  id: string,
): Promise<ListingDetailFragment | null> {
  const { listingDetail } = await queryCms(ListingDetailDocument, { language, id });
  return listingDetail;
}

export type EarlierPrice = ListingPricesQuery['listingPrices'][number];

/** Lists what was asked for a listing before, newest first. Throws CmsError. */
export async function listEarlierPrices(
  { language }: LanguageContext,
  id: string,
): Promise<EarlierPrice[]> {
  const { listingPrices } = await queryCms(ListingPricesDocument, { language, id });
  return listingPrices;
}

/**
 * Finds a listing with up to three similar ones, in one request to the CMS. If it fails, only the
 * listing is requested, and the similar listings are marked as failed.
 */
export async function findListingWithSimilar(
  { language }: LanguageContext,
  id: string,
): Promise<{ listing: ListingDetailFragment; similar: Part<ListingCardFragment[]> } | null> {
  try {
    const variables = { language, id, count: mostSimilar };
    const { listingDetail, similarListings } = await queryCms(
      ListingWithSimilarDocument,
      variables,
    );
    if (listingDetail === null) return null;
    return { listing: listingDetail, similar: { value: similarListings } };
  } catch (error) {
    if (!(error instanceof CmsError) || error.kind === 'timeout' || error.kind === 'cancelled') {
      throw error;
    }
    const listing = await findListing(language, id);
    return listing && { listing, similar: { failed: true } };
  }
}
