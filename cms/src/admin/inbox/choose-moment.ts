import type { PreferredTime, VisitPart } from '@agency/domain/preferred-times';
import type { FreeMoment } from '../../leads/agenda/answers';
import { agencyClock } from '../../platform/rules/agency-time';

/** By the clock in Brussels: from this time, and before that one. */
const hours: Record<VisitPart, readonly [string, string]> = {
  morning: ['00:00', '12:00'],
  afternoon: ['12:00', '17:00'],
  evening: ['17:00', '24:00'],
};

/**
 * The first free moment that fits the first wish for which there is one; null when none fits any.
 */
export function chooseMoment(
  moments: readonly FreeMoment[],
  wishes: readonly PreferredTime[],
): string | null {
  const fitting = wishes.map(({ day, part }) => {
    const [from, until] = hours[part];
    return moments.find(({ start }) => {
      const [on = '', at = ''] = agencyClock(new Date(start)).split(' ');
      return on === day && at >= from && at < until;
    });
  });
  return fitting.find((moment) => moment !== undefined)?.id ?? null;
}
