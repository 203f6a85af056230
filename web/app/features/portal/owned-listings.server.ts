import { queryCms } from '../../cms/client/query.server';
import { OwnedListingsDocument, type OwnedListingsQuery } from '../../cms/generated/graphql';
import type { Language } from '@agency/domain/languages';
import { writeCityName } from '@agency/domain/city-name';

/** The owner's listings as the CMS names them, the newest first. */
export type OwnedListings = NonNullable<OwnedListingsQuery['ownedListings']>;

/**
 * OWN-2: the listings of the session's owner, their places as people write them (RULE-4); null when
 * the session is over. Throws CmsError.
 */
export async function listOwnedListings(
  session: string,
  language: Language,
): Promise<OwnedListings | null> {
  const { ownedListings } = await queryCms(OwnedListingsDocument, { session, language });
  return ownedListings?.map((one) => ({ ...one, place: writeCityName(one.place) })) ?? null;
}
