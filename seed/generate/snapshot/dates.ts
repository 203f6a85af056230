/** The day the snapshot was taken; a constant, so that generating it again gives the same bytes. */
const TAKEN = Date.UTC(2026, 10, 20, 8, 0, 0);
const DAY = 86_400_000;

/** The instant `days` before the snapshot was taken, at some minute of the working day. */
export function instantBefore(days: number, minutes: number): number {
  return TAKEN - days * DAY + minutes * 60_000;
}

/** `/Date(ms+zzzz)/`, with the offset of Brussels; the milliseconds alone say when. */
export function writeWrappedDate(instant: number): string {
  return `/Date(${instant}+${isSummer(instant) ? '0200' : '0100'})/`;
}

/** `Y-m-d H:i:s` on a Brussels clock. */
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
