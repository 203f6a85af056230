import type { PreferredTime, VisitPart } from '@agency/domain/preferred-times';
import type { FreeMoment, VisitHours } from '../../../leads/agenda/agenda-responses';
import { agencyClock, atAgencyTime } from '../../../platform/rules/agency-time';

/** By the clock in Brussels: from this time, and before that one. */
const hours: Record<VisitPart, readonly [string, string]> = {
  morning: ['00:00', '12:00'],
  afternoon: ['12:00', '17:00'],
  evening: ['17:00', '24:00'],
};

/** When a visit begins that nobody gave an hour. */
const usual: Record<VisitPart, string> = {
  morning: '10:00',
  afternoon: '14:00',
  evening: '17:00',
};

/** No visit is proposed later. */
const latest = '20:30';
const halfHourMs = 1_800_000;

/**
 * The first free moment that fits the first wish for which there is one; where none fits any, the
 * first one later on the day of a wish. Null when there is none either.
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
 * The first half hour of a day at which the home is free, by the clock in Brussels: from the part
 * of the day that was asked for, or from the morning. The usual one when the rest of the day is
 * taken, and while there is no day.
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
