import { isDay, mondayOf } from '@agency/domain/day';
import type { OwnerVisitsQuery } from '../../../cms/generated/graphql';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { formatDayOfYear, formatNumber } from '../../../lib/text/formats';
import { buildVisitGraph } from '../graph/build-visit-graph.server';
import type { NumberView } from '../graph/big-numbers';
import type { VisitsView } from './dashboard-view';

export type OwnerVisits = NonNullable<OwnerVisitsQuery['ownerStatistics']>;

/** Builds the visits of all properties; the last day of the graph is today. */
export function buildVisits(context: LanguageContext, { totals, days }: OwnerVisits): VisitsView {
  const { t } = context;
  return {
    title: t('portal.visitsTitle'),
    text: t('portal.visitsText'),
    numbers: listNumbers(context, totals, days.at(-1)?.day ?? ''),
    graph: buildVisitGraph(context, { title: t('portal.graphTitle'), days }),
    empty:
      totals.total === 0
        ? { title: t('portal.noVisitsTitle'), text: t('portal.noVisitsText') }
        : null,
  };
}

/** Lists the four totals, each with the day from which it counts: weeks start on Monday. */
export function listNumbers(
  { t, locale }: LanguageContext,
  { today, week, month, total }: OwnerVisits['totals'],
  day: string,
): NumberView[] {
  const since = (first: string) =>
    t('portal.sinceDay', { day: formatDayOfYear(locale, first, 'long') });
  const number = (label: string, value: number, note: string) => {
    return { label, value: formatNumber(locale, value), note };
  };
  return [
    number(t('portal.today'), today, formatDayOfYear(locale, day, 'long')),
    number(t('portal.week'), week, since(isDay(day) ? mondayOf(day) : day)),
    number(t('portal.month'), month, since(`${day.slice(0, 8)}01`)),
    number(t('portal.total'), total, t('portal.sinceStart')),
  ];
}
