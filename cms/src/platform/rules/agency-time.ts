const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Brussels',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

const dayMs = 24 * 3600 * 1000;

/**
 * The moment so many days later at the same hour by the clock in Brussels, also when the clock is
 * changed in between; an hour that is left out that night is the one after.
 */
export function addAgencyDays(moment: Date, days: number): Date {
  const shifted = new Date(moment.getTime() + days * dayMs);
  return new Date(shifted.getTime() + findOffset(moment) - findOffset(shifted));
}

/** How far the clock in Brussels is ahead of UTC at a moment, in milliseconds. */
function findOffset(moment: Date): number {
  const clock = Date.parse(`${parts.format(moment).replace(' ', 'T')}Z`);
  return clock - Math.floor(moment.getTime() / 1000) * 1000;
}
