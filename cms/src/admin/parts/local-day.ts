/** The day of a moment as the clock of this computer says it, `YYYY-MM-DD`; of a picker, its midnight. */
export function localDay(moment: Date): string {
  const midnight = Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());
  return new Date(midnight).toISOString().slice(0, 10);
}
