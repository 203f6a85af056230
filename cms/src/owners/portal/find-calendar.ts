import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { startOfDay } from '../../platform/rules/start-of-day';
import { agencyDay } from '../../platform/rules/agency-time';
import { parseArguments } from '../../platform/graphql/parse-arguments';
import { listVisitDays, type VisitDay } from '../visits/sum-visits';
import { addDays } from '@agency/domain/day';
import { findFirstDay } from './find-statistics';
import { findOwned } from './find-owned';

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
 * Returns the visits per day of a month (`yyyy-mm`) to a listing of the session's owner, and its
 * viewing times. Null if the session has expired, the listing belongs to another owner, or the
 * month is before its first or after the current one.
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

/** A viewing time, with its number of visitors and seats. */
export interface Viewing {
  start: Date;
  end: Date;
  booked: number;
}

interface ViewingRow {
  listing: number;
  start: number | string | Date;
  end: number | string | Date;
  booked: number | string;
}

/**
 * Lists agreed visits to a listing in a period, grouped by time: owners see numbers, never
 * names.
 */
async function listViewings(
  strapi: Core.Strapi,
  listingId: number,
  from: Date,
  to: Date,
): Promise<Viewing[]> {
  return (await listViewingsByListing(strapi, [listingId], from, to)).get(listingId) ?? [];
}

/** Returns the same for several listings in one query, by id; listings without any are missing. */
export async function listViewingsByListing(
  { db }: Core.Strapi,
  listingIds: readonly number[],
  from: Date,
  to: Date,
): Promise<Map<number, Viewing[]>> {
  const rows = (await db
    .connection('leads_listing_lnk as link')
    .join('leads_cmps as part', 'part.entity_id', 'link.lead_id')
    .join('components_lead_appointments as visit', 'visit.id', 'part.cmp_id')
    .whereIn('link.listing_id', listingIds)
    .where({ 'part.component_type': 'lead.appointment', 'visit.state': 'confirmed' })
    .where('visit.start', '>=', from)
    .where('visit.start', '<', to)
    .whereNotNull('visit.end')
    .groupBy('link.listing_id', 'visit.start', 'visit.end')
    .orderBy(['visit.start', 'visit.end'])
    .select('link.listing_id as listing', 'visit.start', 'visit.end')
    .countDistinct({ booked: 'link.lead_id' })) as ViewingRow[];
  const viewings = new Map<number, Viewing[]>();
  for (const { listing, start, end, booked } of rows) {
    const viewing = { start: new Date(start), end: new Date(end), booked: Number(booked) };
    viewings.set(listing, [...(viewings.get(listing) ?? []), viewing]);
  }
  return viewings;
}
