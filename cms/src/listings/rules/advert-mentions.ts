import { homeTypes } from '@agency/domain/home-types';
import { findLawRegion } from '@agency/domain/region';
import { LAND } from './web-ids';

/** What an advert may have to say. */
export const ADVERT_KINDS = [
  ...(['energyLabel', 'energyFigure', 'energyTotal', 'co2', 'energyCode'] as const),
  ...(['pScore', 'gScore'] as const),
  ...(['permit', 'destination', 'summons', 'preemption', 'allotment'] as const),
  ...(['rent', 'charges', 'waterMeter', 'gasMeter', 'electricityMeter'] as const),
] as const;

export type AdvertKind = (typeof ADVERT_KINDS)[number];

/** What is known of a listing as far as the law of adverts goes. */
export interface AdvertFacts {
  goal: 'sale' | 'rent';
  countryId: number | null;
  zip: string | null;
  /** Every type it is found under; see docs/contracts/snapshot.md. */
  webIds: readonly string[];
  /** The street is shown, not the city alone. */
  hasAddress: boolean;
  /** The label's code (RULE-5), such as `a_sub`. */
  energyLabel: string | null;
  /** kWh per m² per year, kWh per year, kg CO2 per m² per year. */
  energyPerformance: number | null;
  energyTotal: number | null;
  co2Emission: number | null;
  epcNumber: string | null;
  pScore: string | null;
  gScore: string | null;
  permit: string | null;
  planningDestination: string | null;
  summons: string | null;
  preemptionRight: string | null;
  allotmentPermit: string | null;
  /** Euro per month; null while it is not published. */
  rent: number | null;
  chargesRenter: number | null;
  /** Whether the meter is the tenant's own; null is not known. */
  waterMeter: boolean | null;
  gasMeter: boolean | null;
  electricityMeter: boolean | null;
}

export interface AdvertMention {
  kind: AdvertKind;
  /** The words or the number; both are null when it is not known. */
  text: string | null;
  number: number | null;
  /** The law wants it said; what is not wanted is in the list only when it is known. */
  isWanted: boolean;
}

type Ask = readonly [kind: AdvertKind, value: string | number | null, isWanted: boolean];

/** Flats and studios share a building, and its charges. */
const IN_A_BUILDING = ['2', '3'];
const HOMES_TO_LET = '5';
const COMMERCIAL = '6';

/**
 * What the law wants said in the advert of a listing, in the order it is said, and what is known of
 * it. By the region's law: Flanders Energiedecreet 11.2.1 §3, VCRO 5.2.6 and the flood scores of
 * 1 January 2023; Brussels CoBrACE (class and CO2) and for a home to let the Housing Code, art. 217
 * (individual meters); Wallonia the decree of 28 November 2013 (code, both figures, label);
 * Luxembourg the label. Land has no certificate, for nothing is built; neither has a garage, for it
 * is not heated. Empty for other countries.
 */
export function listAdvertMentions(facts: AdvertFacts): AdvertMention[] {
  return [...listEnergy(facts), ...listPlanning(facts), ...listRent(facts)]
    .map(([kind, value, isWanted]) => ({
      kind,
      text: typeof value === 'string' && value !== '' ? value : null,
      number: typeof value === 'number' ? value : null,
      isWanted,
    }))
    .filter(({ text, number, isWanted }) => isWanted || text !== null || number !== null);
}

/** What the law wants said and is not known. */
export function listAdvertGaps(facts: AdvertFacts): AdvertKind[] {
  return listAdvertMentions(facts)
    .filter(({ text, number }) => text === null && number === null)
    .map(({ kind }) => kind);
}

function listEnergy(facts: AdvertFacts): Ask[] {
  const isHome = hasType(facts, [...homeTypes, HOMES_TO_LET]);
  const isCommercial = hasType(facts, [COMMERCIAL]);
  if (!isHome && !isCommercial) return [];
  const { energyLabel, energyPerformance, energyTotal, co2Emission, epcNumber } = facts;
  switch (findLawRegion(facts.countryId, facts.zip)) {
    case 'flanders':
      return [
        ['energyLabel', energyLabel, false],
        ['energyFigure', energyPerformance, true],
        ['energyCode', epcNumber, !facts.hasAddress],
      ];
    case 'brussels':
      return [
        ['energyLabel', energyLabel, isHome],
        ['energyFigure', energyPerformance, false],
        ['co2', co2Emission, isHome],
      ];
    case 'wallonia':
      return [
        ['energyLabel', energyLabel, isHome],
        ['energyFigure', energyPerformance, isHome],
        ['energyTotal', energyTotal, isHome],
        ['energyCode', epcNumber, isHome],
      ];
    case 'luxembourg':
      return [['energyLabel', energyLabel, true]];
    default:
      return [];
  }
}

/** Of a rent the law asks it only beyond nine years, which no listing is known to be. */
function listPlanning(facts: AdvertFacts): Ask[] {
  if (findLawRegion(facts.countryId, facts.zip) !== 'flanders') return [];
  const isSale = facts.goal === 'sale';
  const isBuilt = !facts.webIds.every((webId) => webId === LAND);
  const { permit, planningDestination, summons, preemptionRight, allotmentPermit } = facts;
  return [
    ['pScore', toLetter(facts.pScore), isSale],
    ['gScore', toLetter(facts.gScore), isSale && isBuilt],
    ['permit', permit, isSale],
    ['destination', planningDestination, isSale],
    ['summons', summons, isSale],
    ['preemption', preemptionRight, isSale],
    ['allotment', allotmentPermit, isSale],
  ];
}

/** No charges are delivered as nothing at all, so only a flat is asked for them. */
function listRent(facts: AdvertFacts): Ask[] {
  const region = findLawRegion(facts.countryId, facts.zip);
  if (facts.goal !== 'rent' || region === null) return [];
  const isBelgian = region !== 'luxembourg';
  return [
    ['rent', facts.rent, isBelgian && hasType(facts, homeTypes)],
    ['charges', facts.chargesRenter, isBelgian && hasType(facts, IN_A_BUILDING)],
    ...listMeters(facts),
  ];
}

/** Brussels Housing Code, art. 217: an advert says whether there are individual meters (LAW-3). */
function listMeters(facts: AdvertFacts): Ask[] {
  const isWanted =
    findLawRegion(facts.countryId, facts.zip) === 'brussels' && hasType(facts, homeTypes);
  const ask = (kind: AdvertKind, meter: boolean | null): Ask => [
    kind,
    meter === null ? null : meter ? 'yes' : 'no',
    isWanted,
  ];
  return isWanted
    ? [
        ask('waterMeter', facts.waterMeter),
        ask('gasMeter', facts.gasMeter),
        ask('electricityMeter', facts.electricityMeter),
      ]
    : [];
}

function hasType({ webIds }: AdvertFacts, types: readonly string[]): boolean {
  return webIds.some((webId) => types.includes(webId));
}

function toLetter(score: string | null): string | null {
  return score === null ? null : score.trim().toUpperCase();
}
