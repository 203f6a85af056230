import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { subscribeToFileChanges } from '../../platform/uploads/subscribe-to-file-changes';
import { projectAgain } from './rebuild-read-model';

const LISTING = 'api::listing.listing';

/** Keeps cards in step with the media library: a changed picture changes the listings that show it. */
export function subscribeToPictures(strapi: Core.Strapi): void {
  subscribeToFileChanges(
    strapi,
    'listings',
    (fileId) => findListings(strapi, fileId),
    async (ids) => {
      await strapi.db.transaction(({ trx }: { trx: Knex.Transaction }) =>
        projectAgain(strapi, trx, ids),
      );
    },
  );
}

async function findListings(strapi: Core.Strapi, fileId: number): Promise<number[]> {
  return strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    const rows = (await trx('files_related_mph')
      .where({ file_id: fileId, related_type: LISTING, field: 'pictures' })
      .select('related_id')) as { related_id: number }[];
    return [...new Set(rows.map((row) => row.related_id))];
  });
}
