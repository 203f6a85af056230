import { addDays } from '@agency/domain/day';
import { atAgencyTime } from './agency-time';

/** The instant at which a day, `YYYY-MM-DD`, begins at the agency; so many days later. */
export function startOfDay(day: string, later: number): Date {
  return atAgencyTime(addDays(day, later), '00:00');
}
