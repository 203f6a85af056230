/** How short and how long a visit can be. */
export const visitMinutes = { least: 5, most: 240 } as const;

/** Whether somebody can come for so long, or within other bounds: whole minutes. */
export function isVisitLength(
  minutes: number,
  { least, most }: { least: number; most: number } = visitMinutes,
): boolean {
  return Number.isInteger(minutes) && minutes >= least && minutes <= most;
}

/** Whether what begins at a time, `HH:MM`, is over by midnight: its end is then an hour of its day. */
export function endsByMidnight(time: string, minutes: number): boolean {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute + minutes <= 24 * 60;
}
