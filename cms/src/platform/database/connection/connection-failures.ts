import type { Core } from '@strapi/strapi';
import { isConnectionFailure } from './is-connection-failure';

/** What a request's `ctx.state` holds of the database. */
export interface DatabaseState {
  /** A query of this request failed because the database was away. */
  isDatabaseUnavailable?: boolean;
}

interface KnexClient {
  acquireConnection(): Promise<unknown>;
}

/**
 * Marks each request of which a query fails because the database is away. Strapi turns such a
 * failure into 400, 401, 500, 501 or a GraphQL answer of status 200 in many places, some of which
 * drop the error. Call it while registering.
 */
export function recordConnectionFailures(strapi: Core.Strapi): void {
  const record = (error: unknown): void => {
    const state = strapi.requestContext.get()?.state as DatabaseState | undefined;
    if (state && isConnectionFailure(error)) state.isDatabaseUnavailable = true;
  };
  const { connection } = strapi.db;
  connection.on('query-error', record);
  // No query exists yet where no connection is had: knex emits nothing.
  const client = connection.client as KnexClient;
  const acquire = client.acquireConnection.bind(client);
  client.acquireConnection = () =>
    acquire().catch((error: unknown) => {
      record(error);
      throw error;
    });
}
