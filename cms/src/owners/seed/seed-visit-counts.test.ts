import { expect, test } from 'vitest';
import { addDays } from '@agency/domain/day';
import { countVisits } from './seed-visit-counts';

const listing = { reference: '5204131', isOnOffer: true };

/** Sums visits of a range of days from 1 June 2026, a Monday. */
const sum = (from: number, to: number, of = listing): number =>
  Array.from({ length: to - from }, (_, index) => from + index)
    .map((age) => countVisits(of, addDays('2026-06-01', age), age))
    .reduce((all, visits) => all + visits, 0);

test('OWN-4 invented visits are the same each time', () => {
  expect(sum(0, 60)).toBe(sum(0, 60));
  expect(countVisits(listing, '2026-06-01', 0)).toBe(countVisits(listing, '2026-06-01', 0));
});

test('OWN-4 they have a peak after publication, and go down when a home is sold', () => {
  expect(sum(0, 7)).toBeGreaterThan(1.5 * sum(35, 42));
  expect(sum(35, 42, { ...listing, isOnOffer: false })).toBeLessThan(sum(35, 42) / 3);
  expect(sum(35, 42)).toBeGreaterThan(7);
});

test('OWN-4 weekends have more of them', () => {
  const references = Array.from({ length: 40 }, (_, index) => `52${index}`);
  const all = (day: string): number =>
    references.reduce(
      (sum, reference) => sum + countVisits({ reference, isOnOffer: true }, day, 40),
      0,
    );
  expect(all('2026-07-11')).toBeGreaterThan(all('2026-07-09'));
});
