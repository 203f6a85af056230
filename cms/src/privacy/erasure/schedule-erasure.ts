import { agencyTimeZone } from '@agency/domain/day';
import type { Core } from '@strapi/strapi';
import { eraseTraces } from '../../platform/database/erase-traces';
import { scheduleJob } from '../../platform/jobs/schedule-job';
import { forgetEmptySearches } from '../../listings/search/empty-searches';
import { forgetOldBatches } from '../../owners/visits/record-visits';
import { eraseExpired } from './erase-expired';

const EVERY_TEN_MINUTES = '10 */10 * * * *';
const NIGHT_HOUR = 3;

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: agencyTimeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
});

/**
 * Erases expired data every night after 3:00 in Brussels; after a downtime, as soon as the CMS
 * runs.
 */
export function scheduleErasure(strapi: Core.Strapi): void {
  scheduleJob(strapi, {
    name: 'erasure',
    rule: EVERY_TEN_MINUTES,
    title: 'Erasure',
    run: () => eraseWhenDue(strapi, new Date()),
  });
}

/** Erases expired data if not done since the last night. Logs the counts. */
export async function eraseWhenDue(strapi: Core.Strapi, now: Date): Promise<boolean> {
  const store = strapi.store({ type: 'core', name: 'agency', key: 'erasure' });
  const night = nameNight(now);
  if ((await store.get({})) === night) return false;
  const counts = Object.entries(await eraseExpired(strapi, now));
  await forgetOldBatches(strapi.db.connection, now);
  await forgetEmptySearches(strapi, now);
  await store.set({ value: night });
  // Every night, because staff also delete data manually.
  await eraseTraces(strapi);
  if (counts.length > 0) {
    const words = counts.map(([kind, rows]) => `${rows} ${kind}`).join(', ');
    strapi.log.info(`Erased after the time of keeping: ${words}`);
  }
  return true;
}

/** Returns the day of the last night: before 3:00, that of the previous day. */
function nameNight(now: Date): string {
  const [day = '', hour = '0'] = clock.format(now).split(' ');
  if (Number(hour) >= NIGHT_HOUR) return day;
  return clock.format(new Date(now.getTime() - 24 * 3600 * 1000)).split(' ')[0] ?? day;
}
