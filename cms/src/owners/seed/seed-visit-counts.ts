import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { createDocumentId } from '../../platform/database/document-columns';
import { agencyDay } from '../../platform/rules/agency-day';
import { allocateIds, insertRows } from '../../platform/database/bulk-write';
import { VISIT_COUNTS } from '../visits/record-visits';
import { addDays, countDays, listDays } from '../visits/visit-day';
import { countVisits } from './visit-curve';

const DAYS = 90;

interface StoredListing {
  reference: string;
  state: string;
  availability: string;
  listedAt: string | null;
}

/**
 * Writes visits of the last ninety days for every listing, today's up to this hour; the newest listing
 * is taken to be of today. Does nothing once there are visits. Returns the number of rows.
 */
export async function seedVisitCounts(strapi: Core.Strapi, now: Date): Promise<number> {
  const [any] = (await strapi.db.connection(VISIT_COUNTS).limit(1).select('id')) as unknown[];
  if (any) return 0;
  const listings = (await strapi.db.query('api::listing.listing').findMany({
    select: ['reference', 'state', 'availability', 'listedAt'],
  })) as StoredListing[];
  const today = agencyDay(now);
  const shift = findShift(listings, today);
  const counts = listings.flatMap(({ reference, state, availability, listedAt }) => {
    const isOnOffer = state === 'active' && ['available', 'option'].includes(availability);
    const listed = addDays(agencyDay(new Date(listedAt ?? now)), listedAt ? shift : 0);
    return listDays(addDays(today, 1 - DAYS), today)
      .filter((day) => day >= listed)
      .map((day) => {
        const age = countDays(listed, day);
        const visits = countVisits({ reference, isOnOffer }, day, age);
        return { reference, day, visits: day === today ? cutToday(visits, now) : visits };
      });
  });
  await strapi.db.transaction(({ trx }: { trx: Knex.Transaction }) =>
    writeCounts(
      strapi,
      trx,
      counts.filter(({ visits }) => visits > 0),
      now,
    ),
  );
  return counts.length;
}

/** How many days the newest listing is old: an installation of later shows the same. */
function findShift(listings: readonly StoredListing[], today: string): number {
  const days = listings.flatMap(({ listedAt }) => (listedAt ? agencyDay(new Date(listedAt)) : []));
  const newest = days.sort().at(-1) ?? today;
  return Math.max(0, countDays(newest, today));
}

/** Of the visits of a whole day those up to now. */
function cutToday(visits: number, now: Date): number {
  const hour = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Brussels',
    hour: '2-digit',
    hourCycle: 'h23',
  }).format(now);
  return Math.floor((visits * Number(hour)) / 24);
}

async function writeCounts(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  counts: readonly { reference: string; day: string; visits: number }[],
  now: Date,
): Promise<void> {
  const ids = await allocateIds(strapi, trx, VISIT_COUNTS, counts.length);
  const moments = { created_at: now, updated_at: now, published_at: now };
  const rows = counts.map(({ reference, day, visits }, index) => ({
    id: ids[index] ?? 0,
    document_id: createDocumentId(),
    listing_reference: reference,
    day,
    visits,
    ...moments,
  }));
  await insertRows(trx, VISIT_COUNTS, rows);
}
