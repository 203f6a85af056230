import { lawRegions, type LawRegion } from '@agency/domain/region';
import type { ListingDetailFragment } from '../../../cms/generated/graphql';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { formatDate, formatNumber } from '../../../lib/text/formats';
import { buildEnergyLabel } from './energy-label';
import { buildEnergyScale } from './energy-scale.server';
import { listFactRows } from '../facts/fact-rows.server';
import type { EnergyView, FloodScoreView, FloodView } from '../listing-detail-view';
import { findFloodScoreKey, findFloodZoneKey } from '../../../lib/rules/surroundings';

/** Builds the label, figures and scale, with the renovation notice; null if nothing is known. */
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
