import { parseEnergyLabel } from '@agency/domain/energy-label';
import { agencyDay } from '../../../platform/rules/agency-time';
import { countryIds } from '@agency/domain/countries';
import {
  SPECIFIED_LADDERS,
  findLadder,
  type EnergyLadder,
  type EnergyLadders,
} from './energy-ladder';
import { findLawRegion, findRegion } from '@agency/domain/region';

interface CertificateFacts {
  /** ISO instants: the day of the certificate, and its last valid day. */
  epcIssuedAt: string | null;
  epcExpiresAt: string | null;
}

export interface EnergyFacts extends CertificateFacts {
  countryId: number | null;
  zip: string | null;
  /** kWh per m² per year. */
  energyPerformance: number | null;
  epcLabelText: string | null;
}

/** Validity of a certificate in every region of Belgium. */
const CERTIFICATE_YEARS = 10;
/** Labels in Luxembourg go up to I. */
const BELGIAN_LABEL = /^[a-g]/;

/**
 * Returns the code of the energy label, such as `a_sub`; null without one. In Belgium the label
 * text takes precedence over the figure, which is read with the ladder of the certificate's date.
 * Luxembourg only uses the label text; other countries have no label. The country takes precedence
 * over the postal code.
 */
export function findEnergyLabel(
  facts: EnergyFacts,
  ladders: EnergyLadders = SPECIFIED_LADDERS,
): string | null {
  if (facts.countryId === countryIds.luxembourg) return parseEnergyLabel(facts.epcLabelText);
  if (facts.countryId !== countryIds.belgium) return null;
  const region = findRegion(facts.zip);
  if (region === '') return null;
  const label = parseEnergyLabel(facts.epcLabelText);
  if (label !== null && BELGIAN_LABEL.test(label)) return label;
  return climbLadder(pickLadder(ladders[region], facts), facts.energyPerformance);
}

/**
 * Returns the region of a listing and the labels of its ladder, best first, with the upper limit of
 * each but the last in kWh per m² per year. No labels without a ladder.
 */
export function findEnergyScale(
  facts: Omit<EnergyFacts, 'energyPerformance' | 'epcLabelText'>,
  ladders: EnergyLadders = SPECIFIED_LADDERS,
): { region: string | null; energyScale: string[]; energyLimits: number[] } {
  const region = findLawRegion(facts.countryId, facts.zip);
  const ladder =
    region === null || region === 'luxembourg' ? undefined : pickLadder(ladders[region], facts);
  if (!ladder) return { region, energyScale: [], energyLimits: [] };
  const { belowZero, rungs, above } = ladder;
  const steps = belowZero === rungs[0]?.label ? rungs : [{ label: belowZero, upTo: 0 }, ...rungs];
  return {
    region,
    energyScale: [...steps.map(({ label }) => label), above],
    energyLimits: steps.map(({ upTo }) => upTo),
  };
}

/**
 * Computes the day only if there are several ladders, since an import reads labels by the hundred
 * thousand.
 */
function pickLadder(
  ladders: readonly EnergyLadder[],
  facts: CertificateFacts,
): EnergyLadder | undefined {
  return ladders.length > 1 ? findLadder(ladders, findCertificateDay(facts)) : ladders[0];
}

/** Returns the certificate's day (`YYYY-MM-DD`), or its last valid day minus its validity. */
function findCertificateDay({ epcIssuedAt, epcExpiresAt }: CertificateFacts): string | null {
  if (epcIssuedAt !== null) return agencyDay(new Date(epcIssuedAt));
  if (epcExpiresAt === null) return null;
  const day = agencyDay(new Date(epcExpiresAt));
  return `${Number(day.slice(0, 4)) - CERTIFICATE_YEARS}${day.slice(4)}`;
}

function climbLadder(ladder: EnergyLadder | undefined, value: number | null): string | null {
  if (!ladder || typeof value !== 'number' || !Number.isFinite(value)) return null;
  if (value < 0) return ladder.belowZero;
  return ladder.rungs.find((step) => value <= step.upTo)?.label ?? ladder.above;
}
