import { lawRegions, type LawRegion } from '@agency/domain/region';
import type { ListingDetailFragment } from '../../../cms/generated/graphql';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { formatDate, formatNumber } from '../../../lib/text/formats';
import { buildEnergyLabel } from './build-energy-label';
import { listFactRows } from '../facts/fact-rows.server';
import type {
  EnergyView,
  FloodScoreView,
  FloodView,
  EnergyFamilyView,
  EnergyScaleView,
} from '../listing-detail-view';
import { findFloodScoreKey, findFloodZoneKey } from '../../../lib/rules/surroundings';

/** Builds label, figures and scale with the renovation notice; null if nothing is known. */
export function buildEnergy(
  listing: ListingDetailFragment,
  context: LanguageContext,
  notice: string | null,
): EnergyView | null {
  const { t, locale } = context;
  const label = buildEnergyLabel(listing.card.energyLabel);
  const unit = (key: 'kwhPerM2' | 'kwh' | 'co2', value: number | null) =>
    value === null ? null : t(`detail.units.${key}`, { value: formatNumber(locale, value, 1) });
  const figureText = unit('kwhPerM2', listing.energyPerformance);
  const names = findNames(listing.region);
  const validUntil = formatDate(locale, listing.epcExpiresAt);
  const rows = [
    ...listFactRows(t, [
      ['energyTotal', unit('kwh', listing.energyTotal)],
      ['co2Emission', unit('co2', listing.co2Emission)],
      ['epcNumber', listing.epcNumber],
    ]),
    ...(validUntil ? [{ label: t(`energy.validUntil.${names}`), value: validUntil }] : []),
    ...listFactRows(t, [['eLevel', listing.eLevel]]),
  ];
  if (label === null && figureText === null && rows.length === 0) return null;
  return {
    label,
    labelName: t(`energy.labelNames.${names}`),
    scale: buildEnergyScale({ ...listing, label: label?.code ?? null }, context),
    figureText,
    rows,
    notice,
  };
}

/** Each region has its own name for the certificate: EPC, EPB and PEB, or CPE. */
function findNames(region: string | null): LawRegion | 'other' {
  return lawRegions.find((known) => known === region?.toLowerCase()) ?? 'other';
}

/** Builds the flood scores with their meaning, and the zone; null without any. */
export function buildFlood(
  { pScore, gScore, floodZone }: ListingDetailFragment,
  { t }: LanguageContext,
): FloodView | null {
  const zone = findFloodZoneKey(floodZone);
  const scores = [buildScore('parcel', pScore, t), buildScore('building', gScore, t)];
  const rows = listFactRows(t, [['floodZone', zone === null ? floodZone : t(zone)]]);
  const known = scores.filter((score) => score !== null);
  if (known.length === 0 && rows.length === 0) return null;
  return { title: t('floods.title'), scores: known, rows };
}

function buildScore(
  kind: FloodScoreView['kind'],
  given: string | null,
  t: LanguageContext['t'],
): FloodScoreView | null {
  if (!given?.trim()) return null;
  const key = findFloodScoreKey(given);
  const letter = given.trim().toUpperCase();
  return {
    kind,
    label: t(kind === 'parcel' ? 'detail.fields.pScore' : 'detail.fields.gScore'),
    letter,
    level: key === null ? 0 : 'ABCD'.indexOf(letter),
    meaning: key === null ? '' : t(key),
  };
}

type ScaleSource = Pick<
  ListingDetailFragment,
  'energyScale' | 'energyLimits' | 'energyPerformance'
> & { label: string | null };

/**
 * Builds the region's scale by label family with the listing's position; null without a scale or a
 * label on it.
 */
export function buildEnergyScale(
  source: ScaleSource,
  { t, locale }: LanguageContext,
): EnergyScaleView | null {
  const { energyScale: codes, energyLimits: limits } = source;
  const labels = codes.flatMap((code) => buildEnergyLabel(code) ?? []);
  const own = labels.findIndex(({ code }) => code === source.label);
  if (own < 0) return null;
  const families: EnergyFamilyView[] = [];
  for (const [index, { code, text, group }] of labels.entries()) {
    const letter = text.slice(0, 1);
    const limit = limits[index];
    const rung = { code, sign: text.slice(1).replace('-', '−'), isCurrent: index === own };
    const last = families.at(-1);
    const family = last?.letter === letter ? last : { group, letter, rungs: [], limit: null };
    if (family !== last) families.push(family);
    family.rungs.push(rung);
    family.limit = limit === undefined ? null : formatNumber(locale, limit, 0);
  }
  return {
    text: t('energy.scaleText', {
      best: labels[0]?.text,
      worst: labels.at(-1)?.text,
      label: labels[own]?.text,
    }),
    families,
    at: findPosition(own, labels.length, limits, source.energyPerformance),
  };
}

/**
 * In percent: within the label by the figure, but never on its edge; without a figure in its
 * middle.
 */
function findPosition(
  own: number,
  count: number,
  limits: readonly number[],
  figure: number | null,
): number {
  const low = limits[own - 1];
  const high = limits[own];
  const share =
    figure === null || low === undefined || high === undefined || high <= low
      ? 0.5
      : Math.min(0.85, Math.max(0.15, (figure - low) / (high - low)));
  return Math.round(((own + share) / count) * 1000) / 10;
}
