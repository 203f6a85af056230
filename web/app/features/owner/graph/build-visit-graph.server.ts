import type { LanguageContext } from '../../../i18n/language-context.server';
import { formatDayOfYear, formatNumber } from '../../../lib/formats';
import type { GraphDayView, GraphSeriesView, VisitGraphView } from './visit-graph-view';

type VisitDay = { day: string; visits: number };

type GraphSource = {
  title: string;
  /** Oldest first, a day each (`2026-11-21`). */
  days: readonly VisitDay[];
  /** What one of several others had on the same days, on average. */
  compared?: { name: string; values: readonly number[] } | null;
};

/** Every seventh day is named, counted back from today. */
const daysBetweenMarks = 7;

/** OWN-4: the graph of visits; with nothing to compare it has one line. */
export function buildVisitGraph(
  context: LanguageContext,
  { title, days, compared = null }: GraphSource,
): VisitGraphView {
  const { t } = context;
  const own = days.map(({ visits }) => visits);
  const series = [
    buildSeries(context, t('portal.visits'), own),
    ...(compared ? [buildSeries(context, compared.name, compared.values)] : []),
  ];
  return {
    title,
    summary: summarise(context, days),
    days: days.map((_, index) => buildDay(context, days, index)),
    series,
    ticks: listTicks(Math.max(0, ...series.flatMap(({ values }) => values))).map((value) => ({
      value,
      text: formatNumber(context.locale, value),
    })),
    words: {
      day: t('portal.day'),
      showTable: t('portal.showTable'),
      pickDay: t('portal.pickDay'),
    },
  };
}

/** From 0 to at least `most`, in three to five equal steps of a whole number that is easy to read. */
export function listTicks(most: number): number[] {
  const least = Math.max(1, most / 5);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = ([1, 2, 5, 10].find((part) => part * power >= least) ?? 10) * power;
  const steps = Math.max(3, Math.ceil(most / step));
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}

function buildSeries(
  { locale }: LanguageContext,
  name: string,
  values: readonly number[],
): GraphSeriesView {
  return {
    name,
    values: [...values],
    texts: values.map((value) => formatNumber(locale, value, 1)),
  };
}

function buildDay(
  { t, locale }: LanguageContext,
  days: readonly VisitDay[],
  index: number,
): GraphDayView {
  const { day, visits } = days[index] as VisitDay;
  const label = formatDayOfYear(locale, day, 'long');
  const isMarked = (days.length - 1 - index) % daysBetweenMarks === 0;
  return {
    iso: day,
    label,
    mark: isMarked ? formatDayOfYear(locale, day, 'short') : null,
    text: t('portal.visitsOn', { count: visits, day: label }),
  };
}

function summarise({ t, locale }: LanguageContext, days: readonly VisitDay[]): string {
  const sum = days.reduce((total, { visits }) => total + visits, 0);
  const best = days.reduce((most, day) => (day.visits > (most?.visits ?? 0) ? day : most), days[0]);
  const total = t('portal.visitsIn', { count: sum, days: days.length });
  if (!best || sum === 0) return total;
  const busiest = { visits: best.visits, day: formatDayOfYear(locale, best.day, 'long') };
  return `${total} ${t('portal.busiest', busiest)}`;
}
