import { expect, test } from 'vitest';
import { languages } from '@agency/domain/languages';
import { buildFacts } from '../../../test/build-facts';
import { advertPlaces, everyViolation, plantedAdverts } from '../../../test/planted-adverts';
import { parseEnergyLadders } from '../rules/energy/energy-ladder';
import { projectListing } from '../search/read-model/project-listing';
import { NOT_ON_OFFER } from '../search/search-row';
import { checkAdverts } from './record-gaps';

const ladders = parseEnergyLadders(null);
const complete = {
  publishAddress: false,
  price: 1200,
  energyPerformance: 180,
  energyTotal: 21080,
  co2Emission: 32,
  thermalClass: 'C',
  epcNumber: '20260727-RES',
  pScore: 'A',
  gScore: 'A',
  permit: 'Vg',
  planningDestination: 'Wg',
  planningInformation: 'https://planning.example',
  summons: 'Gmo',
  preemptionRight: 'Gvkr',
  allotmentPermit: 'Gvv',
  chargesRenter: 75,
  waterMeter: true,
  gasMeter: false,
  electricityMeter: true,
};

const listings = plantedAdverts.map(({ rule, region, goal, type, fields }, index) => {
  const lacking = Object.fromEntries(fields.map((field) => [field, null]));
  const known = region === 'luxembourg' ? { ...complete, epcLabelText: 'C' } : complete;
  const listing = buildFacts({
    ...known,
    ...lacking,
    ...advertPlaces[region],
    goal,
    id: index + 1,
    reference: String(index + 1),
    types: [{ webId: type, lineage: [type], names: { nl: 'Type' } }],
  });
  return { rule, listing };
});

const check = (holdsBack: boolean) =>
  listings.map(({ rule, listing }) => {
    const [checked] = checkAdverts([listing], { ladders, holdsBack });
    return { rule, ...checked!, written: projectListing(checked!, languages, ladders) };
  });

test('LAW-8 each rule that counts is planted once at least, by goal and type', () => {
  expect(everyViolation.length).toBeGreaterThan(100);
  expect(plantedAdverts.length).toBeGreaterThanOrEqual(everyViolation.length);
});

test('LAW-8 none of 200 listings that lack something is written for any outlet while they are held back', () => {
  for (const { isHeld, written } of check(true)) {
    expect(isHeld).toBe(true);
    expect(written.row.goal).toBe(NOT_ON_OFFER);
    expect([written.cards, written.pages, written.texts]).toEqual([[], [], []]);
  }
});

test('LAW-8 all of them are written and named by rule while staff are warned', () => {
  for (const { rule, isHeld, brokenRules, written } of check(false)) {
    expect(isHeld).toBe(false);
    expect(brokenRules.map(({ id }) => id)).toContain(rule);
    expect(written.row.goal).not.toBe(NOT_ON_OFFER);
    expect(written.cards).toHaveLength(languages.length);
    expect(written.pages).toHaveLength(1);
  }
});
