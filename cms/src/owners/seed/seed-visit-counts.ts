import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { createDocumentId } from '../../platform/database/document-columns';
import { agencyDay } from '../../platform/rules/agency-time';
import { allocateIds, insertRows } from '../../platform/database/bulk-write';
import { VISIT_COUNTS } from '../visits/record-visits';
import { isClosed } from '@agency/domain/availability';
import { addDays, agencyTimeZone } from '@agency/domain/day';
import { countDays, listDays } from '../visits/visit-day';
import { createHash } from 'node:crypto';

const DAYS = 90;
/** Limits memory use. */
const LISTINGS_AT_ONCE = 200;

interface StoredListing {
  reference: string;
  state: string;
  availability: string;
  listedAt: string | null;
}

/**
 * Writes visits of the last ninety days for every listing, today's up to the current hour; the
 * newest listing counts as from today. Does nothing if there are visits.
 */
export async function seedVisitCounts(strapi: Core.Strapi, now: Date): Promise<void> {
  const [any] = (await strapi.db.connection(VISIT_COUNTS).limit(1).select('id')) as unknown[];
  if (any) return;
  const listings = (await strapi.db.query('api::listing.listing').findMany({
    select: ['reference', 'state', 'availability', 'listedAt'],
  })) as StoredListing[];
  const today = agencyDay(now);
  const shift = findShift(listings, today);
  await strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    for (let start = 0; start < listings.length; start += LISTINGS_AT_ONCE) {
      const some = listings.slice(start, start + LISTINGS_AT_ONCE);
      const counts = some.flatMap((listing) => listCounts(listing, { now, today, shift }));
      await writeCounts(strapi, trx, counts, now);
    }
  });
}

interface Count {
  reference: string;
  day: string;
  visits: number;
}

/** Returns the visits of a listing per day, without empty days. */
function listCounts(
  { reference, state, availability, listedAt }: StoredListing,
  { now, today, shift }: { now: Date; today: string; shift: number },
): Count[] {
  const isOnOffer = state === 'active' && !isClosed(availability);
  const listed = addDays(agencyDay(new Date(listedAt ?? now)), listedAt ? shift : 0);
  return listDays(addDays(today, 1 - DAYS), today)
    .filter((day) => day >= listed)
    .map((day) => {
      const age = countDays(listed, day);
      const visits = countVisits({ reference, isOnOffer }, day, age);
      return { reference, day, visits: day === today ? cutToday(visits, now) : visits };
    })
    .filter(({ visits }) => visits > 0);
}

/** Returns the age of the newest listing in days, so that later installations show the same. */
function findShift(listings: readonly StoredListing[], today: string): number {
  const days = listings.flatMap(({ listedAt }) => (listedAt ? agencyDay(new Date(listedAt)) : []));
  const newest = days.sort().at(-1) ?? today;
  return Math.max(0, countDays(newest, today));
}

/** Returns the share of a day's visits up to now. */
function cutToday(visits: number, now: Date): number {
  const hour = new Intl.DateTimeFormat('en-GB', {
    timeZone: agencyTimeZone,
    hour: '2-digit',
    hourCycle: 'h23',
  }).format(now);
  return Math.floor((visits * Number(hour)) / 24);
}

async function writeCounts(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  counts: readonly Count[],
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

interface CurveListing {
  reference: string;
  /** On the site, and not sold or rented. */
  isOnOffer: boolean;
}

const WEEKEND = 1.4;
const MONDAY = 0.85;
/** Increase on the first day, and the days until it fades. */
const PEAK = 2.5;
const FADING_DAYS = 6;
const CLOSED = 0.15;

/**
 * Returns the invented visits of a listing on a day after it was put on offer: most at the start
 * and at weekends; deterministic.
 */
export function countVisits(
  { reference, isOnOffer }: CurveListing,
  day: string,
  age: number,
): number {
  const usual = 4 + 10 * chance(reference);
  const weekday = new Date(day).getUTCDay();
  const ofWeek = weekday === 0 || weekday === 6 ? WEEKEND : weekday === 1 ? MONDAY : 1;
  const ofAge = 0.6 + PEAK * Math.exp(-age / FADING_DAYS);
  const ofChance = 0.65 + 0.7 * chance(`${reference} ${day}`);
  const ofState = isOnOffer ? 1 : CLOSED;
  return Math.round(usual * ofWeek * ofAge * ofChance * ofState);
}

/** Returns a number from 0 to 1 derived from a text. */
function chance(text: string): number {
  return createHash('sha1').update(text).digest().readUInt32BE(0) / 0xffffffff;
}
