import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { startOfDay } from '../../platform/rules/start-of-day';
import { agencyDay } from '../../platform/rules/agency-day';
import { parseArguments } from '../../platform/graphql/parse-arguments';
import { listVisitDays, type VisitDay } from '../visits/sum-visits';
import { addDays } from '@agency/domain/day';
import { findFirstDay } from './find-first-day';
import { findOwned } from './find-owned';
import { listViewings, type Viewing } from './list-viewings';

const calendarArguments = z.object({
  session: z.string(),
  listing: z.string(),
  month: z.string(),
});

export interface OwnerCalendar {
  month: string;
  firstMonth: string;
  since: string;
  days: VisitDay[];
  viewings: Viewing[];
}

/**
 * The visits of each day of a month (`yyyy-mm`) to a listing of the session's owner, and the moments
 * at which visitors come or came to see it (OWN-5). Null when the session is over, when the listing is
 * not the owner's (OWN-2), and for a month before its first or after this one.
 */
export async function findCalendar(
  strapi: Core.Strapi,
  given: unknown,
  now: Date = new Date(),
): Promise<OwnerCalendar | null> {
  const { session, listing: reference, month } = parseArguments(calendarArguments, given);
  const listing = await findOwned(strapi, session, reference);
  if (!listing || !/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return null;
  const today = agencyDay(now);
  const since = await findFirstDay(strapi, listing, today);
  const firstMonth = since.slice(0, 7);
  if (month < firstMonth || month > today.slice(0, 7)) return null;
  const firstDay = `${month}-01`;
  const nextMonth = `${addDays(firstDay, 31).slice(0, 7)}-01`;
  const from = startOfDay(firstDay, 0);
  const to = startOfDay(nextMonth, 0);
  return {
    month,
    firstMonth,
    since,
    days: await listVisitDays(strapi, [reference], firstDay, addDays(nextMonth, -1)),
    viewings: await listViewings(strapi, listing.id, from, to),
  };
}
