/** The date of the snapshot; constant, so that generating it again gives the same bytes. */
const TAKEN = Date.UTC(2026, 10, 20, 8, 0, 0);
const DAY = 86_400_000;

/** Returns an instant in working hours, `days` before the snapshot. */
export function instantBefore(days: number, minutes: number): number {
  return TAKEN - days * DAY + minutes * 60_000;
}

/** Writes `/Date(ms+zzzz)/` with the offset of Brussels; only the milliseconds matter. */
export function writeWrappedDate(instant: number): string {
  return `/Date(${instant}+${isSummer(instant) ? '0200' : '0100'})/`;
}

/** Writes `Y-m-d H:i:s` in Brussels time. */
export function writePlainDate(instant: number): string {
  const local = new Date(instant + (isSummer(instant) ? 2 : 1) * 3_600_000);
  return local.toISOString().slice(0, 19).replace('T', ' ');
}

function isSummer(instant: number): boolean {
  const year = new Date(instant).getUTCFullYear();
  return instant >= lastSundayOf(year, 2) && instant < lastSundayOf(year, 9);
}

function lastSundayOf(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * DAY;
}
