import { addDays } from '@agency/domain/day';
import { foldText } from '@agency/domain/fold-text';
import type { Core } from '@strapi/strapi';
import { addTables, id, required, type Table } from '../../platform/database/add-tables';
import { agencyDay } from '../../platform/rules/agency-time';

export const EMPTY_SEARCHES = 'empty_searches';

/** Words that were searched without a result, per day and language; nothing about who searched. */
const table: Table = {
  uid: 'search::empty-search',
  singularName: 'empty-search',
  tableName: EMPTY_SEARCHES,
  attributes: {
    id: id(),
    day: required('string'),
    language: required('string'),
    words: required('string'),
    searches: required('integer'),
  },
  indexes: [{ name: 'empty_searches_uq', columns: ['day', 'language', 'words'], type: 'unique' }],
};

export function addEmptySearchTable(strapi: Core.Strapi): void {
  addTables(strapi, [table]);
}

const mostPerDay = 500;
const longest = 60;
/** Time for which words are kept. */
export const emptySearchDays = 400;

/**
 * Counts a text search without results on its day. Skips texts that may name a person (addresses,
 * long numbers) and those that are too long for a search, and stops at 500 different ones a day.
 * Never fails: a search is answered even if it cannot be counted.
 */
export async function recordEmptySearch(
  { db, log }: Core.Strapi,
  language: string,
  text: string,
  now = new Date(),
): Promise<void> {
  const words = foldText(text).replace(/\s+/g, ' ').trim();
  if (words.length < 2 || words.length > longest || /@|(?:\d[\s./-]?){6}/.test(words)) return;
  const day = agencyDay(now);
  const rows = db.connection(EMPTY_SEARCHES);
  try {
    const counted = await rows.clone().where({ day, language, words }).increment('searches', 1);
    if (counted > 0) return;
    const [{ known } = { known: 0 }] = (await rows
      .clone()
      .where({ day })
      .count({ known: '*' })) as {
      known: number | string;
    }[];
    if (Number(known) >= mostPerDay) return;
    await rows
      .clone()
      .insert({ day, language, words, searches: 1 })
      .onConflict(['day', 'language', 'words'])
      .merge({ searches: db.connection.raw('??.searches + 1', [EMPTY_SEARCHES]) });
  } catch (error) {
    log.warn(`A search without results is not counted (${(error as Error).message})`);
  }
}

export async function forgetEmptySearches({ db }: Core.Strapi, now: Date): Promise<void> {
  const first = addDays(agencyDay(now), -emptySearchDays);
  await db.connection(EMPTY_SEARCHES).where('day', '<', first).delete();
}

export interface EmptySearch {
  words: string;
  searches: number;
}

/** Lists the words searched at least twice without results between two days, most frequent first. */
export async function listEmptySearches(
  { db }: Core.Strapi,
  { first, last }: { first: string; last: string },
): Promise<EmptySearch[]> {
  const rows = (await db
    .connection(EMPTY_SEARCHES)
    .whereBetween('day', [first, last])
    .groupBy('words')
    .having(db.connection.raw('sum(searches) >= 2'))
    .orderByRaw('sum(searches) desc, words')
    .limit(50)
    .select('words')
    .sum({ searches: 'searches' })) as { words: string; searches: number | string }[];
  return rows.map(({ words, searches }) => ({ words, searches: Number(searches) }));
}
