import { queryCms } from '../../cms/client/query.server';
import {
  SearchReadingDocument,
  SearchReadingOfGoalsDocument,
  type ReadSentenceFragment,
  type SearchReadingOfGoalsQuery,
} from '../../cms/generated/graphql';
import { listKeys, type Goal } from '@agency/domain/goals';
import { buildListingPath, buildListPath, buildPath } from '../../i18n/paths/build-path';
import type { LanguageContext } from '../../i18n/language-context.server';
import { serialiseListSearch, withTyped, type ListSearch } from '../../lib/rules/list-search';
import { isRead, applyParsedSentence } from './apply-parsed-sentence.server';

export type SearchReadingOfGoals = SearchReadingOfGoalsQuery['searchReading'];

/** A maximum or minimum price above this is for a sale. */
const HIGHEST_RENT = 20_000;

/**
 * Returns the address for a text: the listing with this reference, else the list of the goal that
 * it names, that was chosen, or that has more results. Throws CmsError.
 */
export async function findSearchPath(
  context: LanguageContext,
  text: string,
  chosen: Goal | null = null,
): Promise<string> {
  const { table, language } = context;
  if (text === '') return buildListPath(table, language, chosen ?? 'sale');
  const reading = await readSearchOfGoals(language, text);
  if (reading.listing) return buildListingPath(table, language, reading.listing);
  return buildReadingPath(context, reading, text, chosen);
}

/** Parses a text and counts the results of each goal. Throws CmsError. */
export async function readSearchOfGoals(
  language: string,
  text: string,
): Promise<SearchReadingOfGoals> {
  return (await queryCms(SearchReadingOfGoalsDocument, { language, text })).searchReading;
}

export function buildReadingPath(
  { table, language }: LanguageContext,
  reading: SearchReadingOfGoals,
  typed: string,
  chosen: Goal | null = null,
): string {
  const goal = findGoal(reading, chosen);
  const path = buildListPath(table, language, goal, applyParsedSentence({}, reading));
  return withTyped(path, hasNotice(reading) ? typed : '');
}

/**
 * Returns the goal that the text names or its prices imply, else the chosen one, else that with
 * more results.
 */
export function findGoal(
  { goal, minPrice, maxPrice, ...counts }: SearchReadingOfGoals,
  chosen: Goal | null = null,
): Goal {
  if (goal !== null) return goal;
  const price = maxPrice ?? minPrice;
  if (price !== null && price > HIGHEST_RENT) return 'sale';
  if (chosen !== null) return chosen;
  return counts.countRent > counts.countSale ? 'rent' : 'sale';
}

/**
 * Returns the address for a list whose text is a reference or a sentence: the listing, or the list
 * with the sentence's filters added; null for other texts. Throws CmsError.
 */
export async function findPathOfText(
  context: LanguageContext,
  pageKey: string,
  search: ListSearch,
): Promise<string | null> {
  if (search.text === '') return null;
  const { table, language } = context;
  const reading = await readSearch(language, search.text);
  if (reading.listing) return buildListingPath(table, language, reading.listing);
  if (!isRead(reading)) return null;
  const isList = Object.values<string>(listKeys).includes(pageKey);
  const key = isList && reading.goal !== null ? listKeys[reading.goal] : pageKey;
  const query = serialiseListSearch(applyParsedSentence({ ...search, page: 1 }, reading));
  const path = buildPath(table, language, key) + query;
  return withTyped(path, hasNotice(reading) ? search.text : '');
}

/** Parses the criteria of a text. Throws CmsError. */
export async function readSearch(language: string, text: string) {
  return (await queryCms(SearchReadingDocument, { language, text })).searchReading;
}

function hasNotice({ corrected, refused, assumed }: ReadSentenceFragment): boolean {
  return corrected.length + refused.length + assumed.length > 0;
}
