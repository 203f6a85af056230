import { askCms } from '../../../cms/ask.server';
import { OwnedListingsDocument, type OwnedListingsQuery } from '../../../cms/generated/graphql';
import type { Language } from '../../../i18n/languages';

/** The owner's listings as the CMS names them, the newest first. */
export type OwnedListings = NonNullable<OwnedListingsQuery['ownedListings']>;

/** OWN-2: the listings of the session's owner; null when the session is over. Throws CmsError. */
export async function listOwnedListings(
  session: string,
  language: Language,
): Promise<OwnedListings | null> {
  const { ownedListings } = await askCms(OwnedListingsDocument, { session, language });
  return ownedListings;
}
