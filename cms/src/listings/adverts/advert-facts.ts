import type { AdvertFacts } from '../rules/advert-mentions';
import { toFlag, toNumber, toText } from '../../platform/rules/stored-value';

/** Where the facts of an advert come from: a listing's own row, hidden fields taken off. */
export type AdvertSource = Record<string, unknown>;

/** What the law of adverts looks at; the energy label is found by the region's ladder (RULE-5). */
export function buildAdvertFacts(
  source: AdvertSource,
  shown: Pick<AdvertFacts, 'webIds' | 'zip' | 'countryId' | 'energyLabel' | 'hasAddress'>,
): AdvertFacts {
  return {
    ...shown,
    goal: source.goal === 'rent' ? 'rent' : 'sale',
    energyPerformance: toNumber(source.energyPerformance),
    energyTotal: toNumber(source.energyTotal),
    co2Emission: toNumber(source.co2Emission),
    epcNumber: toText(source.epcNumber),
    pScore: toText(source.pScore),
    gScore: toText(source.gScore),
    permit: toText(source.permit),
    planningDestination: toText(source.planningDestination),
    summons: toText(source.summons),
    preemptionRight: toText(source.preemptionRight),
    allotmentPermit: toText(source.allotmentPermit),
    rent: source.publishPrice === false ? null : toNumber(source.price),
    chargesRenter: toNumber(source.chargesRenter),
    waterMeter: toFlag(source.waterMeter),
    gasMeter: toFlag(source.gasMeter),
    electricityMeter: toFlag(source.electricityMeter),
  };
}
