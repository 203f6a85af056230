import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { listListingChanges } from '../publish/list-listing-changes';
import { noteChanges } from '../publish/note-changes';
import { projectListings } from './rebuild-read-model';
import { raiseDataVersion } from './write-read-model';

const FILE = 'plugin::upload.file';
const LISTING = 'api::listing.listing';

interface FileEvent {
  action: string;
  model: { uid: string };
  params: { where?: { id?: unknown } };
  state: Record<string, unknown>;
}

/**
 * Keeps cards in step with the media library, which writes past the Document Service: a picture that is
 * deleted or described anew there changes the listings that show it.
 */
export function followPictures(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe(async (event) => {
    const { action, model, params, state } = event as unknown as FileEvent;
    if (model.uid !== FILE) return;
    const id = Number(params.where?.id);
    if (action === 'beforeDelete' || action === 'beforeUpdate') {
      state.listings = Number.isInteger(id) ? await findListings(strapi, id) : [];
    }
    if (action === 'afterDelete' || action === 'afterUpdate') {
      await projectAgain(strapi, (state.listings as number[] | undefined) ?? []);
    }
  });
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
  if (ids.length === 0) return;
  await strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    await raiseDataVersion(trx);
    await projectListings(trx, ids);
    await noteChanges(strapi, await listListingChanges(trx, ids));
  });
}
