import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { createOwnedListing } from '../../../test/build-owned';
import { buildEnvironment } from '../../../test/environment';
import { openAdmin, type RequestAdmin } from '../../../test/open-admin';
import { openOwner, type OpenOwner } from '../../../test/open-owner';
import { useCms } from '../../../test/use-cms';

const communication = 'api::communication.communication';
const medium = 'api::online-medium.online-medium';
const manager = '/content-manager/collection-types';

let cms: TestCms;
let owner: OpenOwner;
let listing: string;
let other: string;
let ask: RequestAdmin;

beforeAll(async () => {
  cms = await useCms('empty');
  const { EDITOR_EMAIL, EDITOR_PASSWORD } = buildEnvironment();
  ask = await openAdmin(cms, EDITOR_EMAIL, EDITOR_PASSWORD);
  owner = await openOwner(cms);
  listing = await createOwnedListing(cms, '100', owner.documentId);
  other = await createOwnedListing(cms, '200', owner.documentId);
  await write({
    date: '2026-11-02T22:59:00Z',
    type: 'Telephone',
    contact: 'Peeters',
    subject: 'Adam',
  });
  await write({ date: '2026-11-02T23:00:00Z', type: 'Email', subject: 'zeno', state: 'Open' });
  await write({ date: '2026-10-20T10:00:00Z', type: 'Email', state: 'Done', comment: '100% sure' });
  await write({ date: '2026-09-01T10:00:00Z', type: '', comment: 'An_offer', source: 'Site' });
  await write({ date: '2026-11-10T10:00:00Z', type: 'Offer', listing: other });
  const third = await createOwnedListing(cms, '300', owner.documentId);
  const accented = { subject: 'Élise Straße', comment: 'L’ŒUVRE ŁÓDŹ' };
  for (const entry of [accented, { subject: 'Zeno' }, { subject: 'Adam' }]) {
    await write({ date: '2026-11-02T10:00:00Z', listing: third, ...entry });
  }
});

afterAll(() => cms.stop());

async function write(data: object): Promise<void> {
  await cms.strapi.documents(communication).create({ data: { listing, ...data } });
}

interface History {
  total: number;
  types: string[];
  states: string[];
  rows: Record<string, string | null>[];
}

const query = `query (
  $session: String! $listing: String! $kind: OwnerHistoryKind!
  $filter: HistoryFilter $sort: String $page: Int $pageSize: Int
) {
  ownerHistory(
    session: $session listing: $listing kind: $kind
    filter: $filter sort: $sort page: $page pageSize: $pageSize
  ) {
    total types states
    rows { id date type contact subject comment state source url }
  }
}`;

async function find(asked: object = {}) {
  const given = { session: owner.session, listing: '100', kind: 'communications' };
  const { data, errors } = await cms.query<{ ownerHistory: History | null }>(query, {
    ...given,
    ...asked,
  });
  return { history: data?.ownerHistory, code: errors?.[0]?.extensions?.code };
}

const spellWord = (word: string, type: string) => ({
  word,
  types: [type],
  states: [],
  sources: [],
});

const days = (history?: History | null) => history?.rows.map(({ date }) => date?.slice(5, 10));

