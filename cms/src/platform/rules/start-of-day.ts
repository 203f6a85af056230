import { agencyDay } from './agency-day';

const HOUR = 3600 * 1000;

/** The instant at which a day, `YYYY-MM-DD`, begins at the agency; so many days later. */
export function startOfDay(day: string, later: number): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`) + later * 24 * HOUR;
  // Brussels is ahead of UTC by two hours in summer, by one in winter.
  const summer = new Date(midnight - 2 * HOUR);
  return agencyDay(summer) === agencyDay(new Date(midnight)) ? summer : new Date(midnight - HOUR);
}
