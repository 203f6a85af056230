export const visitMinutes = { least: 5, most: 240 } as const;

export function isVisitLength(
  minutes: number,
  { least, most }: { least: number; most: number } = visitMinutes,
): boolean {
  return Number.isInteger(minutes) && minutes >= least && minutes <= most;
}

export function endsByMidnight(time: string, minutes: number): boolean {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute + minutes <= 24 * 60;
}
