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
  /** ISO instants: the day of the certificate, and the last one it is valid on. */
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

/** How long a certificate is valid, in every region of Belgium. */
const CERTIFICATE_YEARS = 10;
/** Luxembourg's labels go on to I. */
const BELGIAN_LABEL = /^[a-g]/;

/**
 * The code of the energy label, such as `a_sub`, or null for none. The country is looked at before
 * the postal code; Luxembourg's label is its label text, other countries have none (RULE-5). In
 * Belgium a label text wins too, else the figure is read by the ladder of the certificate's own date
 * (LAW-4).
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
 * The region of a listing and the labels of its ladder, best first, with the highest figure of each
 * but the last in kWh per m² per year; no labels where there is no ladder (RULE-5, RULE-6, LAW-4).
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

/** The day is worked out only where it decides: an import reads labels by the hundred thousand. */
function pickLadder(
  ladders: readonly EnergyLadder[],
  facts: CertificateFacts,
): EnergyLadder | undefined {
  return ladders.length > 1 ? findLadder(ladders, findCertificateDay(facts)) : ladders[0];
}

/** The certificate's own day (`YYYY-MM-DD`), or its last one less the years it is valid. */
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
