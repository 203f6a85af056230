import { expect, test } from 'vitest';
import { parseLegalFacts } from './parse-legal-facts';

const now = new Date('2026-11-29T10:00:00Z');
const until = null;

test.each([
  ['energyPerformance', '1.250,5', 1250.5],
  ['energyPerformance', 0, 0],
  ['epcNumber', ' 2026-RES ', '2026-RES'],
  ['epcIssuedAt', '2026-01-15', '2026-01-14T23:00:00.000Z'],
  ['waterMeter', false, false],
  ['judicialDecision', '1', true],
  ['lastRent', 950, 950],
])('LAW-7 a value is read like that of an import: %s %j', (attribute, value, read) => {
  expect(parseLegalFacts({ [attribute]: { value, until } }, now).get(attribute)).toEqual({
    value: read,
    until,
  });
});

test('LAW-7 null takes a fact back', () => {
  expect([...parseLegalFacts({ pScore: null }, now)]).toEqual([['pScore', null]]);
});

test.each([
  [{ price: { value: 1, until } }],
  [{ bedrooms: null }],
  [{ lastRent: { value: -5, until } }],
  [{ waterMeter: { value: 'perhaps', until } }],
  [{ epcNumber: { value: '--', until } }],
  [{ epcIssuedAt: { value: '2099-01-15', until } }],
  [{ pScore: { value: 'A', until: '2026-11-28' } }],
  [{ pScore: { value: 'A', until, savedBy: 1 } }],
  [[]],
  ['text'],
])('LAW-7 what is no legal fact is refused: %j', (given) => {
  expect(() => parseLegalFacts(given, now)).toThrow();
});
