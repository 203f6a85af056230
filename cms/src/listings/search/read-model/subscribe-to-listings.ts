import type { Core } from '@strapi/strapi';
import { interceptDocuments } from '../../../platform/database/documents';
import type { Knex } from 'knex';
import { describeConditions } from '../../conditions/load-conditions';
import { everyListing, listListingChanges } from './list-listing-changes';
import { recordChanges } from '../../../platform/publishing/record-changes';
import { listListingIds } from './load-listing-facts';
import { projectListings, projectAgain } from './rebuild-read-model';
import { lockDataVersion, raiseDataVersion } from './write-read-model';
import { subscribeToFileChanges } from '../../../platform/uploads/subscribe-to-file-changes';

const LISTING = 'api::listing.listing';
const CITY = 'api::city.city';
const TYPE = 'api::property-type.property-type';
const SITE = 'api::site.site';
const WRITES = new Set(['create', 'update', 'delete', 'clone', 'publish', 'unpublish']);

/** Reports whether imports also write documents of this type. */
export const isImported = (uid: string): boolean => [LISTING, CITY, TYPE].includes(uid);

/**
 * Updates the read model in the same transaction when an editor saves a listing, or a city, type or
 * setting that it depends on. Notifies the site.
 */
export function subscribeToListings(strapi: Core.Strapi): void {
  interceptDocuments(strapi, async ({ uid, action, params }, next) => {
    if (![LISTING, CITY, TYPE, SITE].includes(uid) || !WRITES.has(action)) return next();
    return strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
      if (isImported(uid)) await lockDataVersion(trx);
      const touchesAll = uid === SITE || uid === TYPE;
      const before = touchesAll ? [] : await findListings(trx, uid, params.documentId);
      const shown = touchesAll ? everyListing : await listListingChanges(trx, before);
      const settingBefore = uid === SITE ? await readSetting(trx) : null;
      const result = await next();
      if (uid === SITE && settingBefore === (await readSetting(trx))) return result;
      const written = params.documentId ?? findDocumentId(result);
      const after = touchesAll ? await listListingIds(trx) : await findListings(trx, uid, written);
      await raiseDataVersion(trx);
      await projectListings(strapi, trx, [...new Set([...before, ...after])]);
      const changed = touchesAll ? [] : await listListingChanges(trx, after);
      await recordChanges(strapi, [...shown, ...changed]);
      return result;
    });
  });
}

/** Finds the listings of this document, or in this city. */
async function findListings(
  trx: Knex,
  uid: string,
  documentId: string | undefined,
): Promise<number[]> {
  if (documentId === undefined) return [];
  const query =
    uid === LISTING
      ? trx('listings').where({ document_id: documentId }).select('id')
      : trx('listings_city_lnk')
          .whereIn('city_id', trx('cities').where({ document_id: documentId }).select('id'))
          .select({ id: 'listing_id' });
  const rows = (await query) as { id: number }[];
  return rows.map((row) => row.id);
}

async function readSetting(trx: Knex): Promise<string> {
  const rows = (await trx('sites')
    .whereNotNull('published_at')
    .orderBy('id')
    .select('energy_ladders', 'incomplete_adverts')) as object[];
  return JSON.stringify(rows.map((row) => Object.values(row))) + (await describeConditions(trx));
}

function findDocumentId(result: unknown): string | undefined {
  return (result as { documentId?: string } | null)?.documentId;
}

/** Updates the listings that show a picture when it changes in the media library. */
export function subscribeToPictures(strapi: Core.Strapi): void {
  subscribeToFileChanges(
    strapi,
    'listings',
    (fileId) => findListingsOfPicture(strapi, fileId),
    async (ids) => {
      await strapi.db.transaction(({ trx }: { trx: Knex.Transaction }) =>
        projectAgain(strapi, trx, ids),
      );
    },
  );
}

async function findListingsOfPicture(strapi: Core.Strapi, fileId: number): Promise<number[]> {
  return strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    const rows = (await trx('files_related_mph')
      .where({ file_id: fileId, related_type: LISTING, field: 'pictures' })
      .select('related_id')) as { related_id: number }[];
    return [...new Set(rows.map((row) => row.related_id))];
  });
}
