import type { Core } from '@strapi/strapi';
import { isConnectionFailure } from './is-connection-failure';

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
