import { addDays } from '@agency/domain/day';
import { atAgencyTime } from './agency-time';

/** Returns the start of a day, `YYYY-MM-DD`, in Brussels, `later` days later. */
export function startOfDay(day: string, later: number): Date {
  return atAgencyTime(addDays(day, later), '00:00');
}
