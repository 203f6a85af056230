import type { ListingCalendarQuery } from '../../../cms/generated/graphql';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { formatIsoDay, formatNumber } from '../../../lib/text/formats';
import { formatVisitDay, formatVisitHours } from '../../../lib/text/visit-time.server';
import { formatMonth, formatTime, listWeekdays } from './calendar-words.server';
import { listWeeks, shiftMonth } from './month';
import type { LinkView } from '../../../ui/links/app-link';

export type CalendarAnswer = NonNullable<ListingCalendarQuery['ownerCalendar']>;

type CalendarPlace = {
  /** By the agency's clock, `2026-11-21`. */
  today: string;
  /** The address that shows a month. */
  hrefOf: (month: string) => string;
};

const shades = 4;

/** OWN-5: the calendar of one month; only months in which visits can have been counted are offered. */
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
