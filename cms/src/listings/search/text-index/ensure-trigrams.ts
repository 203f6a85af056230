import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { isPostgres } from './text-index-tables';

const withTrigrams = new WeakSet<Knex>();

/**
 * Adds `pg_trgm` to PostgreSQL, which narrows the place names that a misspelled word may mean. A
 * server without it, or a role that may not add it, is written to the log once, and every place name
 * is compared instead.
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

/** Why it could not be added; null when it is there. */
async function addExtension(connection: Knex): Promise<Error | null> {
  try {
    await connection.raw('create extension if not exists pg_trgm');
    return null;
  } catch (error) {
    return error as Error;
  }
}

/** Half of the trigrams of a short word may be gone with one letter; the exact rule comes after. */
const LEAST_SIMILARITY = 0.2;

/**
 * The keys of the cities whose names may have a word like this one; null where the database cannot
 * say, which is to say any.
 */
export async function findSimilarCities(connection: Knex, word: string): Promise<string[] | null> {
  if (!withTrigrams.has(connection)) return null;
  const rows = (await connection('cities')
    .whereRaw('word_similarity(?, fold_text(name)) >= ?', [word, LEAST_SIMILARITY])
    .distinct('key')) as { key: string }[];
  return rows.map(({ key }) => key);
}
