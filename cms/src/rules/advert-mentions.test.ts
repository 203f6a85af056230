import { describe, expect, test } from 'vitest';
import { listAdvertGaps, listAdvertMentions, type AdvertFacts } from './advert-mentions';

const nothing: AdvertFacts = {
  ...{ goal: 'sale', countryId: 10, zip: '1000', webIds: ['2'], hasAddress: false },
  ...{ energyLabel: null, energyPerformance: null, energyTotal: null, co2Emission: null },
  ...{ epcNumber: null, pScore: null, gScore: null, permit: null, planningDestination: null },
  ...{ summons: null, preemptionRight: null, allotmentPermit: null },
  ...{ rent: null, chargesRenter: null },
};

const complete: AdvertFacts = {
  ...nothing,
  ...{ energyLabel: 'f', energyPerformance: 438, energyTotal: 73584, co2Emission: 110 },
  ...{ epcNumber: '20260727-000900334-RES-2', pScore: 'A', gScore: 'd', permit: 'Vg' },
  ...{ planningDestination: 'Wg', summons: 'Gmo', preemptionRight: 'Gvkr' },
  ...{ allotmentPermit: 'Gvv', rent: 950, chargesRenter: 75 },
};

const places = {
  flanders: { countryId: 10, zip: '3000' },
  brussels: { countryId: 10, zip: '1000' },
  wallonia: { countryId: 10, zip: '4000' },
  luxembourg: { countryId: 50, zip: '1009' },
  elsewhere: { countryId: 33, zip: '1000' },
};

const planning = 'permit destination summons preemption allotment';
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
  ['brussels', '1', 'energyLabel co2', 'energyLabel co2 rent'],
  ['brussels', '2', 'energyLabel co2', 'energyLabel co2 rent charges'],
  ['brussels', '3', 'energyLabel co2', 'energyLabel co2 rent charges'],
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

test.each([
  ['flanders', 'sale', '1', 'f', true],
  ['flanders', 'sale', '2', 'e', true],
  ['flanders', 'sale', '2', 'd', false],
  ['flanders', 'sale', '6', 'f', false],
  ['flanders', 'rent', '2', 'f', false],
  ['brussels', 'sale', '2', 'f', false],
  ['wallonia', 'sale', '2', 'f', false],
] as const)(
  'RULE-12 in %s a %s of type %s with label %s: duty %s',
  (place, goal, type, label, is) => {
    const facts = { ...places[place], goal, webIds: [type], energyLabel: label };
    expect('renovation' in say(facts)).toBe(is);
  },
);

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
