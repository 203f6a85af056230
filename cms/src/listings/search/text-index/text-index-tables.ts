import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { languages } from '@agency/domain/languages';

/** The indexed fields of a listing, in order of weight. */
export const TEXT_FIELDS = ['reference', 'place', 'title', 'description'] as const;

export type TextField = (typeof TEXT_FIELDS)[number];

/** The id of the lock for processes that start at the same time. */
const LOCK = 520_412;

/**
 * Returns the table of a language's text index; one per language, so that a search reads no other
 * language.
 */
export function nameTextTable(language: string): string {
  return `search_words_${language.toLowerCase().replace(/[^a-z0-9]/g, '_')}`;
}

export function isPostgres(connection: Knex): boolean {
  return /^(pg|postgres)/.test(String(connection.client.config.client));
}

/**
 * Adds the text index to the database if it is missing. Strapi does not know these tables and
 * ignores them, since it can describe neither FTS5 nor `tsvector`.
 */
export async function ensureTextIndex({ db }: Core.Strapi): Promise<void> {
  const { connection } = db;
  await connection.transaction(async (trx) => {
    if (isPostgres(connection)) await trx.raw('select pg_advisory_xact_lock(?)', [LOCK]);
    for (const language of languages) await createTable(trx, nameTextTable(language));
  });
}

async function createTable(trx: Knex.Transaction, table: string): Promise<void> {
  if (!isPostgres(trx)) {
    // The words are already folded and split, so the tokenizer only splits at spaces.
    await trx.raw(
      `create virtual table if not exists ?? using fts5(${TEXT_FIELDS.join(', ')},
         content='', contentless_delete=1, detail=column, tokenize='ascii')`,
      [table],
    );
    return;
  }
  await trx.raw(
    `create table if not exists ??
       (listing_id integer primary key, head tsvector not null, words tsvector not null)`,
    [table],
  );
  await trx.raw(
    'create index if not exists ?? on ?? using gin (words) with (gin_pending_list_limit = 32768)',
    [`${table}_words`, table],
  );
}

/**
 * Empties the text index before a full rebuild; on SQLite, replacing every row takes five times as
 * long.
 */
export async function clearTextIndex(trx: Knex.Transaction): Promise<void> {
  for (const table of languages.map(nameTextTable)) {
    if (isPostgres(trx)) await trx(table).delete();
    else await trx.raw(`insert into ?? (??) values ('delete-all')`, [table, table]);
  }
}

/** Reports whether the text index of every language has rows. */
export async function isTextIndexFilled(connection: Knex): Promise<boolean> {
  for (const language of languages) {
    const column = isPostgres(connection) ? 'listing_id' : 'rowid';
    if (!(await connection(nameTextTable(language)).first(column))) return false;
  }
  return true;
}
