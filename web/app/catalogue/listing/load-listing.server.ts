import { CmsError } from '../../cms/client/cms-error';
import type { Part } from '../../cms/client/load-part.server';
import { queryCms } from '../../cms/client/query.server';
import {
  ListingDetailDocument,
  ListingWithSimilarDocument,
  type ListingCardFragment,
  type ListingDetailFragment,
} from '../../cms/generated/graphql';
import type { LanguageContext } from '../../i18n/language-context.server';

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
 * A listing with up to three similar ones (DETAIL-9, FIND-20), by one request to the CMS. When that
 * fails the listing is requested alone, and the part of the similar ones has failed (ERR-2).
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
