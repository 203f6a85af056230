import { leadKinds, type LeadKind } from '@agency/domain/form-rules';
import type { LanguageContext } from '../../i18n/language-context.server';
import type { LoadBlock } from '../block';
import { perLocale } from '../../lib/rules/per-locale';

/** Data that is part of a lead. */
const withMessage = ['visit-source', 'portal-mail'] as const;

function isWithMessage(kind: string): kind is (typeof withMessage)[number] {
  return withMessage.some((one) => one === kind);
}

type Retention = { readonly kind: string | null; readonly days: number | null };

/** Data that is kept separately from the form that created it. */
const running: Partial<Record<LeadKind, 'demand' | 'subscription'>> = {
  'demand-register': 'demand',
  'sign-newsletter': 'subscription',
};

export const loadKeptData: LoadBlock<'ComponentModuleKeptData', KeptDataBlockView> = (
  context,
  { withMails },
) => ({
  kind: 'kept-data',
  data: buildKeptData(context, context.settings?.retention ?? [], withMails),
});

/** Lists the purpose and retention of each form's data, from the site's settings. */
export function buildKeptData(
  { t, locale }: LanguageContext,
  retention: readonly (Retention | null)[],
  withMails: boolean,
): KeptDataView {
  const days = new Map(
    // GraphQL enums have underscores instead of hyphens.
    retention.flatMap((one) =>
      one?.kind && one.days ? [[one.kind.replaceAll('_', '-'), one.days]] : [],
    ),
  );
  const kinds = [...leadKinds, ...withMessage, ...(withMails ? (['mail'] as const) : [])];
  return {
    caption: t('privacyTable.caption'),
    heads: {
      what: t('privacyTable.what'),
      why: t('privacyTable.why'),
      howLong: t('privacyTable.howLong'),
    },
    rows: kinds.map((kind) => ({
      kind,
      what: t(`privacyTable.kinds.${kind}.what`),
      why: t(`privacyTable.kinds.${kind}.why`),
      howLong: describePeriod(kind),
    })),
  };

  function describePeriod(kind: (typeof kinds)[number]): string {
    if (isWithMessage(kind)) return t('privacyTable.withMessage');
    const time = timeOf(kind);
    if (time === null) return t('privacyTable.unlimited');
    if (kind === 'mail') return t('privacyTable.afterSent', { time });
    if (kind === 'contact-appointment') return t('privacyTable.afterVisit', { time });
    const own = running[kind];
    const after = own === undefined ? null : timeOf(own);
    if (own === undefined || after === null) return t('privacyTable.after', { time });
    return own === 'demand'
      ? t('privacyTable.whileRunning', { time: after, message: time })
      : t('privacyTable.whileSubscribed', { time: after, message: time });
  }

  function timeOf(kind: string): string | null {
    const known = days.get(kind);
    return known === undefined ? null : formatDuration(locale, known);
  }
}

export type KeptDataView = {
  caption: string;
  heads: { what: string; why: string; howLong: string };
  rows: { kind: string; what: string; why: string; howLong: string }[];
};

export type KeptDataBlockView = { kind: 'kept-data'; data: KeptDataView };

/** Formats days as whole years, otherwise as whole months of thirty days, otherwise as days. */
export function formatDuration(locale: string, days: number): string {
  if (days >= 365 && days % 365 === 0) return formatUnit(locale, days / 365, 'year');
  if (days >= 60 && days % 30 === 0) return formatUnit(locale, days / 30, 'month');
  return formatUnit(locale, days, 'day');
}

const formatOf = (unit: string) =>
  perLocale(
    (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }),
  );
const units = { year: formatOf('year'), month: formatOf('month'), day: formatOf('day') };

function formatUnit(locale: string, value: number, unit: keyof typeof units): string {
  return units[unit](locale).format(value);
}
