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
 * Gives a few listings moments for visits on the weekdays of the two weeks after `now`, so that a
 * first installation shows days to choose from; at those of the last listing no seat is left
 * (FORM-14, ERR-8). Returns the number of moments.
 */
export async function seedVisits(strapi: Core.Strapi, now: Date): Promise<number> {
  const sale = await findListings(strapi, 'sale');
  const listings = [...sale, ...(await findListings(strapi, 'rent'))];
  const moments = listMoments(now);
  await strapi.db.transaction(async () => {
    for (const [index, listing] of listings.entries()) {
      // Nobody holds a seat of the demo: none is given away, as after agreements by telephone.
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

/** Three moments a day by the clock in Brussels, from tomorrow on for two weeks, weekdays alone. */
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
