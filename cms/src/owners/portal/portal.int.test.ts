import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { countStatements } from '../../../test/count-statements';
import { createOwnedListing, storeVisits } from '../../../test/build-owned';
import { loadCompiled } from '../../../test/load-compiled';
import { openOwner, type OpenOwner } from '../../../test/open-owner';
import { useCms } from '../../../test/use-cms';
import type * as Calendar from './find-calendar';
import type * as Statistics from './find-statistics';
import { documentsOf } from '../../platform/database/documents';

const { findStatistics } = loadCompiled('owners/portal/find-statistics.js') as typeof Statistics;
const { findCalendar } = loadCompiled('owners/portal/find-calendar.js') as typeof Calendar;

const now = new Date('2026-11-18T12:00:00Z');

let cms: TestCms;
let owner: OpenOwner;
let other: OpenOwner;

beforeAll(async () => {
  cms = await useCms('empty');
  owner = await openOwner(cms);
  other = await openOwner(cms, { language: 'fr' });
  const texts = ['nl', 'fr'].map((language) => ({ language, title: `Home ${language}` }));
  await createOwnedListing(cms, 'A1', owner.documentId, { texts });
  await createOwnedListing(cms, 'A2', owner.documentId, { availability: 'sold' });
  await createOwnedListing(cms, 'A3', owner.documentId, { state: 'withdrawn', texts });
  await createOwnedListing(cms, 'B1', other.documentId);
  await storeVisits(cms, 'A1', {
    '2026-11-18': 3,
    '2026-11-16': 4,
    '2026-11-15': 5,
    '2026-10-20': 6,
    '2026-10-19': 7,
    '2026-08-02': 8,
  });
  await storeVisits(cms, 'A2', { '2026-11-17': 10 });
  await storeVisits(cms, 'B1', { '2026-11-18': 1000 });
});

afterAll(() => cms.stop());

interface Owned {
  reference: string;
  title: string;
  place: string;
  availability: string;
  isShown: boolean;
  card: { id: string } | null;
}

async function listOwned(session: string): Promise<Owned[] | null | undefined> {
  const { data, errors } = await cms.query<{ ownedListings: Owned[] | null }>(
    `query ($session: String!) {
      ownedListings(session: $session, language: "fr") {
        reference title place availability isShown card { id }
      }
    }`,
    { session },
  );
  expect(errors).toBeUndefined();
  return data?.ownedListings;
}

async function queryEverything(session: string, listing: string) {
  const { data, errors } = await cms.query(
    `query ($session: String!, $listing: String!) {
      ownerStatistics(session: $session, listing: $listing) { last30 }
      ownerCalendar(session: $session, listing: $listing, month: "2026-11") { month }
      ownerHistory(session: $session, listing: $listing, kind: communications) { total }
    }`,
    { session, listing },
  );
  expect(errors).toBeUndefined();
  return data;
}

