import type { AdvertFacts } from '@agency/domain/advert';
import { toFlag, toNumber, toText } from '../../platform/rules/stored-value';

export type AdvertSource = Record<string, unknown>;

/**
 * Builds the facts that the rules for adverts check; the energy label comes from the ladder of the
 * region.
 */
export function buildAdvertFacts(
  source: AdvertSource,
  {
    energyLabel,
    ...shown
  }: Pick<AdvertFacts, 'webIds' | 'zip' | 'countryId' | 'hasAddress'> & {
    energyLabel: string | null;
  },
): AdvertFacts {
  return {
    ...shown,
    goal: source.goal === 'rent' ? 'rent' : 'sale',
    known: {
      energyLabel,
      energyFigure: toNumber(source.energyPerformance),
      energyTotal: toNumber(source.energyTotal),
      co2: toNumber(source.co2Emission),
      thermalClass: toLetter(source.thermalClass),
      co2Class: toLetter(source.co2Class),
      energyCode: toText(source.epcNumber),
      pScore: toLetter(source.pScore),
      gScore: toLetter(source.gScore),
      permit: toText(source.permit),
      destination: toText(source.planningDestination),
      planningInformation: toText(source.planningInformation),
      summons: toText(source.summons),
      preemption: toText(source.preemptionRight),
      allotment: toText(source.allotmentPermit),
      rent: source.publishPrice === false ? null : toNumber(source.price),
      charges: toNumber(source.chargesRenter),
      referenceRent: toText(source.referenceRent),
      lastRent: toNumber(source.lastRent),
      waterMeter: toFlag(source.waterMeter),
      gasMeter: toFlag(source.gasMeter),
      electricityMeter: toFlag(source.electricityMeter),
      registrationNumber: toText(source.registrationNumber),
    },
  };
}

function toLetter(value: unknown): string | null {
  return toText(value)?.trim().toUpperCase() ?? null;
}
