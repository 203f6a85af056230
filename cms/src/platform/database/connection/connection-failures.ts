import type { Core } from '@strapi/strapi';

export interface DatabaseState {
  isDatabaseUnavailable?: boolean;
}

interface KnexClient {
  acquireConnection(): Promise<unknown>;
}

/**
 * Marks requests whose queries fail because the database is unavailable. Strapi turns such
 * failures into 400, 401, 500, 501 or a GraphQL response with status 200, and drops the error in
 * some places. Call it while registering.
 */
export function recordConnectionFailures(strapi: Core.Strapi): void {
  const record = (error: unknown): void => {
    const state = strapi.requestContext.get()?.state as DatabaseState | undefined;
    if (state && isConnectionFailure(error)) state.isDatabaseUnavailable = true;
  };
  const { connection } = strapi.db;
  connection.on('query-error', record);
  // Without a connection no query exists, so knex emits no event.
  const client = connection.client as KnexClient;
  const acquire = client.acquireConnection.bind(client);
  client.acquireConnection = () =>
    acquire().catch((error: unknown) => {
      record(error);
      throw error;
    });
}

/**
 * SQLSTATE of a server that shuts down or starts (57P01 to 57P03), has no free connections
 * (53300), or of a broken connection (class 08).
 */
const states = /^(57P0[123]|53300|08[0-9A-Z]{3})$/;

/** Error codes of Node.js for an unreachable server and of SQLite for an unreadable file. */
const codes = /^(ECONN(REFUSED|RESET)|ENOTFOUND|EPIPE|SQLITE_(CANTOPEN|IOERR).*)$/;

/** Messages of `pg` without a code for a closed connection. */
const messages = /Connection terminated|Connection ended unexpectedly|not queryable/;

/**
 * Reports whether a query failed because the database was unavailable, so that a retry may
 * succeed.
 */
export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && (states.test(code) || codes.test(code))) return true;
  return error.name === 'KnexTimeoutError' || messages.test(error.message);
}
