import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { loadCompiled } from '../../../test/load-compiled';
import { useCms } from '../../../test/use-cms';
import type * as Visits from './seed-visits';

const { seedVisits } = loadCompiled('leads/appointments/seed-visits.js') as typeof Visits;

let cms: TestCms;

beforeAll(async () => {
  cms = await useCms('empty');
});

afterAll(() => cms.stop());

test('FORM-14 ERR-8 a seeded listing has free moments, the last one no place left', async () => {
  for (const [reference, data] of Object.entries({
    '101': { goal: 'sale' },
    '102': { goal: 'rent' },
    '103': { goal: 'rent', availability: 'rented' },
    '104': { goal: 'sale', state: 'withdrawn' },
  })) {
    await cms.strapi.documents('api::listing.listing').create({
      data: {
        reference,
        state: 'active',
        availability: 'available',
        zip: '1000',
        ...data,
      },
    });
  }
  expect(await seedVisits(cms.strapi, new Date())).toBe(60);
  const { data } = await cms.query<{
    sale: { free: number }[];
    rented: object[];
    isSaleFull: boolean;
    isRentFull: boolean;
  }>(`{
    sale: appointmentSlots(listing: "101") { free }
    rented: appointmentSlots(listing: "103") { free }
    isSaleFull: appointmentsFull(listing: "101")
    isRentFull: appointmentsFull(listing: "102")
  }`);
  expect(data).toMatchObject({ rented: [], isSaleFull: false, isRentFull: true });
  // Tomorrow's slots may be within the notice period.
  expect(data?.sale.length).toBeGreaterThanOrEqual(24);
  expect(new Set(data?.sale.map(({ free }) => free))).toEqual(new Set([2]));
});