describe('what belongs to an owner', () => {
  test('OWN-2 an owner sees their listings, also sold and withdrawn ones, and no others', async () => {
    const listings = await listOwned(owner.session);
    expect(listings?.map(({ reference }) => reference).sort()).toEqual(['A1', 'A2', 'A3']);
    const find = (reference: string) => listings?.find((one) => one.reference === reference);
    expect(find('A1')).toMatchObject({ title: 'Home fr', isShown: true, card: { id: 'A1' } });
    expect(find('A2')).toMatchObject({ title: 'A2', availability: 'sold', isShown: true });
    expect(find('A3')).toMatchObject({
      title: 'Home fr',
      place: '1000',
      isShown: false,
      card: null,
    });
    expect((await listOwned(other.session))?.map(({ reference }) => reference)).toEqual(['B1']);
  });

  test.each(['B1', 'nowhere', '', '*', 'a1', ' A1', "A1' or '1'='1", '\u0000', 'x'.repeat(10_000)])(
    'OWN-2 asked for %j, an owner is told the same: nothing',
    async (listing) => {
      const nothing = { ownerStatistics: null, ownerCalendar: null, ownerHistory: null };
      expect(await queryEverything(owner.session, listing)).toEqual(nothing);
    },
  );

  test.each([
    ['no session', () => ''],
    ['nonsense', () => 'eyJhbGciOiJub25lIn0.e30.'],
    ['a session that was changed', () => `${owner.session.slice(0, -4)}AAAA`],
  ])('OWN-2 %s shows nothing', async (_, make) => {
    const session = make();
    expect(await listOwned(session)).toBeNull();
    const nothing = { ownerStatistics: null, ownerCalendar: null, ownerHistory: null };
    expect(await queryEverything(session, 'A1')).toEqual(nothing);
  });

  test('OWN-2 a blocked owner sees nothing, in a session of before either', async () => {
    const gone = await openOwner(cms);
    await createOwnedListing(cms, 'C1', gone.documentId);
    expect(await listOwned(gone.session)).toHaveLength(1);
    const { documentId } = gone;
    const owners = documentsOf(cms.strapi, 'plugin::users-permissions.user');
    await owners.update({ documentId, data: { blocked: true } });
    expect(await listOwned(gone.session)).toBeNull();
  });

  test('OWN-2 an owner without listings has empty lists and zeros', async () => {
    const { session } = await openOwner(cms);
    expect(await listOwned(session)).toEqual([]);
    expect(await findStatistics(cms.strapi, { session }, now)).toMatchObject({
      totals: { today: 0, week: 0, month: 0, total: 0 },
      last30: 0,
      similar: null,
    });
  });

  test('OWN-2 a hundred listings cost as many statements as one', async () => {
    const one = await openOwner(cms);
    const many = await openOwner(cms);
    await createOwnedListing(cms, 'D0', one.documentId, { state: 'withdrawn' });
    await createOwnedListing(cms, 'D1', one.documentId);
    for (let index = 0; index < 20; index += 1) {
      const state = index % 2 ? 'active' : 'withdrawn';
      await createOwnedListing(cms, `E${index}`, many.documentId, { state });
    }
    await listOwned(one.session);
    const count = async (work: () => Promise<unknown>): Promise<number> =>
      (await countStatements(cms, /listing|visit_counts|up_users|cities/, work))[0];
    const few = await count(() => listOwned(one.session));
    const more = await count(() => listOwned(many.session));
    // Workers query listings at the same time; a query per listing would add eighteen.
    expect(more - few).toBeLessThan(5);
    const { session } = many;
    expect(await count(() => findStatistics(cms.strapi, { session }))).toBeLessThan(9);
  });
});

describe('visits', () => {
  const ask = (listing: string | null) =>
    findStatistics(cms.strapi, { session: owner.session, listing }, now);

  test('OWN-3 are counted today, since Monday, this month and in all', async () => {
    expect((await ask('A1'))?.totals).toEqual({ today: 3, week: 7, month: 12, total: 33 });
    expect((await ask('A3'))?.totals).toEqual({ today: 0, week: 0, month: 0, total: 0 });
    expect((await ask(null))?.totals).toEqual({ today: 3, week: 17, month: 22, total: 43 });
  });

  test('OWN-4 the graph has thirty days, today the last, days without visits too', async () => {
    const statistics = await ask('A1');
    expect(statistics?.days).toHaveLength(30);
    expect(statistics?.days[0]).toEqual({ day: '2026-10-20', visits: 6 });
    expect(statistics?.days[1]).toEqual({ day: '2026-10-21', visits: 0 });
    expect(statistics?.days.at(-1)).toEqual({ day: '2026-11-18', visits: 3 });
    expect(statistics?.last30).toBe(18);
  });

  test('OWN-4 statistics say since when a listing is online, by the clock in Brussels', async () => {
    await createOwnedListing(cms, 'A4', owner.documentId, { listedAt: '2026-11-16T23:30:00Z' });
    expect((await ask('A4'))?.since).toBe('2026-11-17');
    expect((await ask('A1'))?.since).toBe('2026-08-02');
    expect((await ask(null))?.since).toBeNull();
  });

  test('OWN-3 statistics of a listing nobody compares to name no average', async () => {
    expect((await ask('A1'))?.similar).toBeNull();
  });

  test('OWN-3 similar listings of others give an average, of three and more', async () => {
    const type = await documentsOf(cms.strapi, 'api::property-type.property-type').create({
      data: { webId: '2', name: 'Flat', showOrder: 1, sale: true, rent: true },
      locale: 'nl',
    });
    const types = { types: [type.documentId], price: 300000 };
    const mine = await openOwner(cms);
    await createOwnedListing(cms, 'F0', mine.documentId, types);
    await createOwnedListing(cms, 'F1', mine.documentId, types);
    await createOwnedListing(cms, 'G1', other.documentId, types);
    await createOwnedListing(cms, 'G2', null, types);
    const requestMine = () =>
      findStatistics(cms.strapi, { session: mine.session, listing: 'F0' }, now);
    expect((await requestMine())?.similar).toBeNull();
    await createOwnedListing(cms, 'G3', null, types);
    await storeVisits(cms, 'F1', { '2026-11-18': 500 });
    await storeVisits(cms, 'G1', { '2026-11-18': 6, '2026-10-20': 3 });
    await storeVisits(cms, 'G3', { '2026-11-18': 1 });
    const similar = (await requestMine())?.similar;
    expect(similar).toMatchObject({ listings: 3 });
    expect(similar?.days).toHaveLength(30);
    expect([similar?.days[0], similar?.days.at(-1)]).toEqual([1, 7 / 3]);
    expect(similar?.last30).toBeCloseTo(10 / 3);
  });
});

