import type { AdvertKind, ListingDetailFragment } from '../../cms/generated/graphql';
import type { LanguageContext } from '../../i18n/language-context.server';
import { formatCurrency } from '@agency/domain/money';
import { formatEnergyLabel } from '@agency/domain/energy-label';
import { formatNumber } from '../../lib/text/formats';
import { listPlanningKeys } from '../../lib/rules/planning-codes';
import { findFloodScoreKey } from '../../lib/rules/surroundings';

type Mention = ListingDetailFragment['advert'][number];

/** A statement in short form and in full. */
type Worded = { short: string; label: string; value: string; mark: AdvertPart['mark'] };

/** The advert must also say if these are unknown. */
const meters: readonly AdvertKind[] = ['waterMeter', 'gasMeter', 'electricityMeter'];
/** From this score on, adverts of Flemish properties carry the flood mark. */
const markedScore = 'D';

/**
 * Builds the legal line of a listing's advert from the statements that the CMS requires. Leaves out
 * unknown values, except for meters; null if nothing is left.
 */
export function buildAdvert(
  { advert }: Pick<ListingDetailFragment, 'advert'>,
  context: LanguageContext,
  renovationNotice: string | null,
): AdvertView | null {
  const { t } = context;
  const worded = advert.flatMap((mention) => wordMention(mention, context) ?? []);
  if (worded.length === 0) return null;
  return {
    title: t('advert.title'),
    parts: worded.map(({ short, value, mark }) => ({ text: short, mark, markText: mark && value })),
    wordsTitle: t('advert.inWords'),
    rows: worded.map(({ label, value }) => ({ label, value })),
    notice: renovationNotice,
  };
}

/** Writes the legal line as plain text for feeds and files; null if nothing is known. */
export function writeAdvertLine(
  listing: Pick<ListingDetailFragment, 'advert'>,
  context: LanguageContext,
): string | null {
  const view = buildAdvert(listing, context, null);
  return view && view.parts.map(({ text }) => text).join(' · ');
}

function wordMention(
  { kind, text, number }: Mention,
  { t, locale }: LanguageContext,
): Worded | null {
  const word = (short: string, value = short, mark: AdvertPart['mark'] = null) => {
    return { short, label: t(`advert.labels.${kind}`), value, mark };
  };
  const unit = (key: 'kwhPerM2' | 'kwh' | 'co2', value: number) =>
    t(`detail.units.${key}`, { value: formatNumber(locale, value, 1) });
  if (text === null && number === null && !meters.includes(kind)) return null;
  const code = text ?? '';
  const amount = number ?? 0;
  switch (kind) {
    case 'energyLabel': {
      const label = formatEnergyLabel(code);
      return label === null ? null : word(t('energy.label', { label }), label);
    }
    case 'energyFigure':
      return word(unit('kwhPerM2', amount));
    case 'energyTotal':
      return word(unit('kwh', amount));
    case 'co2':
      return word(t('advert.co2', { value: unit('co2', amount) }), unit('co2', amount));
    case 'energyCode':
      return word(t('advert.code', { code }), code);
    case 'pScore':
    case 'gScore': {
      const key = findFloodScoreKey(code);
      const mark = kind === 'pScore' ? 'parcel' : 'building';
      return word(
        t(`advert.${kind}`, { score: code }),
        key === null ? code : t(key),
        code === markedScore ? mark : null,
      );
    }
    case 'thermalClass':
    case 'co2Class':
    case 'referenceRent':
    case 'registrationNumber':
      return word(t(`advert.${kind}`, { value: code }), code);
    case 'planningInformation': {
      const key = /^(https?:|www\.)/.test(code) ? 'planningAddress' : 'planningInformation';
      return word(t(`advert.${key}`, { value: code }), code);
    }
    case 'permit':
    case 'destination':
    case 'allotment':
    case 'summons':
    case 'preemption': {
      const words = listPlanningKeys(kind, code).map((key) => t(key));
      return word(code, words.length > 0 ? `${words.join(', ')} (${code})` : code);
    }
    case 'rent':
    case 'charges':
    case 'lastRent': {
      const price = t('detail.units.perMonth', { value: formatCurrency(amount) });
      return word(t(`advert.${kind}`, { price }), price);
    }
    case 'waterMeter':
    case 'gasMeter':
    case 'electricityMeter': {
      const answer = t(`advert.meterAnswers.${code === 'yes' || code === 'no' ? code : 'unknown'}`);
      return word(t('advert.meter', { meter: t(`advert.labels.${kind}`), answer }), answer);
    }
  }
}

/** Legally required statements of an advert in the visitor's language. */
export type AdvertView = {
  title: string;
  /** Short form, as used in adverts. */
  parts: AdvertPart[];
  /** `What does this mean?` */
  wordsTitle: string;
  /** The same in full. */
  rows: { label: string; value: string }[];
  /** The renovation duty; null if none exists. */
  notice: string | null;
};

export type AdvertPart = {
  text: string;
  /** The official mark of the worst flood score. */
  mark: 'parcel' | 'building' | null;
  markText: string | null;
};
