import type { ListingDetailFragment } from '../../../cms/generated/graphql';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { formatNumber } from '../../../lib/text/formats';
import { buildEnergyLabel } from './energy-label';
import type { EnergyFamilyView, EnergyScaleView } from '../listing-detail-view';

type ScaleSource = Pick<
  ListingDetailFragment,
  'energyScale' | 'energyLimits' | 'energyPerformance'
> & { label: string | null };

/**
 * Builds the region's ladder by family with the listing's position; null without a ladder or a
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
 * Returns percent: by the figure within the label, but not at its edge; without a figure its
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
