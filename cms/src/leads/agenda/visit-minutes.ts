/** How short and how long a visit can be. */
export const visitMinutes = { least: 5, most: 240 } as const;

/** Whether somebody can come for so long. */
export function isVisitLength(minutes: number): boolean {
  return minutes >= visitMinutes.least && minutes <= visitMinutes.most;
}
