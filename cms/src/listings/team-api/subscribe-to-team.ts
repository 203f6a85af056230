import type { Core } from '@strapi/strapi';
import { interceptDocuments } from '../../platform/database/documents';
import type { Knex } from 'knex';
import { touchesPublished } from '../../platform/publishing/published';
import { raiseDataVersion } from '../search/read-model/write-read-model';
import { AGENT, OFFICE } from '../team/load-team';

/**
 * Lets every process read the team anew once somebody who is published has changed. The site is told
 * as of other editorial content (CMS-2).
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
