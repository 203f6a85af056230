import type { LanguageContext } from '../../../i18n/language-context.server';
import { formatDayOfYear, formatNumber, formatDate } from '../../../lib/text/formats';

type VisitDay = { day: string; visits: number };

type GraphSource = {
  title: string;
  /** One entry a day (`2026-11-21`), oldest first. */
  days: readonly VisitDay[];
  /** Average of similar listings on the same days. */
  compared?: { name: string; values: readonly number[] } | null;
  /** First day of the line; null if it began before the graph. */
  since?: string | null;
};

const nothing = '–';

/** Labels every seventh day, counted back from today. */
const daysBetweenMarks = 7;

/** Builds the graph of visits; its last day is today. With nothing to compare it has one line. */
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

/** Lists ticks from 0 to above `most` in three to six equal, round steps. */
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

/** Visits of the last days as a graph and a table, with every text formatted. */
export type VisitGraphView = {
  title: string;
  summary: string;
  /** Oldest first; the last one is today, which is incomplete and drawn apart from the line. */
  days: GraphDayView[];
  /** The owner's own series first, then the comparison. */
  series: GraphSeriesView[];
  /** Horizontal grid lines, from 0 to the maximum. */
  ticks: { value: number; text: string }[];
  words: { day: string; showTable: string; pickDay: string; soFar: string };
};

type GraphDayView = {
  iso: string;
  /** `21 November`; for today it adds that the day is not over. */
  label: string;
  /** `21/11`; null for days without a label on the axis. */
  mark: string | null;
  text: string;
};

/** One line of the graph: a value per day, null before it begins, and its formatted text. */
type GraphSeriesView = { name: string; values: (number | null)[]; texts: string[] };

/** Formats a day (`2026-11-21`), with the year if it differs from today's. */
export function nameDay(locale: string, day: string, today = day): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return isThisYear ? formatDayOfYear(locale, day, 'long') : (formatDate(locale, day) ?? '');
}
