import type { AdvertFacts } from '../rules/advert-mentions';

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
    energyPerformance: readNumber(source.energyPerformance),
    energyTotal: readNumber(source.energyTotal),
    co2Emission: readNumber(source.co2Emission),
    epcNumber: readText(source.epcNumber),
    pScore: readText(source.pScore),
    gScore: readText(source.gScore),
    permit: readText(source.permit),
    planningDestination: readText(source.planningDestination),
    summons: readText(source.summons),
    preemptionRight: readText(source.preemptionRight),
    allotmentPermit: readText(source.allotmentPermit),
    rent: source.publishPrice === false ? null : readNumber(source.price),
    chargesRenter: readNumber(source.chargesRenter),
  };
}

function readNumber(value: unknown): number | null {
  if (value === null || value === undefined || value === '') return null;
  return Number.isFinite(Number(value)) ? Number(value) : null;
}

function readText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