describe('a history', () => {
  test('OWN-5 has every column, the newest first, and the choices of its filter', async () => {
    const { history } = await find();
    expect(history).toMatchObject({ total: 4, types: ['Email', 'Telephone'] });
    expect(history?.states).toEqual(['Done', 'Open']);
    expect(days(history)).toEqual(['11-02', '11-02', '10-20', '09-01']);
    expect(history?.rows[0]).toMatchObject({
      date: '2026-11-02T23:00:00.000Z',
      type: 'Email',
      state: 'Open',
      contact: null,
      subject: 'zeno',
      comment: null,
      source: null,
      url: null,
    });
  });

  test.each([
    ['date:asc', ['09-01', '10-20', '11-02', '11-02']],
    ['date:desc', ['11-02', '11-02', '10-20', '09-01']],
    ['type:asc', ['11-02', '10-20', '11-02', '09-01']],
    ['type:desc', ['11-02', '11-02', '10-20', '09-01']],
    ['state:asc', ['10-20', '11-02', '11-02', '09-01']],
    ['subject:asc', ['11-02', '11-02', '10-20', '09-01']],
    ['comment:asc', ['10-20', '09-01', '11-02', '11-02']],
    ['source:desc', ['09-01', '11-02', '11-02', '10-20']],
  ])('OWN-5 is sorted by %s, what says nothing last', async (sort, expected) => {
    expect(days((await find({ sort })).history)).toEqual(expected);
  });

  test('OWN-5 letters sort alike whether large or small', async () => {
    const { history } = await find({ sort: 'subject:asc' });
    expect(history?.rows.slice(0, 2).map(({ subject }) => subject)).toEqual(['Adam', 'zeno']);
  });

  test.each([
    ['a type', { type: 'Email' }, 2],
    ['a state', { state: 'Done' }, 1],
    ['a word, whatever its letters', { text: 'ZENO' }, 1],
    ['two words of two columns', { text: 'email open' }, 1],
    ['two words that no entry has both of', { text: 'zeno adam' }, 0],
    ['one of several spellings', { type: ['Courriel', 'e-mail'] }, 2],
    ['a spelling that no entry has', { type: ['Courriel'] }, 0],
    ['a synonym', { text: 'courriel', synonyms: [spellWord('courriel', 'E-mail')] }, 2],
    [
      'a synonym and a word',
      { text: 'courriel open', synonyms: [spellWord('courriel', 'E-mail')] },
      1,
    ],
    ['a synonym of another word', { text: 'x', synonyms: [spellWord('courriel', 'E-mail')] }, 0],
    ['a percent sign, which is one', { text: '100%' }, 1],
    ['a stroke, which is one', { text: 'n_o' }, 1],
    ['a quote', { text: "'" }, 0],
    ['nothing', { text: '  ', type: '', state: null, from: null }, 4],
    ['a first day in Brussels', { from: '2026-11-03' }, 1],
    ['a last day in Brussels', { to: '2026-11-02' }, 3],
    ['one day', { from: '2026-10-20', to: '2026-10-20' }, 1],
    ['days the wrong way round', { from: '2026-11-01', to: '2026-10-01' }, 0],
  ])('OWN-5 is filtered by %s', async (_, filter, total) => {
    const { history } = await find({ filter });
    expect([history?.total, history?.rows.length]).toEqual([total, total]);
    expect(history?.types).toEqual(['Email', 'Telephone']);
  });

  test('OWN-8 who it was is not found: that is for staff', async () => {
    expect((await find({ filter: { text: 'Peeters' } })).history?.total).toBe(0);
  });

  test.each([
    ['Élise', 1],
    ['élise', 1],
    ['ELISE', 1],
    ['strasse', 1],
    ['STRASSE', 1],
    ['oeuvre', 1],
    ['Œuvre', 1],
    ['łodz', 1],
    ['Łódź', 1],
    ['elisa', 0],
  ])('OWN-5 finds %j whatever its letters and accents', async (text, total) => {
    const { history } = await find({ listing: '300', filter: { text } });
    expect(history?.total).toBe(total);
  });

  test('OWN-5 a letter with an accent sorts as the one without', async () => {
    const { history } = await find({ listing: '300', sort: 'subject:asc' });
    expect(history?.rows.map(({ subject }) => subject)).toEqual(['Adam', 'Élise Straße', 'Zeno']);
  });

  test('OWN-5 comes in pages; after the last there is nothing', async () => {
    const pages = [1, 2, 3].map((page) => find({ page, pageSize: 3 }));
    const found = (await Promise.all(pages)).map(({ history }) => history);
    expect(found.map((history) => history?.rows.length)).toEqual([3, 1, 0]);
    expect(found.map((history) => history?.total)).toEqual([4, 4, 4]);
    const ids = found.flatMap((history) => history?.rows.map(({ id }) => id));
    expect(new Set(ids).size).toBe(4);
  });

  test.each([
    { sort: 'password:asc' },
    { sort: 'contact:asc' },
    { sort: 'date:asc; drop table listings' },
    { sort: 'date' },
    { page: 0 },
    { pageSize: 1001 },
    { pageSize: -1 },
    { filter: { text: 'x'.repeat(201) } },
    { filter: { from: '1200-01-01' } },
  ])('OWN-5 %j is refused', async (asked) => {
    expect((await find(asked)).code).toBe('BAD_USER_INPUT');
  });

  test('OWN-2 another owner is not told of it', async () => {
    const { session } = await openOwner(cms);
    expect((await find({ session })).history).toBeNull();
  });

  test('OWN-5 empty histories are empty', async () => {
    const { history } = await find({ kind: 'appearances' });
    expect(history).toEqual({ total: 0, types: [], states: [], rows: [] });
  });
});

describe('staff', () => {
  const entry = { date: '2026-11-10T10:00:00.000Z', subject: 'Advert' };
  const send = (uid: string, data: object) => ask('POST', `${manager}/${uid}`, data);

  test('OWN-5 write an entry, which its owner reads', async () => {
    const connect = [{ documentId: other }];
    const data = { ...entry, url: 'https://portal.example/1', listing: { connect } };
    expect((await send(medium, data)).status).toBe(201);
    const { history } = await find({ kind: 'onlineMedia', listing: '200' });
    expect(history?.rows[0]).toMatchObject({ subject: 'Advert', url: 'https://portal.example/1' });
  });

  test.each([
    ['without a listing', {}, 'listing'],
    ['with its listing taken away', { listing: { connect: [], disconnect: [] } }, 'listing'],
    ['long ago', { date: '0026-11-10T10:00:00.000Z' }, 'date'],
    ['far ahead', { date: '2126-11-10T10:00:00.000Z' }, 'date'],
    ['with an address that runs', { url: 'javascript:alert(1)' }, 'url'],
    ['with an address that is none', { url: 'portal.example' }, 'url'],
    ['with a login in its address', { url: 'https://portal.example@evil.example/' }, 'url'],
  ])('OWN-5 cannot write one %s', async (_, data, field) => {
    const listed = field === 'listing' ? {} : { listing: { connect: [{ documentId: other }] } };
    const { status, body } = await send(medium, { ...entry, ...listed, ...data });
    expect([status, body.error?.details?.errors?.[0]?.path]).toEqual([400, [field]]);
  });

  test('OWN-5 cannot take the listing from an entry, but can change the rest', async () => {
    const { documentId = '' } = (await cms.strapi.documents(medium).findFirst({})) ?? {};
    const path = `${manager}/${medium}/${documentId}`;
    const disconnect = [{ documentId: other }];
    expect((await ask('PUT', path, { listing: { connect: [], disconnect } })).status).toBe(400);
    const kept = { listing: { connect: [], disconnect: [] }, comment: 'Ends in May' };
    expect((await ask('PUT', path, kept)).status).toBe(200);
  });

  test('OWN-6 read the visits of a listing and change none', async () => {
    const path = `${manager}/api::visit-count.visit-count`;
    expect((await ask('GET', path)).status).toBe(200);
    const visit = { listingReference: '100', day: '2026-11-10', visits: 5 };
    expect((await ask('POST', path, visit)).status).toBe(403);
  });
});
