import type { ListingCalendarQuery } from '../../../cms/generated/graphql';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { formatIsoDay, formatNumber } from '../../../lib/text/formats';
import { formatVisitDay, formatVisitHours } from '../../../lib/text/visit-time.server';
import { formatMonth, formatTime, listWeekdays } from './calendar-words.server';
import { listWeeks, shiftMonth } from './month';
import type { LinkView } from '../../../ui/links/app-link';

export type CalendarAnswer = NonNullable<ListingCalendarQuery['ownerCalendar']>;

type CalendarPlace = {
  /** In the agency's time zone, `2026-11-21`. */
  today: string;
  hrefOf: (month: string) => string;
};

const shades = 4;

/** Builds the calendar of one month; offers only months in which visits were counted. */
export function buildCalendar(
  context: LanguageContext,
  { month, firstMonth, since, days, viewings }: CalendarAnswer,
  { today, hrefOf }: CalendarPlace,
): CalendarView {
  const { t, locale } = context;
  const monthText = formatMonth(locale, month);
  const linkTo = (target: string) => ({
    label: formatMonth(locale, target),
    href: hrefOf(target),
  });
  const visits = new Map(days.map((day) => [day.day, day.visits]));
  const most = Math.max(0, ...visits.values());
  const total = days.reduce((sum, day) => sum + day.visits, 0);
  const booked = viewings.map((viewing) => buildViewing(context, viewing));
  return {
    title: t('ownerListing.calendar'),
    monthText,
    caption: t('ownerListing.calendarOf', { month: monthText }),
    previous: month > firstMonth ? linkTo(shiftMonth(month, -1)) : null,
    next: month < today.slice(0, 7) ? linkTo(shiftMonth(month, 1)) : null,
    weekdays: listWeekdays(locale),
    weeks: listWeeks(month).map((week) => week.map((day) => (day === null ? null : buildDay(day)))),
    totalText: t('ownerListing.visits', { count: total }),
    viewingsText: booked.length > 0 ? t('ownerListing.viewings', { count: booked.length }) : null,
    viewings: booked,
    shades: { less: t('ownerListing.less'), more: t('ownerListing.more') },
    emptyText: total === 0 ? t('ownerListing.calendarEmpty', { month: monthText }) : null,
  };

  function buildDay(day: string): CalendarDayView {
    const count = visits.get(day) ?? 0;
    const isCounted = day >= since && day <= today;
    return {
      day,
      number: Number(day.slice(8)),
      visitsText: isCounted ? formatNumber(locale, count) : null,
      visitsLabel: isCounted ? t('ownerListing.visits', { count }) : null,
      level: Math.ceil((count / Math.max(most, shades)) * shades),
      isToday: day === today,
      viewings: booked.filter(({ start }) => formatIsoDay(start) === day),
    };
  }
}

function buildViewing(
  { t, locale }: LanguageContext,
  { start, end, booked }: CalendarAnswer['viewings'][number],
): CalendarViewingView {
  return {
    start,
    dayText: formatVisitDay(locale, start),
    hoursText: formatVisitHours(locale, start, end),
    bookedText: t('portal.booked', { count: booked }),
    startText: formatTime(locale, start),
    bookedNumber: formatNumber(locale, booked),
  };
}

/** Visits to a listing's page in one month by day, with the booked viewings. */
export type CalendarView = {
  title: string;
  /** For example `November 2026`. */
  monthText: string;
  caption: string;
  /** Null before the first counted month, and `next` is null in the current month. */
  previous: LinkView | null;
  next: LinkView | null;
  weekdays: { short: string; long: string }[];
  /** Weeks start on Monday; days of another month are null. */
  weeks: (CalendarDayView | null)[][];
  totalText: string;
  /** Null without bookings. */
  viewingsText: string | null;
  viewings: CalendarViewingView[];
  shades: { less: string; more: string };
  /** Explains what will be shown; null once there is data. */
  emptyText: string | null;
};

export type CalendarDayView = {
  day: string;
  number: number;
  /** Null for future days and days before the listing was online. */
  visitsText: string | null;
  /** The same for screen readers. */
  visitsLabel: string | null;
  /** Shade from 0 (none) to 4 (the month's maximum). */
  level: number;
  isToday: boolean;
  viewings: CalendarViewingView[];
};

export type CalendarViewingView = {
  start: string;
  dayText: string;
  hoursText: string;
  bookedText: string;
  /** Text inside a day's cell: `10:00`, `2`. */
  startText: string;
  bookedNumber: string;
};
