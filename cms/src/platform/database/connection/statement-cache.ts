/** What SQLite's driver has of a connection and its statements, as far as it is used here. */
interface Connection<Statement> {
  prepare(sql: string): Statement;
}

/** Queries have a few hundred shapes; a compiled one takes some ten kilobytes. */
const mostStatements = 500;
const selectQuery = /^\s*select\b/i;

/**
 * Lets a SQLite connection compile each query once, where knex has it compiled anew for each answer:
 * the statement is finished when its rows are read, and SQLite compiles it again by itself when a
 * table has changed.
 */
export function cacheStatements<Statement>(connection: Connection<Statement>): void {
  const statements = new Map<string, Statement>();
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (sql) => {
    const known = statements.get(sql);
    if (known !== undefined) {
      // Those used last stay longest.
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
