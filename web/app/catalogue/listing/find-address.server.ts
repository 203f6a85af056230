import { queryCms } from '../../cms/client/query.server';
import { ListingAddressDocument } from '../../cms/generated/graphql';
import { buildListingPath } from '../../i18n/paths/build-path';
import type { LanguageContext } from '../../i18n/language-context.server';

/** Finds a listing's address in the language; null if there is no such listing. */
export async function findListingPath(
  { language, table }: LanguageContext,
  id: string,
): Promise<string | null> {
  const { listingDetail } = await queryCms(ListingAddressDocument, { language, id });
  if (listingDetail === null) return null;
  return buildListingPath(table, language, listingDetail.card);
}