describe('the calendar', () => {
  const ask = (month: string, moment = now) =>
    findCalendar(cms.strapi, { session: owner.session, listing: 'A1', month }, moment);

  test('OWN-5 has every day of the month with its visits', async () => {
    const calendar = await ask('2026-11');
    expect(calendar).toMatchObject({
      month: '2026-11',
      firstMonth: '2026-08',
      since: '2026-08-02',
    });
    expect(calendar?.days).toHaveLength(30);
    expect(calendar?.days[14]).toEqual({ day: '2026-11-15', visits: 5 });
    expect((await ask('2026-08'))?.days[1]).toEqual({ day: '2026-08-02', visits: 8 });
  });

  test.each([
    '2026-07',
    '2026-12',
    '2026-13',
    '2026-00',
    '2026-1',
    '2026-11-01',
    '',
    'november',
    '20266-11',
  ])('OWN-5 %j is no month to look at', async (month) => {
    expect(await ask(month)).toBeNull();
  });

  test('OWN-5 has the moments at which visitors come, numbers alone', async () => {
    const listing = await createOwnedListing(cms, 'H1', owner.documentId);
    const visits = [
      ['2026-11-25T13:00:00Z', 'confirmed'],
      ['2026-11-25T13:00:00Z', 'confirmed'],
      ['2026-11-25T13:00:00Z', 'cancelled'],
      // The last hour of November in Brussels, and the first of December.
      ['2026-11-30T22:00:00Z', 'confirmed'],
      ['2026-11-30T23:00:00Z', 'confirmed'],
    ] as const;
    for (const [index, [start, state]] of visits.entries()) {
      const end = new Date(Date.parse(start) + 3600_000);
      await documentsOf(cms.strapi, 'api::lead.lead').create({
        data: {
          kind: 'contact-appointment',
          state: 'new',
          language: 'nl',
          listing,
          lastName: 'Visitor',
          email: 'visitor@example.org',
          submissionId: `visit-${index}`,
          appointment: { start, end, state },
        },
      });
    }
    const asked = { session: owner.session, listing: 'H1', month: '2026-11' };
    expect((await findCalendar(cms.strapi, asked, now))?.viewings).toEqual([
      {
        start: new Date('2026-11-25T13:00:00Z'),
        end: new Date('2026-11-25T14:00:00Z'),
        booked: 2,
      },
      {
        start: new Date('2026-11-30T22:00:00Z'),
        end: new Date('2026-11-30T23:00:00Z'),
        booked: 1,
      },
    ]);
  });

  test('OWN-5 a listing that is new today has the month of today', async () => {
    await createOwnedListing(cms, 'I1', owner.documentId, { listedAt: now });
    const asked = { session: owner.session, listing: 'I1', month: '2026-11' };
    const calendar = await findCalendar(cms.strapi, asked, now);
    expect(calendar).toMatchObject({ firstMonth: '2026-11', viewings: [] });
  });
});
