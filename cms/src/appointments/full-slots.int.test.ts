import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootCms, type TestCms } from '../../test/boot';

let cms: TestCms;

beforeAll(async () => {
  cms = await bootCms();
});

afterAll(() => cms.stop());

async function askIfFull(reference: string): Promise<boolean | undefined> {
  const query = 'query ($listing: String!) { appointmentsFull(listing: $listing) }';
  const { data } = await cms.query<{ appointmentsFull: boolean }>(query, { listing: reference });
  return data?.appointmentsFull;
}

test('ERR-8 visits are full when there are moments ahead and no place at any', async () => {
  const { documentId: listing } = await cms.strapi.documents('api::listing.listing').create({
    data: {
      ...{ reference: '300', goal: 'sale', state: 'active', availability: 'available' },
      zip: '1000',
    } as never,
  });
  expect(await askIfFull('300')).toBe(false);
  const slots = cms.strapi.documents('api::appointment-slot.appointment-slot');
  const start = new Date(Date.now() + 48 * 3600 * 1000);
  const end = new Date(start.getTime() + 3600 * 1000);
  const { documentId } = await slots.create({
    data: { start, end, capacity: 0, active: true, listing } as never,
  });
  expect(await askIfFull('300')).toBe(true);
  await slots.update({ documentId, data: { capacity: 1 } as never });
  expect(await askIfFull('300')).toBe(false);
  expect(await askIfFull('nowhere')).toBe(false);
});
