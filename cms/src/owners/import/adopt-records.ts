import type { Core } from '@strapi/strapi';
import { SNAPSHOT_SOURCE } from '../../listings/import/import-snapshot';
import { historyTables } from '../portal/history-kinds';

const owners = { table: 'up_users', links: 'listings_owner_lnk', link: 'user_id' };

/**
 * Gives owners and entries of histories that were imported before their source was remembered to the
 * source of their listings, or to the one there was. Call it once listings have their source.
 */
export async function adoptPortalRecords({ db: { connection } }: Core.Strapi): Promise<void> {
  for (const { table, links, link } of [owners, ...Object.values(historyTables)]) {
    const source = connection('listings as listing')
      .join({ link: links }, 'link.listing_id', 'listing.id')
      .where(`link.${link}`, connection.ref(`${table}.id`))
      .max('listing.source');
    await connection(table)
      .whereNull('import_source')
      .whereNotNull('import_id')
      .update({ import_source: connection.raw('coalesce(?, ?)', [source, SNAPSHOT_SOURCE]) });
  }
}
