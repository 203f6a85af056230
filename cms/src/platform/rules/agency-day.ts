import { agencyTimeZone } from '@agency/domain/day';

const days = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: agencyTimeZone });

/** The day, `YYYY-MM-DD`, that it is at the agency at this moment. */
export function agencyDay(moment: Date): string {
  return days.format(moment);
}
