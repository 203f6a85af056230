import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { isPostgres } from './text-index-tables';

const withTrigrams = new WeakSet<Knex>();

/**
 * Adds `pg_trgm` to PostgreSQL, which narrows the place names for a misspelled word. If it is
 * missing or cannot be added, this is logged once and every place name is compared.
 */
export async function ensureTrigrams(strapi: Core.Strapi): Promise<void> {
  const { connection } = strapi.db;
  if (!isPostgres(connection)) return;
  const failure = await addExtension(connection);
  try {
    await connection.raw(`select word_similarity('a', 'a')`);
    withTrigrams.add(connection);
  } catch (error) {
    const reason = (failure ?? (error as Error)).message;
    strapi.log.warn(
      `PostgreSQL's extension pg_trgm is missing and cannot be added (${reason}). ` +
        'Misspelled place names are found without it, more slowly where there are many places. ' +
        'A superuser adds it with: create extension pg_trgm',
    );
  }
}

/** Returns the error if it could not be added; null if it exists. */
async function addExtension(connection: Knex): Promise<Error | null> {
  try {
    await connection.raw('create extension if not exists pg_trgm');
    return null;
  } catch (error) {
    return error as Error;
  }
}

/**
 * One missing letter can remove half of the trigrams of a short word; the exact rule is applied
 * afterwards.
 */
const LEAST_SIMILARITY = 0.2;

/**
 * Returns the keys of cities whose names may contain a similar word; null if the database cannot
 * narrow them down.
 */
export async function findSimilarCities(connection: Knex, word: string): Promise<string[] | null> {
  if (!withTrigrams.has(connection)) return null;
  const rows = (await connection('cities')
    .whereRaw('word_similarity(?, fold_text(name)) >= ?', [word, LEAST_SIMILARITY])
    .distinct('key')) as { key: string }[];
  return rows.map(({ key }) => key);
}
