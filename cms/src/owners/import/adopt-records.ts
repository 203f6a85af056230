import type { Core } from '@strapi/strapi';
import { SNAPSHOT_SOURCE } from '../../listings/import/import-snapshot';
import { historyTables } from '../portal/history-kinds';

const owners = { table: 'up_users', links: 'listings_owner_lnk', link: 'user_id' };

/**
 * Assigns owners and history entries that were imported without a source to the source of their
 * listings, or the only one. Call it when listings have their source.
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
