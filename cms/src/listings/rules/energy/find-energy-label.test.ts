import { describe, expect, test } from 'vitest';
import { findEnergyLabel, findEnergyScale, type EnergyFacts } from './find-energy-label';
import { SPECIFIED_LADDERS, parseEnergyLadders } from './energy-ladder';

function buildFacts(overrides: Partial<EnergyFacts>): EnergyFacts {
  return {
    countryId: 10,
    zip: '1000',
    energyPerformance: 100,
    epcLabelText: null,
    epcIssuedAt: null,
    epcExpiresAt: null,
    ...overrides,
  };
}

type Bound = [value: number, label: string];

const BRUSSELS: Bound[] = [
  ...([
    [-1, 'a_plus'],
    [-0.01, 'a_plus'],
    [0, 'a'],
    [23, 'a'],
    [23.4, 'a_sub'],
  ] as Bound[]),
  ...([
    [24, 'a_sub'],
    [45, 'a_sub'],
    [46, 'b_plus'],
    [62, 'b_plus'],
    [63, 'b'],
    [79, 'b'],
  ] as Bound[]),
  ...([
    [80, 'b_sub'],
    [95, 'b_sub'],
    [96, 'c_plus'],
    [113, 'c_plus'],
    [114, 'c'],
  ] as Bound[]),
  ...([
    [132, 'c'],
    [133, 'c_sub'],
    [150, 'c_sub'],
    [151, 'd_plus'],
    [170, 'd_plus'],
  ] as Bound[]),
  ...([
    [171, 'd'],
    [190, 'd'],
    [191, 'd_sub'],
    [210, 'd_sub'],
    [211, 'e_plus'],
  ] as Bound[]),
  ...([
    [232, 'e_plus'],
    [233, 'e'],
    [253, 'e'],
    [254, 'e_sub'],
    [275, 'e_sub'],
  ] as Bound[]),
  ...([
    [276, 'f_plus'],
    [298, 'f_plus'],
    [299, 'f'],
    [322, 'f'],
    [323, 'f_sub'],
  ] as Bound[]),
  ...([
    [345, 'f_sub'],
    [345.5, 'g'],
    [346, 'g'],
    [9999, 'g'],
  ] as Bound[]),
];

const FLANDERS: Bound[] = [
  ...([
    [-5, 'a_plus'],
    [0, 'a'],
    [100, 'a'],
    [100.1, 'b'],
    [200, 'b'],
    [201, 'c'],
  ] as Bound[]),
  ...([
    [300, 'c'],
    [301, 'd'],
    [400, 'd'],
    [401, 'e'],
    [500, 'e'],
    [501, 'f'],
  ] as Bound[]),
];

const WALLONIA: Bound[] = [
  ...([
    [-5, 'a_plusplus'],
    [0, 'a_plus'],
    [45, 'a_plus'],
    [46, 'a'],
    [85, 'a'],
  ] as Bound[]),
  ...([
    [86, 'b'],
    [170, 'b'],
    [171, 'c'],
    [255, 'c'],
    [256, 'd'],
    [340, 'd'],
  ] as Bound[]),
  ...([
    [341, 'e'],
    [425, 'e'],
    [426, 'f'],
    [510, 'f'],
    [511, 'g'],
  ] as Bound[]),
];

describe('findEnergyLabel', () => {
  test.each(BRUSSELS)('RULE-5 RULE-6 %d kWh in Brussels is %s', (energyPerformance, label) => {
    expect(findEnergyLabel(buildFacts({ energyPerformance }))).toBe(label);
  });

  test.each(FLANDERS)('RULE-5 RULE-6 %d kWh in Flanders is %s', (energyPerformance, label) => {
    expect(findEnergyLabel(buildFacts({ zip: '9000', energyPerformance }))).toBe(label);
  });

  test.each(WALLONIA)('RULE-5 RULE-6 %d kWh in Wallonia is %s', (energyPerformance, label) => {
    expect(findEnergyLabel(buildFacts({ zip: '5000', energyPerformance }))).toBe(label);
  });

  test.each([
    ['no value', { energyPerformance: null }],
    ['not a number', { energyPerformance: Number.NaN }],
    ['an infinite value', { energyPerformance: Number.POSITIVE_INFINITY }],
    ['a postal code of no region', { zip: '0500' }],
    ['no postal code', { zip: null }],
    ['another country', { countryId: 20 }],
    ['no country', { countryId: null }],
    ['Luxembourg without a label text', { countryId: 50, zip: '1009' }],
  ])('RULE-5 none for %s', (_case, overrides) => {
    expect(findEnergyLabel(buildFacts(overrides))).toBeNull();
  });

  test('RULE-5 looks at the country before the postal code', () => {
    const facts = buildFacts({ countryId: 50, zip: '1009', epcLabelText: 'B' });
    expect(findEnergyLabel(facts)).toBe('b');
  });

  test('RULE-5 an official revision is a change of data', () => {
    const revised = parseEnergyLadders({
      ...SPECIFIED_LADDERS,
      version: 'official-2027',
      flanders: { belowZero: 'a_plusplus', rungs: [{ label: 'a_plus', upTo: 50 }], above: 'g' },
    });
    expect(findEnergyLabel(buildFacts({ zip: '9000', energyPerformance: 50 }), revised)).toBe(
      'a_plus',
    );
    expect(findEnergyLabel(buildFacts({ zip: '9000', energyPerformance: 51 }), revised)).toBe('g');
  });
});

