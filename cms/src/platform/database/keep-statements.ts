/** What SQLite's driver has of a connection and its statements, as far as it is used here. */
interface Connection<Statement> {
  prepare(sql: string): Statement;
}

/** Most questions are of a few hundred shapes; a compiled statement takes some ten kilobytes. */
const mostKept = 200;
const question = /^\s*select\b/i;

/**
 * Lets a SQLite connection compile each question once, where knex has it compiled anew for each
 * answer: the statement is finished when its rows are read, and SQLite compiles it again by itself
 * when a table has changed.
 */
export function keepStatements<Statement>(connection: Connection<Statement>): void {
  const kept = new Map<string, Statement>();
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (sql) => {
    const known = kept.get(sql);
    if (known !== undefined) {
      // Those used last stay longest.
      kept.delete(sql);
      kept.set(sql, known);
      return known;
    }
    const statement = prepare(sql);
    if (!question.test(sql)) return statement;
    kept.set(sql, statement);
    if (kept.size > mostKept) kept.delete(kept.keys().next().value as string);
    return statement;
  };
}
