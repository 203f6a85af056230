import type { ListingOutcomeFragment, OwnerFunnelQuery } from '../../../cms/generated/graphql';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { formatCurrency } from '@agency/domain/money';
import { formatDate, formatIsoDay, formatNumber } from '../../../lib/text/formats';
import { describeForeignText, type ForeignLanguage } from '../written-language.server';

export type OwnerFunnel = NonNullable<OwnerFunnelQuery['ownerFunnel']>;

/** What is counted, in its order; the portal and the report show the same. */
export const outcomeFigures = [
  ...(['views', 'enquiries', 'visitsAsked', 'visitsPlanned'] as const),
  ...(['visitsDone', 'offers', 'savedSearches'] as const),
];

/** OWN-8: what came of a listing; without a funnel the rest stands (ERR-2). */
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
 * OWN-8: from views to visits. Bars are as long as the square root of what they stand for: of 300
 * views and 3 visits both are seen, and which is more.
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

/** OWN-8: what came of showing a listing; numbers, never who. */
export type OutcomeView = {
  title: string;
  text: string;
  numbers: { label: string; value: string }[];
  next: { title: string; text: string; language: ForeignLanguage; note: string } | null;
  feedback: NotesView | null;
  prices: NotesView | null;
  /** Null where it failed (ERR-2). */
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
  /** Of the text, where it is not the page's. */
  language: ForeignLanguage;
};

/** From views to visits, in one picture. */
export type FunnelView = {
  title: string;
  text: string;
  /** Whose the bars are: of the listing, and of those like it where they are compared. */
  legend: string[];
  steps: { label: string; bars: FunnelBarView[] }[];
};

type FunnelBarView = {
  /** Whose it is. */
  name: string;
  value: string;
  /** Of the whole width, from 0 to 100. */
  width: number;
};

/** What changed since the login before this one. */
export type ListingChangesView = {
  title: string;
  text: string;
  items: { key: string; listing: { label: string; href: string } | null; facts: string[] }[];
};
