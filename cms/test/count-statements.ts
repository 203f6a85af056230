import type { TestCms } from './boot';

/**
 * Runs something and counts the queries on `tables`. Other tables are ignored, as jobs may query
 * them at the same time.
 */
export async function countStatements<Result>(
  { strapi }: TestCms,
  tables: RegExp,
  work: () => Promise<Result>,
): Promise<[statements: number, result: Result]> {
  let statements = 0;
  const listen = ({ sql }: { sql: string }): void => {
    if (tables.test(sql)) statements += 1;
  };
  strapi.db.connection.on('query', listen);
  const result = await work().finally(() => strapi.db.connection.off('query', listen));
  return [statements, result];
}
