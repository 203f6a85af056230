/**
 * SQLSTATE of a server that shuts down or starts (57P01 to 57P03) or takes no more connections
 * (53300), and of a broken connection (08).
 */
const states = /^(57P0[123]|53300|08[0-9A-Z]{3})$/;

/** Codes of Node.js for a server that is not reached, and of SQLite for a file that is not. */
const codes = /^(ECONN(REFUSED|RESET)|ENOTFOUND|EPIPE|SQLITE_(CANTOPEN|IOERR).*)$/;

/** What `pg` says, without a code, of a connection that ended. */
const messages = /Connection terminated|Connection ended unexpectedly|not queryable/;

/** Whether a query failed because the database is away, so that the same request may pass later. */
export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && (states.test(code) || codes.test(code))) return true;
  return error.name === 'KnexTimeoutError' || messages.test(error.message);
}
