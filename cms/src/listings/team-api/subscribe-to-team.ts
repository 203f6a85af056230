import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { touchesPublished, type DocumentChange } from '../../platform/publishing/published';
import { raiseDataVersion } from '../search/read-model/write-read-model';
import { AGENT, OFFICE } from '../team/load-team';

/**
 * Lets every process read the team anew once somebody who is published has changed. The site is told
 * as of other editorial content (CMS-2).
 */
export function subscribeToTeam(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const change = context as unknown as DocumentChange;
    if (![AGENT, OFFICE].includes(change.uid) || !touchesPublished(strapi, change)) return next();
    return strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
      await raiseDataVersion(trx);
      return next();
    });
  });
}
