import { z } from 'zod';
import { addDays, isDay, isTime } from '@agency/domain/day';
import { atAgencyTime } from '../../platform/rules/agency-time';

export const mostMoments = 500;
const mostDays = 366;

const time = z.string().refine(isTime);
const day = z.string().refine(isDay);

/** A plan of recurring slots, such as every Saturday from 10 to 12, half an hour each. */
export const momentPlan = z.object({
  /** Document id of a listing; null for any. */
  listing: z
    .string()
    .regex(/^[a-z0-9]{24}$/)
    .nullable(),
  /** 1 is Monday, 7 is Sunday. */
  weekdays: z.array(z.number().int().min(1).max(7)).min(1).max(7),
  from: day,
  until: day,
  start: time,
  end: time,
  minutes: z.number().int().min(1),
  capacity: z.number().int().min(1).max(1000),
  host: z.number().int().positive().nullable(),
});

export type MomentPlan = z.infer<typeof momentPlan>;
type Hours = Pick<MomentPlan, 'weekdays' | 'from' | 'until' | 'start' | 'end' | 'minutes'>;

/**
 * Returns the slots of a plan in order, without one that would end after the last time. Times
 * are in Brussels on each day. Null for a plan of more than a year, without slots, or with more
 * than 500.
 */
export function listMoments(plan: Hours): { start: Date; end: Date }[] | null {
  if (plan.until > addDays(plan.from, mostDays)) return null;
  const moments: { start: Date; end: Date }[] = [];
  for (let current = plan.from; current <= plan.until; current = addDays(current, 1)) {
    if (plan.weekdays.includes(findWeekday(current))) moments.push(...listOfDay(current, plan));
  }
  return moments.length === 0 || moments.length > mostMoments ? null : moments;
}

function listOfDay(current: string, { start, end, minutes }: Hours): { start: Date; end: Date }[] {
  const lengthMs = minutes * 60_000;
  const last = atAgencyTime(current, end).getTime() - lengthMs;
  const moments = [];
  for (let at = atAgencyTime(current, start).getTime(); at <= last; at += lengthMs) {
    moments.push({ start: new Date(at), end: new Date(at + lengthMs) });
  }
  return moments;
}

function findWeekday(current: string): number {
  return new Date(`${current}T00:00:00Z`).getUTCDay() || 7;
}
