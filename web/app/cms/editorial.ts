import type { QueryCms } from './client.server';
import type { PublicationStatus } from './generated/graphql';

/** How editorial content is asked for: what is published, or in a preview what is not yet (ROUTE-11). */
export type Editorial = {
  queryCms: QueryCms;
  status: PublicationStatus;
};
