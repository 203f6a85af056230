import type { Core } from '@strapi/strapi';
import { interceptDocuments } from '../../platform/database/documents';
import type { Knex } from 'knex';
import { touchesPublished } from '../../platform/publishing/published';
import { raiseDataVersion } from '../search/read-model/write-read-model';
import { AGENT, OFFICE } from '../team/load-team';

/**
 * Reloads the team in every process when a published agent or office changes. The site is notified
 * as for other editorial content.
 */
export function subscribeToTeam(strapi: Core.Strapi): void {
  interceptDocuments(strapi, async (change, next) => {
    if (![AGENT, OFFICE].includes(change.uid) || !touchesPublished(strapi, change)) return next();
    return strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
      await raiseDataVersion(trx);
      return next();
    });
  });
}
