import { queryCms } from '../../cms/client/query.server';
import { ListingAdvertsDocument } from '../../cms/generated/graphql';
import type { LanguageContext } from '../../i18n/language-context.server';
import { writeAdvertLine } from './advert-view.server';

/**
 * Returns the legal lines of at most 50 listings by id; unknown ones have none. Throws CmsError.
 */
export async function findAdvertLines(
  context: LanguageContext,
  ids: string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { language } = context;
  const { listingAdverts } = await queryCms(ListingAdvertsDocument, { language, ids });
  return new Map(
    listingAdverts.flatMap(({ id, advert }) => {
      const line = writeAdvertLine({ advert }, context);
      return line === null ? [] : [[id, line]];
    }),
  );
}
