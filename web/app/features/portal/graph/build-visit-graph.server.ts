import type { LanguageContext } from '../../../i18n/language-context.server';
import { formatDayOfYear, formatNumber, formatDate } from '../../../lib/text/formats';

type VisitDay = { day: string; visits: number };

type GraphSource = {
  title: string;
  /** Oldest first, a day each (`2026-11-21`). */
  days: readonly VisitDay[];
  /** What one of several others had on the same days, on average. */
  compared?: { name: string; values: readonly number[] } | null;
  /** The day on which its line begins; null when it began before. */
  since?: string | null;
};

/** Stands where there is no number. */
const nothing = '–';

/** Every seventh day is named, counted back from today. */
const daysBetweenMarks = 7;

/** OWN-4: the graph of visits; its last day is today. With nothing to compare it has one line. */
export function buildVisitGraph(
  context: LanguageContext,
  { title, days, compared = null, since = null }: GraphSource,
): VisitGraphView {
  const { t } = context;
  const own = days.map(({ day, visits }) => (since !== null && day < since ? null : visits));
  const series = [
    buildSeries(context, t('portal.visits'), own),
    ...(compared ? [buildSeries(context, compared.name, compared.values)] : []),
  ];
  return {
    title,
    summary: summarise(context, days, own[0] === null ? since : null),
    days: days.map((_, index) => buildDay(context, days, index, own[index] === null)),
    series,
    ticks: listTicks(highestOf(series)).map((value) => ({
      value,
      text: formatNumber(context.locale, value),
    })),
    words: {
      day: t('portal.day'),
      showTable: t('portal.showTable'),
      pickDay: t('portal.pickDay'),
      soFar: t('portal.soFar'),
    },
  };
}

/** From 0 to above `most`, in three to six equal steps of a whole number that is easy to read. */
export function listTicks(most: number): number[] {
  const least = Math.max(1, most / 5);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = ([1, 2, 5, 10].find((part) => part * power >= least) ?? 10) * power;
  const steps = Math.max(3, Math.floor(most / step) + 1);
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}

function highestOf(series: readonly GraphSeriesView[]): number {
  return Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
}

function buildSeries(
  { locale }: LanguageContext,
  name: string,
  values: readonly (number | null)[],
): GraphSeriesView {
  return {
    name,
    values: [...values],
    texts: values.map((value) => (value === null ? nothing : formatNumber(locale, value, 1))),
  };
}

function buildDay(
  { t, locale }: LanguageContext,
  days: readonly VisitDay[],
  index: number,
  isBefore: boolean,
): GraphDayView {
  const { day, visits } = days[index] as VisitDay;
  const name = formatDayOfYear(locale, day, 'long');
  const isToday = index === days.length - 1;
  const label = isToday ? t('portal.daySoFar', { day: name }) : name;
  const isMarked = (days.length - 1 - index) % daysBetweenMarks === 0;
  return {
    iso: day,
    label,
    mark: isMarked ? formatDayOfYear(locale, day, 'short') : null,
    text: isBefore ? `${label}: ${nothing}` : t('portal.visitsOn', { count: visits, day: label }),
  };
}

function summarise(
  { t, locale }: LanguageContext,
  days: readonly VisitDay[],
  since: string | null,
): string {
  const sum = days.reduce((total, { visits }) => total + visits, 0);
  const best = days.reduce((most, day) => (day.visits > (most?.visits ?? 0) ? day : most), days[0]);
  const total =
    since === null
      ? t('portal.visitsIn', { count: sum, days: days.length })
      : t('ownerListing.visitsSince', {
          count: sum,
          day: nameDay(locale, since, days.at(-1)?.day),
        });
  if (!best || sum === 0) return total;
  const busiest = { visits: best.visits, day: formatDayOfYear(locale, best.day, 'long') };
  return `${total} ${t('portal.busiest', busiest)}`;
}

/** OWN-4: visits of the last days as a graph and as a table, every text finished. */
export type VisitGraphView = {
  title: string;
  /** The graph in one sentence, for who cannot see it. */
  summary: string;
  /** Oldest first; the last one is today, which is not over and stands apart from the line. */
  days: GraphDayView[];
  /** The owner's own first; beside it what it is compared with. */
  series: GraphSeriesView[];
  /** The lines across, from 0 to the top. */
  ticks: { value: number; text: string }[];
  words: { day: string; showTable: string; pickDay: string; soFar: string };
};

/** One day of the graph. */
type GraphDayView = {
  iso: string;
  /** `21 November`, and of today that it is not over. */
  label: string;
  /** `21/11`, where it stands under the graph; null on the days between. */
  mark: string | null;
  /** `21 November: 5 visits`. */
  text: string;
};

/** One line of the graph: a value per day, null where it has not begun, and how it is written. */
type GraphSeriesView = { name: string; values: (number | null)[]; texts: string[] };

/** A day in words, with its year where that is not the one of today (both `2026-11-21`). */
export function nameDay(locale: string, day: string, today = day): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return isThisYear ? formatDayOfYear(locale, day, 'long') : (formatDate(locale, day) ?? '');
}
