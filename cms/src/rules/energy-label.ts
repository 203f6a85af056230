import { BELGIUM, LUXEMBOURG } from './country';
import { SPECIFIED_LADDERS, type EnergyLadder, type EnergyLadders } from './energy-ladder';
import { findRegion } from './region';

export interface EnergyFacts {
  countryId: number | null;
  zip: string | null;
  /** kWh per m² per year. */
  energyPerformance: number | null;
  epcLabelText: string | null;
}

/**
 * The code of the energy label, such as `a_sub`, or null for none. The country is looked at before
 * the postal code; Luxembourg's label is its label text, other countries have none (RULE-5).
 */
export function findEnergyLabel(
  facts: EnergyFacts,
  ladders: EnergyLadders = SPECIFIED_LADDERS,
): string | null {
  if (facts.countryId === LUXEMBOURG) return parseLabelText(facts.epcLabelText);
  if (facts.countryId !== BELGIUM) return null;
  const region = findRegion(facts.zip);
  if (region === '') return null;
  return climbLadder(ladders[region], facts.energyPerformance);
}

/**
 * The region of a listing and the labels of its ladder, best first, with the highest figure of each
 * but the last in kWh per m² per year; no region and no labels where none is known (RULE-5, RULE-6).
 */
export function findEnergyScale(
  { countryId, zip }: Pick<EnergyFacts, 'countryId' | 'zip'>,
  ladders: EnergyLadders = SPECIFIED_LADDERS,
): { region: string | null; energyScale: string[]; energyLimits: number[] } {
  const region = countryId === BELGIUM ? findRegion(zip) : '';
  if (region === '') return { region: null, energyScale: [], energyLimits: [] };
  const { belowZero, rungs, above } = ladders[region];
  return {
    region,
    energyScale: [belowZero, ...rungs.map(({ label }) => label), above],
    energyLimits: [0, ...rungs.map(({ upTo }) => upTo)],
  };
}

/** The code of a label as people write it, `A++` or `b-`, or null when it is not one (RULE-5). */
export function parseLabelText(text: string | null | undefined): string | null {
  const match = /^\s*([a-i])\s*(\+\+|\+|[-−–])?\s*$/i.exec(text ?? '');
  if (!match?.[1]) return null;
  const letter = match[1].toLowerCase();
  if (!match[2]) return letter;
  if (match[2] === '++') return `${letter}_plusplus`;
  return match[2] === '+' ? `${letter}_plus` : `${letter}_sub`;
}

function climbLadder(ladder: EnergyLadder, value: number | null): string | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  if (value < 0) return ladder.belowZero;
  return ladder.rungs.find((step) => value <= step.upTo)?.label ?? ladder.above;
}
