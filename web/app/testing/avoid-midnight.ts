import { afterAll, beforeAll } from 'vitest';
import { takeClock } from '../../../cms/test/set-clock';
import { formatIsoDay } from '../lib/text/formats';

const minutes = 15;

/**
 * Sets the clock of this process, including the CMS in it, past midnight if the day in Brussels is
 * about to end, so that counts per day fall on one day.
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
