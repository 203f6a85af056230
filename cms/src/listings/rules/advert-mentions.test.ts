import { describe, expect, test } from 'vitest';
import { listAdvertGaps, listAdvertMentions, type AdvertFacts } from './advert-mentions';

const nothing: AdvertFacts = {
  goal: 'sale',
  countryId: 10,
  zip: '1000',
  webIds: ['2'],
  hasAddress: false,
  energyLabel: null,
  energyPerformance: null,
  energyTotal: null,
  co2Emission: null,
  epcNumber: null,
  pScore: null,
  gScore: null,
  permit: null,
  planningDestination: null,
  summons: null,
  preemptionRight: null,
  allotmentPermit: null,
  rent: null,
  chargesRenter: null,
  waterMeter: null,
  gasMeter: null,
  electricityMeter: null,
};

const complete: AdvertFacts = {
  ...nothing,
  energyLabel: 'f',
  energyPerformance: 438,
  energyTotal: 73584,
  co2Emission: 110,
  epcNumber: '20260727-000900334-RES-2',
  pScore: 'A',
  gScore: 'd',
  permit: 'Vg',
  planningDestination: 'Wg',
  summons: 'Gmo',
  preemptionRight: 'Gvkr',
  allotmentPermit: 'Gvv',
  rent: 950,
  chargesRenter: 75,
  waterMeter: true,
  gasMeter: false,
  electricityMeter: true,
};

const places = {
  flanders: { countryId: 10, zip: '3000' },
  brussels: { countryId: 10, zip: '1000' },
  wallonia: { countryId: 10, zip: '4000' },
  luxembourg: { countryId: 50, zip: '1009' },
  elsewhere: { countryId: 33, zip: '1000' },
};

const planning = 'permit destination summons preemption allotment';
const meters = 'waterMeter gasMeter electricityMeter';
const flemish = 'energyFigure energyCode';
const walloon = 'energyLabel energyFigure energyTotal energyCode';

/** What is wanted by region, type (contract: 1 house … 7 garage) and goal. */
const wanted: [keyof typeof places, types: string, sale: string, rent: string][] = [
  ['flanders', '1', `${flemish} pScore gScore ${planning}`, `${flemish} rent`],
  ['flanders', '2', `${flemish} pScore gScore ${planning}`, `${flemish} rent charges`],
  ['flanders', '3', `${flemish} pScore gScore ${planning}`, `${flemish} rent charges`],
  ['flanders', '4', `pScore ${planning}`, ''],
  ['flanders', '5', `${flemish} pScore gScore ${planning}`, flemish],
  ['flanders', '6', `${flemish} pScore gScore ${planning}`, flemish],
  ['flanders', '7', `pScore gScore ${planning}`, ''],
  ['flanders', '4 1', `${flemish} pScore gScore ${planning}`, `${flemish} rent`],
  ['brussels', '1', 'energyLabel co2', `energyLabel co2 rent ${meters}`],
  ['brussels', '2', 'energyLabel co2', `energyLabel co2 rent charges ${meters}`],
  ['brussels', '3', 'energyLabel co2', `energyLabel co2 rent charges ${meters}`],
  ['brussels', '4', '', ''],
  ['brussels', '5', 'energyLabel co2', 'energyLabel co2'],
  ['brussels', '6', '', ''],
  ['brussels', '7', '', ''],
  ['brussels', '5 7', 'energyLabel co2', 'energyLabel co2'],
  ['wallonia', '1', walloon, `${walloon} rent`],
  ['wallonia', '2', walloon, `${walloon} rent charges`],
  ['wallonia', '3', walloon, `${walloon} rent charges`],
  ['wallonia', '4', '', ''],
  ['wallonia', '5', walloon, walloon],
  ['wallonia', '6', '', ''],
  ['wallonia', '7', '', ''],
  ['luxembourg', '1', 'energyLabel', 'energyLabel'],
  ['luxembourg', '2', 'energyLabel', 'energyLabel'],
  ['luxembourg', '3', 'energyLabel', 'energyLabel'],
  ['luxembourg', '4', '', ''],
  ['luxembourg', '5', 'energyLabel', 'energyLabel'],
  ['luxembourg', '6', 'energyLabel', 'energyLabel'],
  ['luxembourg', '7', '', ''],
  ['elsewhere', '1', '', ''],
  ['elsewhere', '6', '', ''],
];

describe.each(wanted)('an advert in %s of type %s', (place, types, ...goals) => {
  test.each(['sale', 'rent'] as const)('DETAIL-6 says what the law wants of a %s', (goal) => {
    const facts = { ...places[place], webIds: types.split(' '), goal };
    const expected = (goals[goal === 'sale' ? 0 : 1] ?? '').split(' ').filter(Boolean);
    expect(listAdvertGaps({ ...nothing, ...facts })).toEqual(expected);
    expect(listAdvertGaps({ ...complete, ...facts })).toEqual([]);
    const said = listAdvertMentions({ ...complete, ...facts });
    expect(said.filter(({ isWanted }) => isWanted).map(({ kind }) => kind)).toEqual(expected);
  });
});

function say(overrides: Partial<AdvertFacts>): Record<string, string | number | null> {
  const said = listAdvertMentions({ ...complete, ...overrides });
  return Object.fromEntries(said.map(({ kind, text, number }) => [kind, text ?? number]));
}

test('DETAIL-6 an address takes the place of the certificate code in Flanders alone', () => {
  const facts = { hasAddress: true, epcNumber: null };
  expect(listAdvertGaps({ ...complete, ...places.flanders, ...facts })).toEqual([]);
  expect(listAdvertGaps({ ...complete, ...places.wallonia, ...facts })).toEqual(['energyCode']);
});

test('RULE-11 flood scores are letters as given', () => {
  expect(say(places.flanders)).toMatchObject({ pScore: 'A', gScore: 'D' });
  expect(say({ ...places.brussels })).not.toHaveProperty('pScore');
});

test('LAW-3 a letting in Brussels says of each meter yes or no, and misses what is not known', () => {
  const facts = { ...places.brussels, goal: 'rent', webIds: ['2'] } as const;
  expect(say(facts)).toMatchObject({ waterMeter: 'yes', gasMeter: 'no', electricityMeter: 'yes' });
  const unknown = { ...facts, gasMeter: null };
  expect(listAdvertGaps({ ...complete, ...unknown })).toEqual(['gasMeter']);
  expect(say(unknown)).toHaveProperty('gasMeter', null);
});

test.each([
  ['a sale in Brussels', { ...places.brussels, goal: 'sale' }],
  ['a shop to let in Brussels', { ...places.brussels, goal: 'rent', webIds: ['6'] }],
  ['a letting in Flanders', { ...places.flanders, goal: 'rent' }],
  ['a letting in Luxembourg', { ...places.luxembourg, goal: 'rent' }],
] as const)('LAW-3 %s says nothing of meters', (_, facts) => {
  expect(say(facts)).not.toHaveProperty('waterMeter');
});

test('DETAIL-6 a home that uses no energy has a figure', () => {
  expect(say({ ...places.flanders, energyPerformance: 0 })).toMatchObject({ energyFigure: 0 });
});

test('DETAIL-4 a rent that is not published is missing, not said', () => {
  const facts = { ...places.brussels, goal: 'rent', rent: null } as const;
  expect(listAdvertGaps({ ...complete, ...facts })).toEqual(['rent']);
  expect(say(facts).rent).toBeNull();
});

test('DETAIL-6 empty words say nothing', () => {
  expect(listAdvertGaps({ ...complete, ...places.flanders, permit: '' })).toEqual(['permit']);
});
