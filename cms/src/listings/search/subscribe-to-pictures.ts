import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { listListingChanges } from './list-listing-changes';
import { recordChanges } from '../../platform/publishing/record-changes';
import { subscribeToFileChanges } from '../../platform/uploads/subscribe-to-file-changes';
import { projectListings } from './rebuild-read-model';
import { raiseDataVersion } from './write-read-model';

const LISTING = 'api::listing.listing';

/** Keeps cards in step with the media library: a changed picture changes the listings that show it. */
export function subscribeToPictures(strapi: Core.Strapi): void {
  subscribeToFileChanges(
    strapi,
    'listings',
    (fileId) => findListings(strapi, fileId),
    (ids) => projectAgain(strapi, ids),
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

async function projectAgain(strapi: Core.Strapi, ids: readonly number[]): Promise<void> {
  await strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    await raiseDataVersion(trx);
    await projectListings(strapi, trx, ids);
    await recordChanges(strapi, await listListingChanges(trx, ids));
  });
}
