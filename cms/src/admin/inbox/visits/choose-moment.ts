import type { PreferredTime, VisitPart } from '@agency/domain/preferred-times';
import type { FreeMoment, VisitHours } from '../../../leads/agenda/agenda-responses';
import { agencyClock, atAgencyTime } from '../../../platform/rules/agency-time';

/** Local time in Brussels: first and last. */
const hours: Record<VisitPart, readonly [string, string]> = {
  morning: ['00:00', '12:00'],
  afternoon: ['12:00', '17:00'],
  evening: ['17:00', '24:00'],
};

const usual: Record<VisitPart, string> = {
  morning: '10:00',
  afternoon: '14:00',
  evening: '17:00',
};

const latest = '20:30';
const halfHourMs = 1_800_000;

/**
 * Returns the first free slot that matches the preferred times in order, otherwise the first
 * later slot on a preferred day. Null if none exists.
 */
export function chooseMoment(
  moments: readonly FreeMoment[],
  wishes: readonly PreferredTime[],
): string | null {
  const find = ({ day, part }: PreferredTime, isLater: boolean): FreeMoment | undefined => {
    const [from, until] = hours[part];
    return moments.find(({ start }) => {
      const [on = '', at = ''] = agencyClock(new Date(start)).split(' ');
      return on === day && at >= from && (isLater || at < until);
    });
  };
  const found = [false, true].flatMap((isLater) => wishes.map((wish) => find(wish, isLater)));
  return found.find((moment) => moment !== undefined)?.id ?? null;
}

/**
 * Returns the first free half hour of a day in Brussels, from the requested part of the day or
 * the morning. The default time if the rest of the day is taken or no day is given.
 */
export function proposeTime(
  day: string,
  wishes: readonly PreferredTime[],
  taken: VisitHours['taken'],
): string {
  const first = usual[wishes.find((wish) => wish.day === day)?.part ?? 'morning'];
  if (day === '') return first;
  const last = atAgencyTime(day, latest).getTime();
  for (let at = atAgencyTime(day, first).getTime(); at <= last; at += halfHourMs) {
    const isTaken = taken.some(
      ({ start, end }) => Date.parse(start) < at + halfHourMs && Date.parse(end) > at,
    );
    if (!isTaken) return agencyClock(new Date(at)).slice(11);
  }
  return first;
}
