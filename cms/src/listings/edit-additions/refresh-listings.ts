import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { projectAgain } from '../search/rebuild-read-model';
import { lockDataVersion } from '../search/write-read-model';

/** Writes something beside listings, then what the site shows of them, in one transaction. */
export async function changeListings(
  strapi: Core.Strapi,
  write: (trx: Knex.Transaction) => Promise<readonly string[]>,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    await lockDataVersion(trx);
    const documentIds = await write(trx);
    if (documentIds.length === 0) return;
    const ids = (await trx('listings').whereIn('document_id', documentIds).pluck('id')) as number[];
    await projectAgain(strapi, trx, ids);
  });
}
