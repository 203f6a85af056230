/**
 * Returns the local date of this computer, `YYYY-MM-DD`; for a picker's value, which is local
 * midnight.
 */
export function localDay(moment: Date): string {
  const midnight = Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());
  return new Date(midnight).toISOString().slice(0, 10);
}
