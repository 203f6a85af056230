interface Connection<Statement> {
  prepare(sql: string): Statement;
}

/** There are a few hundred different queries; a prepared one takes about ten kilobytes. */
const mostStatements = 500;
const selectQuery = /^\s*select\b/i;

/**
 * Makes a SQLite connection prepare each query once; knex prepares it for every execution. Safe
 * because rows are read to the end, and SQLite re-prepares a statement when the schema changes.
 */
export function cacheStatements<Statement>(connection: Connection<Statement>): void {
  const statements = new Map<string, Statement>();
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (sql) => {
    const known = statements.get(sql);
    if (known !== undefined) {
      // Moves it to the end: the least recently used are evicted first.
      statements.delete(sql);
      statements.set(sql, known);
      return known;
    }
    const statement = prepare(sql);
    if (!selectQuery.test(sql)) return statement;
    statements.set(sql, statement);
    if (statements.size > mostStatements) {
      statements.delete(statements.keys().next().value as string);
    }
    return statement;
  };
}
