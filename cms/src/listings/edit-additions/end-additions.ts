import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { scheduleJob } from '../../platform/jobs/schedule-job';
import { agencyDay } from '../../platform/rules/agency-time';
import { CORRECTIONS, OPEN_HOUSES, type CorrectionRow } from '../additions/addition-tables';
import { readLegalFacts, type LegalFact } from '../additions/load-additions';
import { projectAgain } from '../search/read-model/rebuild-read-model';
import { lockDataVersion } from '../search/read-model/write-read-model';

/** Every minute, since an open house can end at any minute. */
const EVERY_MINUTE = '15 * * * * *';

/** Updates the listings whose corrections or open houses have ended, and returns their number. */
export async function endAdditions(strapi: Core.Strapi, now = new Date()): Promise<number> {
  const isOver = (connection: Knex) => ({
    [CORRECTIONS]: connection(CORRECTIONS).where('until', '<', agencyDay(now)),
    [OPEN_HOUSES]: connection(OPEN_HOUSES).where('ends', '<=', now.getTime()),
  });
  const factsEnded = (connection: Knex) =>
    connection(CORRECTIONS).where('facts_until', '<', agencyDay(now));
  const waiting = Object.values(isOver(strapi.db.connection)).map((rows) =>
    rows.where({ is_over: false }),
  );
  const found = await Promise.all(
    [...waiting, factsEnded(strapi.db.connection)].map((rows) => rows.first('id')),
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
    for (const { id, listing, facts } of (await factsEnded(trx)) as CorrectionRow[]) {
      ended.add(listing);
      const facts_until = findNextEnd(readLegalFacts({ facts }), agencyDay(now));
      await trx(CORRECTIONS).where({ id }).update({ facts_until });
    }
    count = ended.size;
    return [...ended];
  });
  return count;
}

/** Returns the first day, from today on, after which one of the facts ends; null if none does. */
export function findNextEnd(
  facts: Readonly<Record<string, LegalFact>>,
  today: string,
): string | null {
  const ends = Object.values(facts).flatMap(({ until }) => until ?? []);
  return ends.filter((day) => day >= today).sort()[0] ?? null;
}

/** Schedules the job in every process; one at a time runs it. */
export function scheduleAdditions(strapi: Core.Strapi): void {
  scheduleJob(strapi, {
    name: 'listingAdditions',
    rule: EVERY_MINUTE,
    title: 'Corrections and open houses',
    run: () => endAdditions(strapi),
  });
}

/** Writes corrections or open houses, then updates the read model, in one transaction. */
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
