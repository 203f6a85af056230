import type { Core } from '@strapi/strapi';
import { VISIT_COUNTS } from './record-visits';
import { listDays, type VisitPeriods } from './visit-day';

/** Visits by period; `total` is all time. */
export interface VisitTotals {
  today: number;
  week: number;
  month: number;
  total: number;
}

export interface VisitDay {
  day: string;
  visits: number;
}

/** Sums the visits of listings with one query over an index. */
export async function sumVisits(
  { db }: Core.Strapi,
  references: readonly string[],
  { today, week, month }: VisitPeriods,
): Promise<VisitTotals> {
  const since = 'coalesce(sum(case when day >= ? then visits else 0 end), 0)';
  const row = (await db
    .connection(VISIT_COUNTS)
    .whereIn('listing_reference', references)
    .first(
      db.connection.raw(
        `${since} as today, ${since} as week, ${since} as month, coalesce(sum(visits), 0) as total`,
        [today, week, month],
      ),
    )) as Record<keyof VisitTotals, number | string>;
  return {
    today: Number(row.today),
    week: Number(row.week),
    month: Number(row.month),
    total: Number(row.total),
  };
}

/** Sums visits per listing between two days; listings without visits are missing. */
export async function sumVisitsByListing(
  { db }: Core.Strapi,
  references: readonly string[],
  first: string,
  last = '9999-12-31',
): Promise<Map<string, number>> {
  const rows = (await db
    .connection(VISIT_COUNTS)
    .whereIn('listing_reference', references)
    .whereBetween('day', [first, last])
    .groupBy('listing_reference')
    .select('listing_reference as reference')
    .sum({ visits: 'visits' })) as { reference: string; visits: number | string }[];
  return new Map(rows.map(({ reference, visits }) => [reference, Number(visits)]));
}

/** Returns the visits of listings per day, oldest first; days without any are 0. */
export async function listVisitDays(
  { db }: Core.Strapi,
  references: readonly string[],
  first: string,
  last: string,
): Promise<VisitDay[]> {
  const rows = (await db
    .connection(VISIT_COUNTS)
    .whereIn('listing_reference', references)
    .whereBetween('day', [first, last])
    .groupBy('day')
    .select('day')
    .sum({ visits: 'visits' })) as { day: string; visits: number | string }[];
  const visits = new Map(rows.map((row) => [row.day, Number(row.visits)]));
  return listDays(first, last).map((day) => ({ day, visits: visits.get(day) ?? 0 }));
}

/** Returns the day of the first visit to a listing; null without one. */
export async function findFirstVisit(
  { db }: Core.Strapi,
  reference: string,
): Promise<string | null> {
  const row = (await db
    .connection(VISIT_COUNTS)
    .where({ listing_reference: reference })
    .min({ day: 'day' })
    .first()) as { day: string | null } | undefined;
  return row?.day ?? null;
}
