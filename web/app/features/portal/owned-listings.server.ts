import { queryCms } from '../../cms/client/query.server';
import { OwnedListingsDocument, type OwnedListingsQuery } from '../../cms/generated/graphql';
import type { Language } from '@agency/domain/languages';
import { writeCityName } from '@agency/domain/city-name';

/** The owner's listings, newest first. */
export type OwnedListings = NonNullable<OwnedListingsQuery['ownedListings']>;

/**
 * Lists the listings of the session's owner with city names in normal spelling; null if the session
 * has expired. Throws CmsError.
 */
export async function listOwnedListings(
  session: string,
  language: Language,
): Promise<OwnedListings | null> {
  const { ownedListings } = await queryCms(OwnedListingsDocument, { session, language });
  return ownedListings?.map((one) => ({ ...one, place: writeCityName(one.place) })) ?? null;
}
