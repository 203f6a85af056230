import { expect, test } from 'vitest';
import { ADVERT_RULES } from '@agency/domain/advert-rules';
import { languages } from '@agency/domain/languages';
import { buildFacts } from '../../../test/build-facts';
import { parseEnergyLadders } from '../rules/energy/energy-ladder';
import { projectListing } from '../search/read-model/project-listing';
import { NOT_ON_OFFER } from '../search/search-row';
import { checkAdverts } from './record-gaps';

const ladders = parseEnergyLadders(null);
const places = {
  flanders: { countryId: 10, zip: '3000' },
  brussels: { countryId: 10, zip: '1000' },
  wallonia: { countryId: 10, zip: '4000' },
  luxembourg: { countryId: 50, zip: '1009' },
};
const everyType = ['1', '2', '3', '4', '5', '6', '7'];
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

/** Each rule that counts, by goal and type: a listing that has all but what the rule asks. */
const planted = ADVERT_RULES.filter(({ isOn }) => isOn)
  .flatMap(({ id, region, wanted, fields }) =>
    wanted.goals.flatMap((goal) =>
      (wanted.types ?? everyType)
        .filter((type) => type !== wanted.except)
        .map((type) => ({ id, region, goal, type, fields })),
    ),
  )
  .map(({ id, region, goal, type, fields }, index) => {
    const lacking = Object.fromEntries(fields.map((field) => [field, null]));
    const known = region === 'luxembourg' ? { ...complete, epcLabelText: 'C' } : complete;
    const listing = buildFacts({
      ...known,
      ...lacking,
      ...places[region],
      goal,
      id: index + 1,
      reference: String(index + 1),
      types: [{ webId: type, lineage: [type], names: { nl: 'Type' } }],
    });
    return { rule: id, listing };
  });
/** Repeated until there are 200. */
const listings = Array.from({ length: 200 }, (_, index) => planted[index % planted.length]!);

const check = (holdsBack: boolean) =>
  listings.map(({ rule, listing }) => {
    const [checked] = checkAdverts([listing], { ladders, holdsBack });
    return { rule, ...checked!, written: projectListing(checked!, languages, ladders) };
  });

test('LAW-8 each rule that counts is planted once at least, by goal and type', () => {
  expect(planted.length).toBeGreaterThan(100);
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
