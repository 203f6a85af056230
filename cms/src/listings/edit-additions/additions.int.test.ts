import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { buildListing, buildSnapshot } from '../../../test/build-snapshot';
import { openAdmins, type RequestAdmin } from '../../../test/open-admin';
import { useCms } from '../../../test/use-cms';
import { CORRECTIONS, OPEN_HOUSES } from '../additions/addition-tables';
import { importSnapshot } from '../import/import-snapshot';
import type { ListingAdditions } from './save-additions';
import { endAdditions } from './end-additions';

const LISTING = 'api::listing.listing';
const nothing = { texts: {}, isHidden: false, isFeatured: false, until: null };
const dayMs = 24 * 3600 * 1000;

let cms: TestCms;
let asEditor: RequestAdmin;
let documentId: string;

beforeAll(async () => {
  cms = await useCms('empty');
  ({ asEditor } = await openAdmins(cms));
  await runImport('first');
  documentId = await findDocument('100');
});

afterAll(() => cms.stop());

beforeEach(async () => {
  await asEditor('DELETE', `/agency/listings/${documentId}/correction`);
});

/** Imports three flats for sale, with different texts each time. */
async function runImport(words: string): Promise<void> {
  const listings = [0, 1, 2].map((index) =>
    buildListing({
      ID: String(100 + index),
      Title: `Title ${words} ${index}`,
      PublishedDate: `2026-10-0${index + 1} 10:00:00`,
    }),
  );
  const storePicture = () => Promise.resolve(0);
  await importSnapshot(cms.strapi, { source: buildSnapshot(listings), storePicture });
}

async function findDocument(reference: string): Promise<string> {
  const found = await cms.strapi.documents(LISTING).findFirst({ filters: { reference } });
  return found?.documentId ?? '';
}

interface Detail {
  card: {
    title: string;
    marquee: number;
    marqueeName: string | null;
    openHouse: { from: string } | null;
  };
  description: string;
  openHouses: { from: string; to: string; places: number | null; note: string | null }[];
}

async function findDetail(language = 'nl'): Promise<Detail | null> {
  const { data, errors } = await cms.query<{ listingDetail: Detail | null }>(
    `query ($language: String!) {
      listingDetail(language: $language, id: "100") {
        card { title marquee marqueeName openHouse { from } }
        description
        openHouses { from to places note }
      }
    }`,
    { language },
  );
  expect(errors).toBeUndefined();
  return data?.listingDetail ?? null;
}

async function search(filter: object = {}, sort = 'newest'): Promise<string[]> {
  const { data } = await cms.query<{ searchListings: { items: { id: string }[] } }>(
    `query ($filter: ListingFilter!, $sort: ListingSort) {
      searchListings(language: "nl", filter: $filter, sort: $sort) { items { id } }
    }`,
    { filter: { goal: 'sale', ...filter }, sort },
  );
  return data?.searchListings.items.map(({ id }) => id) ?? [];
}

async function ask(method: string, path: string, body?: object): Promise<ListingAdditions> {
  const url = `/agency/listings/${documentId}/${path}`;
  const answer = await asEditor<ListingAdditions>(method, url, body);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.body;
}

/** Returns the list's note about the corrections of this listing. */
async function findNote(): Promise<string | null> {
  const path = '/content-manager/collection-types/api::listing.listing?filters[reference]=100';
  const { body } = await asEditor('GET', path);
  const [found] = body.results as { correctedHere: string | null }[];
  return found?.correctedHere ?? null;
}

const correct = (changes: object) => ask('POST', 'correction', { ...nothing, ...changes });

test('EDIT-7 a corrected text stands on the site through an import, until it is withdrawn', async () => {
  await correct({ texts: { nl: { title: 'Herenhuis', description: 'Met tuin.' } } });
  await runImport('second');
  expect(await findDetail()).toMatchObject({
    card: { title: 'Herenhuis' },
    description: 'Met tuin.',
  });
  expect((await findDetail('fr'))?.card.title).toBe('Title second 0');
  const { imported, correction, mayChange } = await ask('GET', 'additions');
  expect(imported.nl?.title).toBe('Title second 0');
  expect(correction).toMatchObject({
    texts: { nl: { title: 'Herenhuis' } },
    savedBy: 'Agency Editor',
    isOver: false,
  });
  expect(mayChange).toBe(true);
  await ask('DELETE', 'correction');
  expect((await findDetail())?.card.title).toBe('Title second 0');
  expect((await ask('GET', 'additions')).correction).toBe(null);
});

test('EDIT-7 a corrected text is found by its words', async () => {
  await correct({ texts: { nl: { title: 'Boomgaardzicht' } } });
  expect(await search({ text: 'boomgaardzicht' })).toEqual(['100']);
});

