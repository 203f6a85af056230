import type { LanguageContext } from '../../../i18n/language-context.server';
import { buildPortalPath } from '../../../i18n/paths/portal-path';
import { addDays, mondayOf } from '@agency/domain/day';
import type { Language } from '@agency/domain/languages';
import { formatCurrency } from '@agency/domain/money';
import { formatDate, formatIsoDay, formatNumber } from '../../../lib/text/formats';
import { listItems } from '../../../lib/rules/per-locale';
import type { OpenSite } from '../../../site/open-language.server';
import type { OwnedListings } from '../owned-listings.server';
import type { OwnerOutcomes } from '../outcome/listing-changes-view.server';
import { outcomeFigures } from '../outcome/outcome-view.server';
import { describeForeignText, type ForeignLanguage } from '../written-language.server';

type Outcome = OwnerOutcomes['listings'][number];

/** Returns the Monday of the last complete week, in the agency's time zone. */
export function findLastWeek(now: Date): string {
  const today = formatIsoDay(now) ?? '';
  return addDays(mondayOf(today), -7);
}

/** Builds the report of the week from a Monday, with the same figures as its mail. */
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
  const shown = listings.flatMap((outcome) => {
    const listing = known.get(outcome.reference);
    return listing ? [describeListing(context, outcome, listing, week)] : [];
  });
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
    listings: shown.sort((a, b) => Number(isQuiet(a)) - Number(isQuiet(b))),
    empty: listings.length === 0 ? t('outcome.reportEmpty') : null,
    printText: t('detail.print'),
    links: [
      link(t('outcome.reportBefore'), addDays(week, -7), 'prev'),
      ...(isLast ? [] : [link(t('outcome.reportAfter'), after, 'next')]),
    ],
  };
}

/** A week counts only new saved searches; current matches do not belong to a week. */
function nameFigure(name: (typeof outcomeFigures)[number]) {
  return name === 'savedSearches' ? 'outcome.reportSearches' : (`outcome.${name}` as const);
}

/** Lowercases a label for use within a sentence; German nouns keep their capital. */
function writeWithin(label: string, language: Language): string {
  return language === 'de' ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** Reports whether nothing happened in the week; the next step is not part of the week. */
function isQuiet({ rows }: ReportedListingView): boolean {
  return rows.length === 0;
}

function describeListing(
  context: LanguageContext,
  { reference, period, total, prices, feedback, nextStep }: Outcome,
  { title, place }: OwnedListings[number],
  week: string,
): ReportedListingView {
  const { t, locale, language } = context;
  const isOfWeek = ({ at }: { at: string }) => (formatIsoDay(at) ?? '') >= week;
  const changes = prices.filter(isOfWeek).map(({ from, to }) => ({
    label: t('outcome.prices'),
    text: t('outcome.price', { from: formatCurrency(from), to: formatCurrency(to) }),
    language: null,
  }));
  const quote = (label: string, text: string) => {
    return { label, text, language: describeForeignText(context, text) };
  };
  const said = feedback.filter(isOfWeek).map(({ text }) => quote(t('outcome.feedback'), text));
  const counted = outcomeFigures.filter((name) => period[name] > 0);
  const missing = outcomeFigures
    .filter((name) => period[name] === 0)
    .map((name) => {
      const label = writeWithin(t(nameFigure(name)), language);
      const inAll = { name: label, total: formatNumber(locale, total[name]) };
      const withTotal = name === 'savedSearches' ? 'outcome.reportMatching' : 'outcome.reportInAll';
      return total[name] > 0 ? t(withTotal, inAll) : label;
    });
  return {
    key: reference,
    title,
    place,
    href: buildPortalPath(language, reference),
    rows: counted.map((name) => ({
      label: t(nameFigure(name)),
      period: formatNumber(locale, period[name]),
      inAll: formatNumber(locale, total[name]),
    })),
    nothing:
      missing.length === 0
        ? null
        : t('outcome.reportNothing', { figures: listItems(locale, missing) }),
    notes: [...changes, ...said, ...(nextStep ? [quote(t('outcome.next'), nextStep.text)] : [])],
  };
}

export type ReportView = {
  title: string;
  period: string;
  text: string;
  paper: { agency: string; day: string };
  columns: { figure: string; period: string; inAll: string };
  listings: ReportedListingView[];
  empty: string | null;
  printText: string;
  links: { label: string; href: string; rel: 'prev' | 'next' }[];
};

export type ReportedListingView = {
  key: string;
  title: string;
  place: string;
  href: string;
  /** Figures of the week; empty if none exist. */
  rows: { label: string; period: string; inAll: string }[];
  /** Names the figures that are zero, in one line; null if none is. */
  nothing: string | null;
  /** Prices, feedback, and the next step. */
  notes: { label: string; text: string; language: ForeignLanguage }[];
};
