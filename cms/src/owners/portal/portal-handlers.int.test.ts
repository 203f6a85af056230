import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { createOwnedListing, storeVisits } from '../../../test/build-owned';
import { loadCompiled } from '../../../test/load-compiled';
import { openOwner, type OpenOwner } from '../../../test/open-owner';
import { useCms } from '../../../test/use-cms';
import type * as Handlers from './portal-handlers';

const { listFigures } = loadCompiled('owners/portal/portal-handlers.js') as typeof Handlers;

const now = new Date('2026-11-18T12:00:00Z');

let cms: TestCms;
let owner: OpenOwner;

const ask = (session: string, moment = now) => listFigures(cms.strapi, { session }, moment);

beforeAll(async () => {
  cms = await useCms('empty');
  owner = await openOwner(cms);
  const other = await openOwner(cms);
  const home = await createOwnedListing(cms, 'A1', owner.documentId);
  await createOwnedListing(cms, 'A2', owner.documentId, { availability: 'sold' });
  await createOwnedListing(cms, 'A3', owner.documentId, { state: 'withdrawn' });
  const foreign = await createOwnedListing(cms, 'B1', other.documentId);
  await storeVisits(cms, 'A1', { '2026-11-18': 3, '2026-10-20': 6, '2026-10-19': 100 });
  await storeVisits(cms, 'A3', { '2026-11-17': 10 });
  await storeVisits(cms, 'B1', { '2026-11-18': 1000 });
  await bookVisit(home, '2026-11-25T13:00:00Z');
  await bookVisit(home, '2026-11-25T13:00:00Z');
  await bookVisit(home, '2026-11-26T13:00:00Z', 'cancelled');
  await bookVisit(home, '2026-11-18T11:00:00Z');
  await bookVisit(home, '2027-03-01T13:00:00Z');
  await bookVisit(foreign, '2026-11-25T13:00:00Z');
});

afterAll(() => cms.stop());

test('OWN-2 OWN-3 each listing of an owner has its own 30 days, and nobody else’s is among them', async () => {
  const figures = await ask(owner.session);
  const last30 = Object.fromEntries(figures?.map((one) => [one.reference, one.last30]) ?? []);
  expect(last30).toEqual({ A1: 9, A2: 0, A3: 10 });
});

test('OWN-3 the viewings to come are counted by moment: not past, cancelled or far ones', async () => {
  const figures = await ask(owner.session);
  const viewings = figures?.flatMap((one) => one.viewings);
  const [start, end] = ['2026-11-25T13:00:00Z', '2026-11-25T14:00:00Z'].map((at) => new Date(at));
  expect(viewings).toEqual([{ start, end, booked: 2 }]);
});

test('OWN-2 the site gets the same by its query', async () => {
  const { data, errors } = await cms.query<{ figures: { reference: string }[] }>(
    `query ($session: String!) {
      figures: ownerFigures(session: $session) { reference last30 viewings { start booked } }
    }`,
    { session: owner.session },
  );
  expect(errors).toBeUndefined();
  expect(data?.figures.map(({ reference }) => reference).toSorted()).toEqual(['A1', 'A2', 'A3']);
});

test.each([
  ['no session', () => ''],
  ['nonsense', () => 'eyJhbGciOiJub25lIn0.e30.'],
  ['a session that was changed', () => `${owner.session.slice(0, -4)}AAAA`],
])('OWN-2 %s shows no figures', async (_, make) => {
  expect(await ask(make())).toBeNull();
});

test('OWN-2 a blocked owner has no figures, one without listings an empty list', async () => {
  const blocked = await openOwner(cms, { blocked: true });
  await createOwnedListing(cms, 'C1', blocked.documentId);
  expect(await ask(blocked.session)).toBeNull();
  expect(await ask((await openOwner(cms)).session)).toEqual([]);
});

async function bookVisit(listing: string, start: string, state = 'confirmed'): Promise<void> {
  const end = new Date(Date.parse(start) + 3600_000).toISOString();
  await cms.strapi.documents('api::lead.lead').create({
    data: {
      kind: 'contact-appointment',
      state: 'new',
      language: 'nl',
      listing,
      lastName: 'Visitor',
      email: 'visitor@example.org',
      submissionId: crypto.randomUUID(),
      appointment: { start, end, state },
    },
  });
}