test('EDIT-7 a hidden listing is nowhere, a featured one before others where blocks show a few', async () => {
  expect(await findNote()).toBe(null);
  await correct({ isHidden: true });
  await runImport('third');
  expect(await findNote()).toBe('hidden');
  expect(await findDetail()).toBe(null);
  expect(await search()).toEqual(['102', '101']);
  await correct({ isFeatured: true, texts: { fr: { ribbon: 'Vue sur parc' } } });
  expect(await findNote()).toBe('corrected');
  expect(await search({}, 'featured')).toEqual(['100', '102', '101']);
  expect(await search()).toEqual(['102', '101', '100']);
  expect((await findDetail('fr'))?.card).toMatchObject({
    marquee: 2,
    marqueeName: 'Vue sur parc',
  });
  expect((await findDetail('nl'))?.card.marqueeName).not.toBe('Vue sur parc');
  expect((await findDetail('en'))?.card.marqueeName).not.toBe('Vue sur parc');
});

test('EDIT-7 a correction counts until its last day is over, and the site is told', async () => {
  const until = new Date(Date.now() + 2 * dayMs).toISOString().slice(0, 10);
  await correct({ texts: { nl: { title: 'Deze week' } }, until });
  expect(await endAdditions(cms.strapi)).toBe(0);
  expect((await findDetail())?.card.title).toBe('Deze week');
  await cms.strapi.db.connection(CORRECTIONS).update({ until: '2020-01-01' });
  await cms.strapi.db.connection('publish_notices').delete();
  const ended = await Promise.all([endAdditions(cms.strapi), endAdditions(cms.strapi)]);
  expect(ended.sort()).toEqual([0, 1]);
  expect((await findDetail())?.card.title).toMatch(/^Title/);
  expect(await cms.strapi.db.connection('publish_notices')).not.toHaveLength(0);
  expect((await ask('GET', 'additions')).correction?.isOver).toBe(true);
});

test('EDIT-7 an open house stands on card and page and is filtered by, until it is over', async () => {
  const first = {
    day: '2030-03-31',
    time: '10:00',
    minutes: 120,
    places: 8,
    notes: { nl: 'Bel aan.' },
  };
  await ask('POST', 'open-houses', { ...first, day: '2030-04-07', notes: {}, places: null });
  await ask('POST', 'open-houses', first);
  await runImport('fourth');
  const detail = await findDetail();
  expect(detail?.openHouses).toEqual([
    {
      from: '2030-03-31T08:00:00.000Z',
      to: '2030-03-31T10:00:00.000Z',
      places: 8,
      note: 'Bel aan.',
    },
    { from: '2030-04-07T08:00:00.000Z', to: '2030-04-07T10:00:00.000Z', places: null, note: null },
  ]);
  expect(detail?.card.openHouse).toEqual({ from: '2030-03-31T08:00:00.000Z' });
  expect(await search({ amenities: ['openHouse'] })).toEqual(['100']);
  const [{ id } = { id: 0 }] = (await ask('GET', 'additions')).openHouses;
  await ask('DELETE', `open-houses/${id}`);
  expect((await findDetail())?.openHouses).toHaveLength(1);
  expect(await endAdditions(cms.strapi, new Date('2030-04-07T10:00:00Z'))).toBe(1);
  await cms.strapi.db.connection(OPEN_HOUSES).update({ ends: 1 });
  await runImport('fifth');
  expect(await search({ amenities: ['openHouse'] })).toEqual([]);
  expect((await findDetail())?.card.openHouse).toBe(null);
});

test.each([
  ['correction', { ...nothing }, 400],
  ['correction', { ...nothing, isHidden: true, until: '2020-01-01' }, 400],
  ['correction', { ...nothing, isHidden: 'yes' }, 400],
  ['correction', { ...nothing, texts: { xx: { title: 'x' } } }, 400],
  ['correction', { ...nothing, texts: { nl: { price: '1' } } }, 400],
  ['correction', { ...nothing, texts: { nl: { title: 'x'.repeat(256) } } }, 400],
  ['open-houses', { day: '2020-01-01', time: '10:00', minutes: 60, places: null, notes: {} }, 400],
  ['open-houses', { day: '2030-01-01', time: '10:00', minutes: 0, places: null, notes: {} }, 400],
])('EDIT-7 what is no %s is refused: %j', async (path, body, status) => {
  const answer = await asEditor('POST', `/agency/listings/${documentId}/${path}`, body);
  expect(answer.status).toBe(status);
  expect(await cms.strapi.db.connection(CORRECTIONS)).toEqual([]);
});

test('EDIT-7 what is no listing is not corrected, and what belongs to one goes with it', async () => {
  const { status } = await asEditor('GET', '/agency/listings/nothing/additions');
  expect(status).toBe(404);
  expect(
    (await asEditor('DELETE', `/agency/listings/${documentId}/open-houses/99999`)).status,
  ).toBe(404);
  await correct({ isFeatured: true });
  await cms.strapi.documents(LISTING).delete({ documentId });
  expect(await cms.strapi.db.connection(CORRECTIONS)).toEqual([]);
  expect(await cms.strapi.db.connection(OPEN_HOUSES)).toEqual([]);
});
