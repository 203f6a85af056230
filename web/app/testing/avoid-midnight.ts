import { afterAll, beforeAll } from 'vitest';
import { takeClock } from '../../../cms/test/set-clock';
import { formatIsoDay } from '../lib/text/formats';

/** Longer than a group of cases takes. */
const minutes = 15;

/**
 * Where the day in Brussels is about to end, sets the clock of this process, and of the CMS in it, past
 * midnight: what these cases count by the day falls on one day.
 */
export function avoidMidnight(): void {
  let restore = () => {};
  beforeAll(() => {
    const now = Date.now();
    if (formatIsoDay(new Date(now)) === formatIsoDay(new Date(now + minutes * 60_000))) return;
    const clock = takeClock();
    clock.setAhead(minutes * 60_000);
    restore = clock.restore;
  });
  afterAll(() => restore());
}
