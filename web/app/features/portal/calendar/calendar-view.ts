import type { LinkView } from '../../../ui/link-view';

/** OWN-5: the visits of a listing's page in one month, day by day, with the viewings booked. */
export type CalendarView = {
  title: string;
  /** The month's name, `November 2026`. */
  monthText: string;
  /** Names the table. */
  caption: string;
  /** Null before the month in which visits began to be counted, and in this month. */
  previous: LinkView | null;
  next: LinkView | null;
  weekdays: { short: string; long: string }[];
  /** In weeks from Monday; null where a week belongs to another month. */
  weeks: (CalendarDayView | null)[][];
  totalText: string;
  /** Null when none is booked. */
  viewingsText: string | null;
  viewings: CalendarViewingView[];
  /** What the lightest and the darkest day mean. */
  shades: { less: string; more: string };
  /** Says what will be there; null once something is. */
  emptyText: string | null;
};

export type CalendarDayView = {
  /** `2026-11-21`. */
  day: string;
  number: number;
  /** The number of visits; null on a day to come and before the listing was online. */
  visitsText: string | null;
  /** The same in words, for who hears it. */
  visitsLabel: string | null;
  /** The shade, 0 (none) to 4 (the most of the month). */
  level: number;
  isToday: boolean;
  viewings: CalendarViewingView[];
};

/** A viewing with how many booked it. */
export type CalendarViewingView = {
  start: string;
  dayText: string;
  hoursText: string;
  bookedText: string;
  /** Inside a day's cell: `10:00`, `2`. */
  startText: string;
  bookedNumber: string;
};
