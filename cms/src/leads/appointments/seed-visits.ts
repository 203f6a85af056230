import type { Core } from '@strapi/strapi';
import { documentsOf } from '../../platform/database/documents';
import { startOfDay } from '../../platform/rules/start-of-day';
import { agencyDay } from '../../platform/rules/agency-time';

const LISTING = 'api::listing.listing';
const SLOT = 'api::appointment-slot.appointment-slot';

const hours = [10, 14, 17];
const hourMs = 3600 * 1000;
const lengthMs = 45 * 60 * 1000;
const daysAhead = 14;
const placesEach = 2;
const listingsPerGoal = 2;

/**
 * Creates slots on weekdays of two weeks after `now` for a few listings, so that a first
 * installation has days to choose from; those of the last listing are full. Returns the number
 * of slots.
 */
export async function seedVisits(strapi: Core.Strapi, now: Date): Promise<number> {
  const sale = await findListings(strapi, 'sale');
  const listings = [...sale, ...(await findListings(strapi, 'rent'))];
  const moments = listMoments(now);
  await strapi.db.transaction(async () => {
    for (const [index, listing] of listings.entries()) {
      // Demo slots have no visitors; full ones look like agreements by telephone.
      const isFull = index > 0 && index === listings.length - 1;
      for (const start of moments) {
        const end = new Date(start.getTime() + lengthMs);
        const data = { listing, start, end, capacity: isFull ? 0 : placesEach, active: true };
        await documentsOf(strapi, SLOT).create({ data });
      }
    }
  });
  return listings.length * moments.length;
}

/** Returns three times a day in Brussels on the weekdays of two weeks, starting tomorrow. */
export function listMoments(now: Date): Date[] {
  const today = agencyDay(now);
  const days = Array.from({ length: daysAhead }, (_, index) => startOfDay(today, index + 1));
  return days.filter(isWeekday).flatMap((day) => {
    return hours.map((hour) => new Date(day.getTime() + hour * hourMs));
  });
}

function isWeekday(day: Date): boolean {
  return ![0, 6].includes(new Date(agencyDay(day)).getUTCDay());
}

async function findListings(strapi: Core.Strapi, goal: 'sale' | 'rent'): Promise<string[]> {
  const listings = (await strapi.db.query(LISTING).findMany({
    where: { goal, state: 'active', availability: 'available', project: { id: { $null: true } } },
    orderBy: { reference: 'desc' },
    limit: listingsPerGoal,
    select: ['documentId'],
  })) as { documentId: string }[];
  return listings.map(({ documentId }) => documentId);
}
