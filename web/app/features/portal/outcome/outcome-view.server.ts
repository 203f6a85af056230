import type { ListingOutcomeFragment, OwnerFunnelQuery } from '../../../cms/generated/graphql';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { formatCurrency } from '@agency/domain/money';
import { formatDate, formatIsoDay, formatNumber } from '../../../lib/text/formats';
import { describeForeignText, type ForeignLanguage } from '../written-language.server';

export type OwnerFunnel = NonNullable<OwnerFunnelQuery['ownerFunnel']>;

/** The counted figures in order; the portal and the report show the same. */
export const outcomeFigures = [
  ...(['views', 'enquiries', 'visitsAsked', 'visitsPlanned'] as const),
  ...(['visitsDone', 'offers', 'savedSearches'] as const),
];

/** Builds the results of a listing; if the funnel fails, the rest is shown. */
export function buildOutcome(
  context: LanguageContext,
  { total, prices, feedback, nextStep }: ListingOutcomeFragment,
  funnel: OwnerFunnel | null,
): OutcomeView {
  const { t, locale } = context;
  return {
    title: t('outcome.title'),
    text: t('outcome.text'),
    numbers: outcomeFigures.map((name) => ({
      label: t(`outcome.${name}`),
      value: formatNumber(locale, total[name]),
    })),
    next: nextStep && buildNextStep(context, nextStep),
    feedback: buildNotes(
      context,
      t('outcome.feedback'),
      feedback.map(({ id, at, text }) => {
        return { key: id, at, text, language: describeForeignText(context, text) };
      }),
    ),
    prices: buildNotes(
      context,
      t('outcome.prices'),
      prices.map(({ at, from, to }) => {
        const change = { from: formatCurrency(from), to: formatCurrency(to) };
        return { key: at, at, text: t('outcome.price', change), language: null };
      }),
    ),
    funnel: funnel && buildFunnel(context, funnel),
  };
}

function buildNextStep(
  context: LanguageContext,
  { at, text }: NonNullable<ListingOutcomeFragment['nextStep']>,
): OutcomeView['next'] {
  const { t, locale } = context;
  const language = describeForeignText(context, text);
  const written = t('outcome.writtenOn', { day: formatDate(locale, at) });
  const note = language ? `${written}, ${language.text}` : written;
  return { title: t('outcome.next'), text, language, note };
}

function buildNotes(
  { locale }: LanguageContext,
  title: string,
  notes: readonly { key: string; at: string; text: string; language: ForeignLanguage }[],
): NotesView | null {
  if (notes.length === 0) return null;
  const items = notes.map(({ at, ...note }) => {
    return { ...note, iso: formatIsoDay(at) ?? '', day: formatDate(locale, at) ?? '' };
  });
  return { title, items };
}

/**
 * Builds the funnel from views to visits. Bar lengths are square roots, so that 300 views and 3
 * visits are both visible.
 */
export function buildFunnel(
  { t, locale }: LanguageContext,
  { listings, steps }: OwnerFunnel,
): FunnelView {
  const isCompared = listings > 0;
  const legend = [t('outcome.own'), ...(isCompared ? [t('outcome.similar')] : [])];
  const most = Math.max(1, ...steps.flatMap(({ own, similar }) => [own, similar ?? 0]));
  const bar = (name: string, value: number) => ({
    name,
    value: formatNumber(locale, value, 1),
    width: Math.round(Math.sqrt(value / most) * 1000) / 10,
  });
  return {
    title: t('outcome.funnel'),
    text: isCompared ? t('outcome.funnelText', { listings }) : t('outcome.funnelFew'),
    legend,
    steps: steps.map(({ step, own, similar }) => ({
      label: t(`outcome.${step}`),
      bars: [
        bar(legend[0] ?? '', own),
        ...(similar === null || !isCompared ? [] : [bar(legend[1] ?? '', similar)]),
      ],
    })),
  };
}

/** Results of showing a listing; numbers, never names. */
export type OutcomeView = {
  title: string;
  text: string;
  numbers: { label: string; value: string }[];
  next: { title: string; text: string; language: ForeignLanguage; note: string } | null;
  feedback: NotesView | null;
  prices: NotesView | null;
  /** Null after a failure. */
  funnel: FunnelView | null;
};

export type NotesView = {
  title: string;
  items: NoteView[];
};

type NoteView = {
  key: string;
  iso: string;
  day: string;
  text: string;
  /** Language of the text, if it differs from the page's. */
  language: ForeignLanguage;
};

export type FunnelView = {
  title: string;
  text: string;
  /** Names of the bars: the listing, and similar listings where compared. */
  legend: string[];
  steps: { label: string; bars: FunnelBarView[] }[];
};

type FunnelBarView = {
  name: string;
  value: string;
  width: number;
};

export type ListingChangesView = {
  title: string;
  text: string;
  items: { key: string; listing: { label: string; href: string } | null; facts: string[] }[];
};
