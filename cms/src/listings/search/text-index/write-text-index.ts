import type { Knex } from 'knex';
import { languages } from '@agency/domain/languages';
import { deleteRows, insertRows, type TableRow } from '../../../platform/database/bulk-write';
import type { SearchText } from './search-text';
import { isPostgres, nameTextTable, TEXT_FIELDS } from './text-index-tables';

/** PostgreSQL's weight of each field. */
export const WEIGHTS = { reference: 'A', place: 'B', title: 'C', description: 'D' } as const;

/** Replaces the words of these listings in the text index, in the caller's transaction. */
export async function writeTextIndex(
  trx: Knex.Transaction,
  ids: readonly number[],
  texts: readonly SearchText[],
): Promise<void> {
  const onPostgres = isPostgres(trx);
  for (const language of languages) {
    const table = nameTextTable(language);
    await deleteRows(trx, table, onPostgres ? 'listing_id' : 'rowid', ids);
    const own = texts.filter((text) => text.language === language);
    await insertRows(trx, table, own.map(onPostgres ? toVectors : toColumns));
  }
}

function toColumns({ listing_id, words }: SearchText): TableRow {
  const columns = TEXT_FIELDS.map((field) => [field, words[field].join(' ')]);
  return { rowid: listing_id, ...(Object.fromEntries(columns) as Record<string, string>) };
}

/** `head` has the words of more weight than the description, by weight; `words` has all. */
function toVectors({ listing_id, words }: SearchText): TableRow {
  const head = TEXT_FIELDS.filter((field) => field !== 'description').flatMap((field) =>
    words[field].map((word) => `'${word}':1${WEIGHTS[field]}`),
  );
  const all = TEXT_FIELDS.flatMap((field) => words[field].map((word) => `'${word}'`));
  return { listing_id, head: head.join(' '), words: all.join(' ') };
}
