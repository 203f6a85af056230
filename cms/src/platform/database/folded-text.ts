import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { foldText } from '@agency/domain/fold-text';

interface SqliteConnection {
  function(
    name: string,
    options: { deterministic: boolean },
    run: (text: unknown) => unknown,
  ): void;
}

/**
 * Adds two SQL functions to a SQLite connection: `fold_text`, which is {@link foldText}, and
 * `only_digits`.
 */
export function addFoldText(connection: SqliteConnection): void {
  connection.function('fold_text', { deterministic: true }, (text) =>
    typeof text === 'string' ? foldText(text) : null,
  );
  connection.function('only_digits', { deterministic: true }, (text) =>
    typeof text === 'string' ? text.replace(/\D/g, '') : null,
  );
}

/** Advisory lock that serializes processes starting together. */
const LOCK = 520_411;

/** Creates both functions in PostgreSQL, with the rules of {@link foldText}. */
export async function ensureFoldText({ db }: Core.Strapi): Promise<void> {
  if (db.dialect.client !== 'postgres') return;
  await db.connection.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [LOCK]);
    await trx.raw(foldTextInPostgres);
    await trx.raw(onlyDigitsInPostgres);
  });
}

// Removes diacritics first, so that a `lower` limited to ASCII gives the same result.
const foldTextInPostgres = `
  create or replace function fold_text(given text) returns text
  language sql immutable strict parallel safe as $fold$
    select replace(replace(replace(
      translate(
        lower(regexp_replace(
          normalize(given, NFKD),
          '[\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f]', '', 'g'
        )),
        'ØøŁłĐđıÆŒẞ', 'oollddiæœß'
      ),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
  $fold$`;

const onlyDigitsInPostgres = `
  create or replace function only_digits(given text) returns text
  language sql immutable strict parallel safe as $digits$
    select regexp_replace(given, '[^0-9]', '', 'g')
  $digits$`;

export function whereDigits(
  query: Knex.QueryBuilder,
  column: string,
  digits: string,
): Knex.QueryBuilder {
  return query.whereRaw('only_digits(??) like ?', [column, `%${digits}%`]);
}

export function whereFolded(
  query: Knex.QueryBuilder,
  columns: readonly string[],
  word: string,
): Knex.QueryBuilder {
  const pattern = `%${foldText(word).replace(/[!%_]/g, '!$&')}%`;
  return query.where((row) => {
    for (const column of columns) {
      void row.orWhereRaw(`fold_text(??) like ? escape '!'`, [column, pattern]);
    }
  });
}
