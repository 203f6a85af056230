import { addDays, mondayOf } from '@agency/domain/day';

export type CalendarView = 'week' | 'month';

export function listCalendarDays(view: CalendarView, day: string): string[] {
  const first = mondayOf(view === 'week' ? day : `${day.slice(0, 7)}-01`);
  const end = view === 'week' ? addDays(first, 7) : addDays(mondayOf(lastOf(day)), 7);
  const days: string[] = [];
  for (let next = first; next < end; next = addDays(next, 1)) days.push(next);
  return days;
}

export function moveCalendar(view: CalendarView, day: string, step: 1 | -1): string {
  if (view === 'week') return addDays(day, 7 * step);
  return step === 1
    ? addDays(lastOf(day), 1)
    : `${addDays(`${day.slice(0, 7)}-01`, -1).slice(0, 7)}-01`;
}

function lastOf(day: string): string {
  const later = addDays(`${day.slice(0, 7)}-28`, 4);
  return addDays(`${later.slice(0, 7)}-01`, -1);
}
