import type { LanguageContext } from '../../../i18n/language-context.server';
import { buildPortalPath } from '../../../i18n/portal-path';
import { addDays, mondayOf } from '@agency/domain/day';
import { formatCurrency } from '../../../lib/currency';
import { formatDate, formatIsoDay, formatNumber } from '../../../lib/formats';
import type { OpenSite } from '../../../site/open-language.server';
import type { OwnedListings } from '../owned-listings.server';
import type { OwnerOutcomes } from '../outcome/listing-changes-view.server';
import { outcomeFigures } from '../outcome/outcome-view.server';
import type { ReportedListingView, ReportView } from './report-view';

type Outcome = OwnerOutcomes['listings'][number];

/** The Monday of the last week that is over, by the agency's clock (OWN-9). */
export function findLastWeek(now: Date): string {
  const today = formatIsoDay(now) ?? '';
  return addDays(mondayOf(today), -7);
}

/** OWN-9: the report of the week from a Monday, with the same figures as its mail. */
export function buildReport(
  context: OpenSite,
  { listings }: OwnerOutcomes,
  owned: OwnedListings,
  { week, now }: { week: string; now: Date },
): ReportView {
  const { t, locale, language, site } = context;
  const known = new Map(owned.map((listing) => [listing.reference, listing]));
  const days = { from: formatDate(locale, week), to: formatDate(locale, addDays(week, 6)) };
  const path = buildPortalPath(language, 'report');
  const link = (label: string, monday: string, rel: 'prev' | 'next') => {
    return { label, href: `${path}?week=${monday}`, rel };
  };
  const after = addDays(week, 7);
  const isLast = week >= findLastWeek(now);
  return {
    title: t('outcome.reportTitle'),
    period: t('outcome.reportWeek', days),
    text: t('outcome.reportText'),
    paper: {
      agency: site.byLanguage[language].site?.agencyName ?? '',
      day: t('portal.printed', { day: formatDate(locale, now) }),
    },
    columns: {
      figure: t('outcome.figure'),
      period: t('outcome.period'),
      inAll: t('outcome.inAll'),
    },
    listings: listings.flatMap((outcome) => {
      const listing = known.get(outcome.reference);
      return listing ? [describeListing(context, outcome, listing, week)] : [];
    }),
    empty: listings.length === 0 ? t('outcome.reportEmpty') : null,
    links: [
      link(t('outcome.reportBefore'), addDays(week, -7), 'prev'),
      ...(isLast ? [] : [link(t('outcome.reportAfter'), after, 'next')]),
    ],
  };
}

function describeListing(
  { t, locale, language }: LanguageContext,
  { reference, period, total, prices, feedback, nextStep }: Outcome,
  { title, place }: OwnedListings[number],
  week: string,
): ReportedListingView {
  const isOfWeek = ({ at }: { at: string }) => (formatIsoDay(at) ?? '') >= week;
  const changes = prices.filter(isOfWeek).map(({ from, to }) => ({
    label: t('outcome.prices'),
    text: t('outcome.price', { from: formatCurrency(from), to: formatCurrency(to) }),
  }));
  const said = feedback
    .filter(isOfWeek)
    .map(({ text }) => ({ label: t('outcome.feedback'), text }));
  const isCounted = (name: (typeof outcomeFigures)[number]) =>
    name === 'views' || period[name] > 0 || total[name] > 0;
  const counted = outcomeFigures.filter(isCounted);
  const missing = outcomeFigures
    .filter((name) => !isCounted(name))
    .map((name) => t(`outcome.${name}`))
    .join(' · ');
  return {
    key: reference,
    title,
    place,
    href: buildPortalPath(language, reference),
    rows: counted.map((name) => ({
      label: t(`outcome.${name}`),
      period: formatNumber(locale, period[name]),
      inAll: formatNumber(locale, total[name]),
    })),
    nothing: missing.length === 0 ? null : t('outcome.reportNothing', { figures: missing }),
    notes: [
      ...changes,
      ...said,
      ...(nextStep ? [{ label: t('outcome.next'), text: nextStep.text }] : []),
    ],
  };
}
