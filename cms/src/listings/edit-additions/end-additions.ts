import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { scheduleJob } from '../../platform/jobs/schedule-job';
import { agencyDay } from '../../platform/rules/agency-time';
import { CORRECTIONS, OPEN_HOUSES } from '../additions/addition-tables';
import { projectAgain } from '../search/read-model/rebuild-read-model';
import { lockDataVersion } from '../search/read-model/write-read-model';

/** By the minute: an open house ends at any. */
const EVERY_MINUTE = '15 * * * * *';

/** Shows listings without what is over by now; says of how many that was so (EDIT-7). */
export async function endAdditions(strapi: Core.Strapi, now = new Date()): Promise<number> {
  const isOver = (connection: Knex) => ({
    [CORRECTIONS]: connection(CORRECTIONS).where('until', '<', agencyDay(now)),
    [OPEN_HOUSES]: connection(OPEN_HOUSES).where('ends', '<=', now.getTime()),
  });
  const waiting = Object.values(isOver(strapi.db.connection));
  const found = await Promise.all(
    waiting.map((rows) => rows.where({ is_over: false }).first('id')),
  );
  if (found.every((row) => row === undefined)) return 0;
  let count = 0;
  await changeListings(strapi, async (trx) => {
    const ended = new Set<string>();
    for (const rows of Object.values(isOver(trx))) {
      const own = rows.where({ is_over: false });
      for (const listing of (await own.clone().pluck('listing')) as string[]) ended.add(listing);
      await own.clone().update({ is_over: true });
    }
    count = ended.size;
    return [...ended];
  });
  return count;
}

/** Every process may; one at a time does. */
export function scheduleAdditions(strapi: Core.Strapi): void {
  scheduleJob(strapi, {
    name: 'listingAdditions',
    rule: EVERY_MINUTE,
    title: 'Corrections and open houses',
    run: () => endAdditions(strapi),
  });
}

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
