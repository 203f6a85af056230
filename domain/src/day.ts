/** The clocks of the agency; days begin and end by them. */
export const agencyTimeZone = 'Europe/Brussels';

const dayMs = 24 * 3600 * 1000;

/** Whether the text is a day of the calendar, `YYYY-MM-DD`, of these centuries. */
export function isDay(text: string): boolean {
  if (!/^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Whether the text is a time by a clock of 24 hours, `HH:MM`. */
export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/**
 * The day so many days later, or earlier when it is negative; both `YYYY-MM-DD`. By the calendar: the
 * clocks of a day do not matter to it.
 */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** The Monday of the week of a day. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}
