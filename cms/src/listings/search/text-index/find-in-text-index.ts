import type { Knex } from 'knex';
import { isPostgres, nameTextTable, TEXT_FIELDS } from './text-index-tables';
import type { SearchIndex } from '../search-index/search-index';
import { listWords } from '../../rules/text-match';
import { cutWord } from './search-text';
import { WEIGHTS } from './write-text-index';

export interface FoundTexts {
  ids: Int32Array;
  /** The matches in fields of more weight: the best first; each tier contains those before it. */
  tiers: Int32Array[];
}

const NOTHING: FoundTexts = { ids: new Int32Array(), tiers: [] };

/**
 * Finds the listings on offer that have, in this language, a word beginning with each word of the
 * text, in one statement; empty for a text without words. The ids of a tier are one text, since one
 * row per id would cost more than the search.
 */
export async function findInTextIndex(
  connection: Knex,
  language: string,
  text: string,
): Promise<FoundTexts> {
  const query = parseTextQuery(text);
  if (!query) return NOTHING;
  const table = nameTextTable(language);
  const row = isPostgres(connection)
    ? await askPostgres(connection, table, listTsqueries(query))
    : await askSqlite(connection, table, listMatches(query));
  const [ids = new Int32Array(), ...tiers] = row.map(parseIds);
  return { ids, tiers };
}

async function askSqlite(
  connection: Knex,
  table: string,
  matches: readonly string[],
): Promise<(string | null)[]> {
  const parts = matches.map(
    (_, index) => `(select group_concat(rowid) from ?? where ?? match ?) as part_${index}`,
  );
  const values = matches.flatMap((match) => [table, table, match]);
  const rows = await connection.raw<PartRow[]>(`select ${parts.join(', ')}`, values);
  return readParts(rows[0], matches.length);
}

async function askPostgres(
  connection: Knex,
  table: string,
  queries: readonly string[],
): Promise<(string | null)[]> {
  const [all = '', ...tiers] = queries;
  // Scans the matches once; a query per tier would read the same rows again.
  const parts = tiers.map(
    (_, index) =>
      `string_agg(listing_id::text, ',') filter (where head @@ ?::tsquery) as part_${index + 1}`,
  );
  const values = [...tiers, table, all];
  const select = [`string_agg(listing_id::text, ',') as part_0`, ...parts].join(', ');
  const { rows } = await connection.raw<{ rows: PartRow[] }>(
    `select ${select} from ?? where words @@ ?::tsquery`,
    values,
  );
  return readParts(rows[0], queries.length);
}

type PartRow = Record<string, string | null>;

function readParts(row: PartRow | undefined, count: number): (string | null)[] {
  return Array.from({ length: count }, (_, index) => row?.[`part_${index}`] ?? null);
}

function parseIds(list: string | null): Int32Array {
  return list === null ? new Int32Array() : Int32Array.from(list.split(','), Number).sort();
}

/** The maximum number of cached ids per version of the data: 4 MB. */
const MOST_IDS = 1_000_000;
/** The cost of a text without matches, in ids. */
const LEAST_COST = 1000;

interface Remembered<Found> {
  texts: Map<string, Found>;
  ids: number;
}

/**
 * Caches the results of texts for one version of the data, because the pages, counts and maps of a
 * search repeat the query. Removes the oldest first.
 */
export class TextMemory<Found> {
  private readonly byVersion = new WeakMap<SearchIndex, Remembered<Found>>();

  constructor(private readonly countIds: (found: Found) => number) {}

  find(searchIndex: SearchIndex, key: string): Found | undefined {
    return this.byVersion.get(searchIndex)?.texts.get(key);
  }

  add(searchIndex: SearchIndex, key: string, found: Found): void {
    const remembered = this.byVersion.get(searchIndex) ?? { texts: new Map(), ids: 0 };
    this.byVersion.set(searchIndex, remembered);
    if (remembered.texts.has(key)) return;
    remembered.texts.set(key, found);
    remembered.ids += LEAST_COST + this.countIds(found);
    for (const [oldest, its] of remembered.texts) {
      if (remembered.ids <= MOST_IDS || oldest === key) break;
      remembered.texts.delete(oldest);
      remembered.ids -= LEAST_COST + this.countIds(its);
    }
  }
}

const MOST_WORDS = 10;

/** A query of the text index; null for a text without words. */
interface TextQuery {
  /** Each must begin a word of a match. */
  words: string[];
  /** The joined text if it can be a reference or code typed with spaces or dots. */
  code: string | null;
}

/** Parses the words of a text; they only have letters and digits, so none is an operator. */
export function parseTextQuery(text: string): TextQuery | null {
  const words = [...new Set(listWords(text).slice(0, MOST_WORDS).map(cutWord))];
  if (words.length === 0) return null;
  const joined = cutWord(listWords(text).join(''));
  const isCode = words.length > 1 && /\p{N}/u.test(joined);
  return { words, code: isCode ? joined : null };
}

/**
 * Builds the queries of FTS5: all matches, then those by reference alone, by reference and place,
 * and by these and the title.
 */
export function listMatches({ words, code }: TextQuery): string[] {
  const all = words.map((word) => `"${word}"*`).join(' AND ');
  const named = code === null ? '' : ` OR ({reference} : "${code}"*)`;
  const within = listTiers().map((fields) => `({${fields.join(' ')}} : (${all}))${named}`);
  return [`(${all})${named}`, ...within];
}

/** Builds the same queries for PostgreSQL; the first is for `words`, the others are for `head`. */
export function listTsqueries({ words, code }: TextQuery): string[] {
  const write = (weights: string): string => {
    const all = words.map((word) => `'${word}':*${weights}`).join(' & ');
    return code === null ? all : `(${all}) | '${code}':*${weights && WEIGHTS.reference}`;
  };
  const within = listTiers().map((fields) => fields.map((field) => WEIGHTS[field]).join(''));
  return [write(''), ...within.map(write)];
}

function listTiers(): (typeof TEXT_FIELDS)[number][][] {
  return [1, 2, 3].map((count) => TEXT_FIELDS.slice(0, count));
}
