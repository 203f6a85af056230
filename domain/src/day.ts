/** The agency's time zone; days begin and end in it. */
export const agencyTimeZone = 'Europe/Brussels';

const dayMs = 24 * 3600 * 1000;

/** Checks for a valid date, `YYYY-MM-DD`, of these centuries. */
export function isDay(text: string): boolean {
  if (!/^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Checks for a 24-hour time, `HH:MM`. */
export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/**
 * Adds days to a date, or subtracts if negative; both `YYYY-MM-DD`. Calendar days, independent of
 * clock changes.
 */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

export function mondayOf(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}
