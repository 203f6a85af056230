import { describe, expect, test } from 'vitest';
import { listAdvertMentions, listBrokenRules, type AdvertFacts } from './advert';
import { ADVERT_RULES, advertKinds, listUncheckedRules } from './advert-rules';

const day = '2026-11-29';
const listAdvertGaps = (facts: AdvertFacts) => listBrokenRules(facts, day).map(({ kind }) => kind);

const nothing: AdvertFacts = {
  goal: 'sale',
  countryId: 10,
  zip: '1000',
  webIds: ['2'],
  hasAddress: false,
  known: {},
};

const known: AdvertFacts['known'] = {
  energyLabel: 'f',
  energyFigure: 438,
  energyTotal: 73584,
  co2: 110,
  thermalClass: 'C',
  energyCode: '20260727-000900334-RES-2',
  pScore: 'A',
  gScore: 'D',
  permit: 'Vg',
  destination: 'Wg',
  planningInformation: 'https://planning.example',
  summons: 'Gmo',
  preemption: 'Gvkr',
  allotment: 'Gvv',
  rent: 950,
  charges: 75,
  waterMeter: true,
  gasMeter: false,
  electricityMeter: true,
};
const complete: AdvertFacts = { ...nothing, known };

const places = {
  flanders: { countryId: 10, zip: '3000' },
  brussels: { countryId: 10, zip: '1000' },
  wallonia: { countryId: 10, zip: '4000' },
  luxembourg: { countryId: 50, zip: '1009' },
  elsewhere: { countryId: 33, zip: '1000' },
};

const planning = 'permit destination summons preemption allotment';
const meters = 'waterMeter gasMeter electricityMeter';
const brussels = 'destination planningInformation';
const luxembourg = 'energyLabel thermalClass';
const flemish = 'energyFigure energyCode';
const walloon = 'energyLabel energyFigure energyTotal energyCode';

/** Required mentions by region, type (contract: 1 house … 7 garage) and goal. */
const wanted: [keyof typeof places, types: string, sale: string, rent: string][] = [
  ['flanders', '1', `${flemish} pScore gScore ${planning}`, `${flemish} rent`],
  ['flanders', '2', `${flemish} pScore gScore ${planning}`, `${flemish} rent charges`],
  ['flanders', '3', `${flemish} pScore gScore ${planning}`, `${flemish} rent charges`],
  ['flanders', '4', `pScore ${planning}`, ''],
  ['flanders', '5', `${flemish} pScore gScore ${planning}`, flemish],
  ['flanders', '6', `${flemish} pScore gScore ${planning}`, flemish],
  ['flanders', '7', `pScore gScore ${planning}`, ''],
  ['flanders', '4 1', `${flemish} pScore gScore ${planning}`, `${flemish} rent`],
  ['brussels', '1', `energyLabel co2 ${brussels}`, `energyLabel co2 rent ${meters}`],
  ['brussels', '2', `energyLabel co2 ${brussels}`, `energyLabel co2 rent charges ${meters}`],
  ['brussels', '3', `energyLabel co2 ${brussels}`, `energyLabel co2 rent charges ${meters}`],
  ['brussels', '4', brussels, ''],
  ['brussels', '5', `energyLabel co2 ${brussels}`, 'energyLabel co2'],
  ['brussels', '6', brussels, ''],
  ['brussels', '7', brussels, ''],
  ['brussels', '5 7', `energyLabel co2 ${brussels}`, 'energyLabel co2'],
  ['wallonia', '1', walloon, `${walloon} rent`],
  ['wallonia', '2', walloon, `${walloon} rent charges`],
  ['wallonia', '3', walloon, `${walloon} rent charges`],
  ['wallonia', '4', '', ''],
  ['wallonia', '5', walloon, walloon],
  ['wallonia', '6', '', ''],
  ['wallonia', '7', '', ''],
  ['luxembourg', '1', luxembourg, luxembourg],
  ['luxembourg', '2', luxembourg, luxembourg],
  ['luxembourg', '3', luxembourg, luxembourg],
  ['luxembourg', '4', '', ''],
  ['luxembourg', '5', luxembourg, luxembourg],
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
    const said = listAdvertMentions({ ...complete, ...facts }, day);
    expect(said.filter(({ isWanted }) => isWanted).map(({ kind }) => kind)).toEqual(expected);
  });
});

function say(overrides: Partial<AdvertFacts>): Record<string, string | number | null> {
  const said = listAdvertMentions({ ...complete, ...overrides }, day);
  return Object.fromEntries(said.map(({ kind, text, number }) => [kind, text ?? number]));
}

test('DETAIL-6 an address takes the place of the certificate code in Flanders alone', () => {
  const facts = { hasAddress: true, known: { ...known, energyCode: null } };
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
  const unknown = { ...facts, known: { ...known, gasMeter: null } };
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
  expect(say({ ...places.flanders, known: { ...known, energyFigure: 0 } })).toMatchObject({
    energyFigure: 0,
  });
});

test('DETAIL-4 a rent that is not published is missing, not said', () => {
  const facts = { ...places.brussels, goal: 'rent', known: { ...known, rent: null } } as const;
  expect(listAdvertGaps({ ...complete, ...facts })).toEqual(['rent']);
  expect(say(facts).rent).toBeNull();
});

test('DETAIL-6 empty words say nothing', () => {
  expect(
    listAdvertGaps({ ...complete, ...places.flanders, known: { ...known, permit: ' ' } }),
  ).toEqual(['permit']);
});

test('LAW-8 LAW-10 each rule has an id of its own, words, fields, a source, and a note while it is off', () => {
  const ids = ADVERT_RULES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { kind, fields, source, isOn, note, from, checkedOn } of ADVERT_RULES) {
    expect(advertKinds).toContain(kind);
    expect(fields.length).toBeGreaterThan(0);
    expect(source).toMatchObject({
      name: expect.any(String),
      url: expect.stringMatching(/^https:/),
    });
    if (isOn) expect(from).not.toBeNull();
    else expect(note).toBeTruthy();
    expect(checkedOn === null || !isOn || checkedOn >= '2026-11-29').toBe(true);
  }
});

test('LAW-8 a rule counts from its first day to its last', () => {
  const rules = ADVERT_RULES.filter(({ id }) => id === 'brussels.co2').map((rule) => ({
    ...rule,
    from: '2027-01-01',
    until: '2027-12-31',
  }));
  const broken = (on: string) => listBrokenRules(nothing, on, rules).length;
  expect(['2026-12-31', '2027-01-01', '2027-12-31', '2028-01-01'].map(broken)).toEqual([
    0, 1, 1, 0,
  ]);
});

test('LAW-9 what a source does not confirm is never missing, and said when it is known', () => {
  const letting: AdvertFacts = { ...complete, goal: 'rent' };
  expect(listAdvertGaps(letting)).toEqual([]);
  const told = { ...letting, known: { ...known, referenceRent: '800 - 980' } };
  expect(listAdvertMentions(told, day)).toContainEqual({
    kind: 'referenceRent',
    text: '800 - 980',
    number: null,
    isWanted: false,
  });
});

test('LAW-10 a release names the rules that nobody checked for 180 days, or ever', () => {
  const [rule] = ADVERT_RULES;
  const at = (checkedOn: string | null) =>
    rule ? listUncheckedRules('2026-11-29', [{ ...rule, checkedOn }]).length : null;
  expect([at('2026-06-02'), at('2026-06-01'), at(null)]).toEqual([0, 1, 1]);
});
