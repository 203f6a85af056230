import { expect, test } from 'vitest';
import { buildContext } from '../../../testing/build-site-answer';
import { buildListingChanges } from './listing-changes-view.server';
import { buildFunnel } from './outcome-view.server';

const context = buildContext('en');
const none = { views: 0, enquiries: 0, visitsAsked: 0, visitsPlanned: 0, visitsDone: 0 };
const nothing = { ...none, offers: 0, savedSearches: 0 };
const outcome = {
  reference: '1',
  total: nothing,
  period: nothing,
  prices: [],
  feedback: [],
  nextStep: null,
};
const from = '2026-11-20T08:00:00Z';
const to = '2026-11-24T08:00:00Z';
const step = (name: 'views' | 'visitsDone', own: number, similar: number | null) => {
  return { step: name, own, similar };
};

test('OWN-8 the bars of the funnel are as long as the root of what they stand for', () => {
  const steps = [step('views', 400, 100), step('visitsDone', 4, 0)];
  const { legend, steps: drawn } = buildFunnel(context, { since: from, listings: 3, steps });
  expect(legend).toEqual(['Your property', 'Similar, on average']);
  expect(drawn.map(({ bars }) => bars.map(({ value, width }) => [value, width]))).toEqual([
    [
      ['400', 100],
      ['100', 50],
    ],
    [
      ['4', 10],
      ['0', 0],
    ],
  ]);
});

test('OWN-8 without three that are alike the funnel shows the own listing alone, and says why', () => {
  const steps = [step('views', 0, null)];
  const { legend, text, steps: drawn } = buildFunnel(context, { since: from, listings: 0, steps });
  expect(legend).toHaveLength(1);
  expect(text).toContain('at least three similar properties');
  expect(drawn[0]?.bars).toMatchObject([{ value: '0', width: 0 }]);
});

test('OWN-8 what changed since the last login is said in words, the unchanged is left out', () => {
  const changed = {
    ...outcome,
    period: { ...nothing, views: 1, offers: 2 },
    prices: [
      { at: '2026-11-21T08:00:00Z', from: 400_000, to: 385_000 },
      { at: '2026-11-01T08:00:00Z', from: 420_000, to: 400_000 },
    ],
    nextStep: { id: 'a', at: '2026-11-22T08:00:00Z', text: 'New pictures.' },
  };
  const listings = [outcome, { ...changed, reference: '2' }];
  const changes = buildListingChanges(context, { from, to, listings }, null);
  expect(
    changes?.items.map(({ key, facts }) => [
      key,
      facts.map((fact) => fact.replaceAll('\u00a0', ' ')),
    ]),
  ).toEqual([
    [
      '2',
      [
        '1 view from 20 November 2026 on',
        '2 offers or applications',
        'price from € 400.000 to € 385.000',
        'a new next step',
      ],
    ],
  ]);
});

test('OWN-8 at the first login nothing is new, and later that is said', () => {
  expect(buildListingChanges(context, { from: null, to, listings: [outcome] }, null)).toBe(null);
  const changes = buildListingChanges(context, { from, to, listings: [outcome] }, null);
  expect(changes).toMatchObject({
    items: [],
    text: expect.stringContaining('Nothing new since') as string,
  });
});
