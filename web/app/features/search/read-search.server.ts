import { queryCms } from '../../cms/query.server';
import {
  SearchReadingDocument,
  SearchReadingOfGoalsDocument,
  type SearchReadingQuery,
} from '../../cms/generated/graphql';
import { buildListingPath, buildListPath, buildPath } from '../../i18n/build-path';
import type { LanguageContext } from '../../i18n/language-context.server';
import { serialiseListSearch, type ListSearch } from '../../lib/list-search';

type SearchReading = SearchReadingQuery['searchReading'];

/**
 * FIND-13: the address that a text leads to when no goal was chosen: the listing whose reference it
 * is, else the list of the goal of which it finds more. Throws CmsError.
 */
export async function findSearchPath(context: LanguageContext, text: string): Promise<string> {
  const { table, language } = context;
  if (text === '') return buildListPath(table, language, 'sale');
  const { searchReading: reading } = await queryCms(SearchReadingOfGoalsDocument, {
    language,
    text,
  });
  if (reading.listing) return buildListingPath(table, language, reading.listing);
  const goal = reading.countRent > reading.countSale ? 'rent' : 'sale';
  return buildListPath(table, language, goal, narrow({}, reading));
}

/**
 * FIND-13: the address of a list whose text is a reference, or the name of a type or place: the
 * listing, or the list with that filter in the place of the text; null for other texts. Throws CmsError.
 */
export async function findPathOfText(
  context: LanguageContext,
  pageKey: string,
  search: ListSearch,
): Promise<string | null> {
  if (search.text === '') return null;
  const { table, language } = context;
  const { searchReading: reading } = await queryCms(SearchReadingDocument, {
    language,
    text: search.text,
  });
  if (reading.listing) return buildListingPath(table, language, reading.listing);
  if (reading.text !== '') return null;
  const narrowed = narrow({ ...search, page: 1 }, reading);
  return buildPath(table, language, pageKey) + serialiseListSearch(narrowed);
}

function narrow(search: Partial<ListSearch>, reading: SearchReading): Partial<ListSearch> {
  const { types, cities, text } = reading;
  return {
    ...search,
    types: [...(search.types ?? []), ...types],
    cities: [...(search.cities ?? []), ...cities],
    text,
  };
}