describe('parseEnergyLadders', () => {
  const falling = {
    belowZero: 'a',
    above: 'c',
    rungs: [
      { label: 'a', upTo: 100 },
      { label: 'b', upTo: 50 },
    ],
  };

  test.each([
    ['nothing', null],
    ['a text', 'a=1'],
    ['a ladder without bounds', { ...SPECIFIED_LADDERS, brussels: {} }],
    ['bounds that fall', { ...SPECIFIED_LADDERS, brussels: falling }],
  ])('RULE-5 %s leaves the specified ladders in force', (_case, setting) => {
    expect(parseEnergyLadders(setting)).toBe(SPECIFIED_LADDERS);
  });
});

test('DETAIL-6 a scale names the highest figure of each label but the last', () => {
  const { energyScale, energyLimits } = findEnergyScale(buildFacts({ zip: '9000' }));
  expect(energyScale).toEqual(['a_plus', 'a', 'b', 'c', 'd', 'e', 'f']);
  expect(energyLimits).toEqual([0, 100, 200, 300, 400, 500]);
  expect(findEnergyScale(buildFacts({ countryId: 50, zip: '1009' })).energyLimits).toEqual([]);
});

/** The limits that the regions publish; those of Brussels differ from the specification's. */
const official = {
  version: 'official',
  brussels: {
    belowZero: 'a_plusplus',
    rungs: Object.entries({
      a_plusplus: 0,
      a_plus: 15,
      a: 30,
      a_sub: 45,
      b_plus: 62,
      b: 78,
      b_sub: 95,
      c_plus: 113,
      c: 132,
      c_sub: 150,
      d_plus: 170,
      d: 190,
      d_sub: 210,
      e_plus: 232,
      e: 253,
      e_sub: 275,
      f: 345,
    }).map(([label, upTo]) => ({ label, upTo })),
    above: 'g',
  },
};

/** A reform from a given day: a ladder of whole letters replaces the previous one. */
const reform = {
  version: 'reform',
  brussels: [
    official.brussels,
    {
      from: '2027-07-01',
      belowZero: 'a',
      rungs: Object.entries({ a: 50, b: 100, c: 150, d: 200, e: 250, f: 300 }).map(
        ([label, upTo]) => ({ label, upTo }),
      ),
      above: 'g',
    },
  ],
};

describe('a certificate is read by the ladder of its own date', () => {
  test.each([
    [null, '2026-03-01T00:00:00Z', 79, 'b'],
    [official, null, 0, 'a_plusplus'],
    [official, null, 15, 'a_plus'],
    [official, null, 79, 'b_sub'],
    [official, null, 300, 'f'],
    [reform, '2027-06-30T21:00:00Z', 79, 'b_sub'],
    [reform, '2027-06-30T22:30:00Z', 79, 'b'],
    [reform, '2030-01-01T00:00:00Z', 120, 'c'],
    [reform, null, 120, 'c'],
    [reform, null, 113, 'c_plus'],
  ])('LAW-4 ladders %#, certificate of %s, %d kWh: %s', (setting, epcIssuedAt, figure, label) => {
    const facts = buildFacts({ epcIssuedAt, energyPerformance: figure });
    expect(findEnergyLabel(facts, parseEnergyLadders(setting))).toBe(label);
  });

  test.each([
    ['2037-06-29T12:00:00Z', 'b_sub'],
    ['2037-07-01T12:00:00Z', 'b'],
  ])(
    'LAW-4 without its own date it is ten years older than its last day, %s: %s',
    (until, label) => {
      const facts = buildFacts({ epcExpiresAt: until, energyPerformance: 79 });
      expect(findEnergyLabel(facts, parseEnergyLadders(reform))).toBe(label);
    },
  );

  test('LAW-4 the scale beside the label is the one it was read by', () => {
    const ladders = parseEnergyLadders(reform);
    const scaleOf = (epcIssuedAt: string) => findEnergyScale(buildFacts({ epcIssuedAt }), ladders);
    expect(scaleOf('2027-07-02T00:00:00Z').energyScale).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
      'f',
      'g',
    ]);
    expect(scaleOf('2027-07-02T00:00:00Z').energyLimits).toEqual([50, 100, 150, 200, 250, 300]);
    expect(scaleOf('2026-07-02T00:00:00Z').energyScale).toHaveLength(18);
  });

  test('LAW-4 a region that the setting says nothing of keeps its ladder', () => {
    const facts = buildFacts({ zip: '9000', energyPerformance: 500 });
    expect(findEnergyLabel(facts, parseEnergyLadders(reform))).toBe('e');
  });

  test.each([
    ['B', 412, 'b'],
    ['b-', null, 'b_sub'],
    ['H', 412, 'g'],
    ['in aanvraag', 412, 'g'],
    ['', 412, 'g'],
  ])('LAW-4 in Belgium the label %j wins over %s kWh: %s', (epcLabelText, figure, label) => {
    expect(findEnergyLabel(buildFacts({ epcLabelText, energyPerformance: figure }))).toBe(label);
  });

  test.each([
    ['days that fall', { ...reform, brussels: [...reform.brussels].reverse() }],
    ['a day that is none', { ...reform, brussels: [{ ...official.brussels, from: '2027-02-30' }] }],
    ['no ladder', { ...reform, brussels: [] }],
  ])('LAW-4 %s leave the specified ladders in force', (_case, setting) => {
    expect(parseEnergyLadders(setting)).toBe(SPECIFIED_LADDERS);
  });
});
