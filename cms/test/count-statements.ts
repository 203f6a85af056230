import type { TestCms } from './boot';

/**
 * Does something, and counts the statements meanwhile that name a table of `tables`. Other work of
 * the CMS, such as what starts with it or is scheduled, asks for other tables at the same time.
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
