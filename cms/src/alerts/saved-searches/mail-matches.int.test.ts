import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { storeSavedSearch } from '../../../test/build-saved-search';
import { buildListing, buildSnapshot } from '../../../test/build-snapshot';
import { buildEnvironment } from '../../../test/environment';
import { openAdmin } from '../../../test/open-admin';
import { useCms } from '../../../test/use-cms';
import { importSnapshot } from '../../listings/import/import-snapshot';
import { mailMatches } from './mail-matches';
import { matchChanges } from './match-changes';
import { SAVED_SEARCH } from './stored-saved-search';
import { documentsOf } from '../../platform/database/documents';

const environment = buildEnvironment();
const LISTING = 'api::listing.listing';
const references = Array.from({ length: 13 }, (_, index) => String(100 + index));

let cms: TestCms;
let db: Knex;

interface Mail {
  recipient: string;
  language: string;
  subject: string;
  text: string;
  html: string;
  headers: string | Record<string, string>;
}

beforeAll(async () => {
  cms = await useCms('empty');
  db = cms.strapi.db.connection as Knex;
  const source = buildSnapshot(references.map((ID) => buildListing({ ID })));
  const storePicture = () => Promise.resolve(0);
  expect(await importSnapshot(cms.strapi, { source, storePicture })).toMatchObject({ added: 13 });
});

afterAll(() => cms.stop());

beforeEach(async () => {
  await change(references, { availability: 'sold', price: 250000, publishPrice: true });
  for (const { documentId } of await documentsOf(cms.strapi, SAVED_SEARCH).findMany({})) {
    await documentsOf(cms.strapi, SAVED_SEARCH).delete({ documentId });
  }
  await db('listing_news').delete();
  await db('outbox_mails').delete();
});

async function change(which: readonly string[], data: object): Promise<void> {
  const filters = { reference: { $in: which } };
  const listings = await documentsOf(cms.strapi, LISTING).findMany({ filters });
  for (const { documentId } of listings) {
    await documentsOf(cms.strapi, LISTING).update({ documentId, data: data });
  }
}

async function listMails(now?: string): Promise<Mail[]> {
  const moment = now === undefined ? new Date() : new Date(now);
  while (await matchChanges(cms.strapi, moment));
  while (await mailMatches(cms.strapi, moment));
  return (await db('outbox_mails').orderBy('id')) as Mail[];
}

const offer = (...which: string[]) => change(which, { availability: 'available' });
const savedSearch = (criteria?: object, data?: object) =>
  storeSavedSearch(cms.strapi, criteria, data);

test('FORM-9 what fits is mailed at once, in the language of the saved search, with ways to change and stop it', async () => {
  const id = await savedSearch({}, { language: 'fr', email: 'anne@example.org' });
  await offer('100');
  const [mail, ...others] = await listMails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipient: 'anne@example.org', language: 'fr' });
  expect(mail?.subject).toBe('Trouvé pour vous : Title fr');
  expect(mail?.text).toMatch(/€\s250\.000/);
  expect(mail?.text).toContain('1000 Bruxelles');
  expect(mail?.text).toContain('http://localhost:3419/fr/property/100/');
  expect(mail?.text).toContain(`http://localhost:3419/fr/mail/demand?t=${id}.`);
  const { headers = '{}' } = mail ?? {};
  const sent = typeof headers === 'string' ? JSON.parse(headers) : headers;
  expect(sent).toEqual({
    'List-Unsubscribe': expect.stringMatching(
      /^<http:\/\/localhost:3419\/fr\/mail\/stop-demand\?t=.+>$/,
    ),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

test('FORM-9 all that is found at a time is one mail, in which every listing can be found', async () => {
  await savedSearch({}, { language: 'en' });
  await offer(...references);
  const [mail, ...others] = await listMails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('13 properties found for you');
  expect(mail?.text.match(/\/property\//g)).toHaveLength(13);
});

test('FORM-9 every saved search gets a mail of its own, and nothing when there is nothing', async () => {
  await savedSearch({}, { email: 'one@example.org' });
  await savedSearch({}, { email: 'two@example.org' });
  await savedSearch({ zips: ['9000'] }, { email: 'three@example.org' });
  await offer('100', '101');
  const mails = await listMails();
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual([
    'one@example.org',
    'two@example.org',
  ]);
  expect(await listMails()).toHaveLength(2);
});

test('FORM-9 no listing is mailed twice, and a lower price once', async () => {
  await savedSearch();
  await offer('100');
  await listMails();
  await change(['100'], { availability: 'sold' });
  await offer('100', '101');
  expect(await listMails()).toHaveLength(2);
  await change(['100'], { price: 240000 });
  const mails = await listMails();
  expect(mails).toHaveLength(3);
  expect(mails[1]?.text).not.toContain('/property/100/');
  expect(mails[2]?.text).toMatch(/€\s240\.000, prijs verlaagd/);
});

test('FORM-9 what is gone, fits no more or is dearer again when the mail is written is left out', async () => {
  await savedSearch({ maxPrice: 300000 }, { rhythm: 'daily' });
  await offer('100', '101', '102', '103');
  await listMails('2026-11-20T12:00:00Z');
  await change(['101'], { availability: 'sold' });
  await change(['102'], { price: 310000 });
  const [mail] = await listMails('2026-11-21T07:00:00Z');
  expect(mail?.text.match(/property\/\d+/g)).toEqual(['property/103', 'property/100']);
  await change(['103'], { price: 240000 });
  await listMails('2026-11-21T12:00:00Z');
  await change(['103'], { price: 260000 });
  expect(await listMails('2026-11-22T07:00:00Z')).toHaveLength(1);
});

test.each([
  ['daily', '2026-11-20T12:00:00Z', '2026-11-21T06:59:59Z', '2026-11-21T07:00:00Z'],
  ['weekly', '2026-11-20T12:00:00Z', '2026-11-23T06:59:59Z', '2026-11-23T07:00:00Z'],
  ['daily', '2026-03-28T12:00:00Z', '2026-03-29T05:59:59Z', '2026-03-29T06:00:00Z'],
  ['daily', '2026-10-24T12:00:00Z', '2026-10-25T06:59:59Z', '2026-10-25T07:00:00Z'],
])('FORM-9 a %s saved search: found at %s, not mailed at %s, mailed at %s', async (...given) => {
  const [rhythm, found, before, due] = given;
  await savedSearch({}, { rhythm });
  await offer('100');
  expect(await listMails(found)).toEqual([]);
  await offer('101');
  expect(await listMails(before)).toEqual([]);
  const [mail, ...others] = await listMails(due);
  expect(others).toEqual([]);
  expect(mail?.text.match(/\/property\//g)).toHaveLength(2);
});

test('FORM-9 a saved search that is stopped before its mail gets none, nor later', async () => {
  const documentId = await savedSearch({}, { rhythm: 'daily' });
  await offer('100');
  await listMails('2026-11-20T12:00:00Z');
  const update = (data: object) =>
    documentsOf(cms.strapi, SAVED_SEARCH).update({ documentId, data: data });
  await update({ state: 'stopped' });
  await update({ state: 'active' });
  expect(await listMails('2026-12-20T12:00:00Z')).toEqual([]);
});

test('FORM-9 a saved search that becomes one of every moment gets at once what waited', async () => {
  const documentId = await savedSearch({}, { rhythm: 'weekly' });
  await offer('100');
  expect(await listMails()).toEqual([]);
  const data = { rhythm: 'instant' };
  await documentsOf(cms.strapi, SAVED_SEARCH).update({ documentId, data });
  expect(await listMails()).toHaveLength(1);
});

test('FORM-9 processes that write mails at the same moment write each once', async () => {
  for (let index = 0; index < 20; index += 1) await savedSearch();
  await offer('100');
  await matchChanges(cms.strapi);
  const now = new Date();
  await Promise.all([1, 2, 3, 4].map(() => mailMatches(cms.strapi, now)));
  expect(await listMails()).toHaveLength(20);
});

test('FORM-9 a saved search that cannot be mailed holds up no other and is tried again', async () => {
  const wrong = await savedSearch();
  await db('demands').where({ document_id: wrong }).update({ email: 'no address' });
  await savedSearch({}, { email: 'right@example.org' });
  await offer('100');
  const silent = cms.strapi.log.level;
  cms.strapi.log.level = 'silent';
  expect(await listMails()).toMatchObject([{ recipient: 'right@example.org' }]);
  cms.strapi.log.level = silent;
  await db('demands').where({ document_id: wrong }).update({ email: 'mended@example.org' });
  const later = new Date(Date.now() + 16 * 60_000).toISOString();
  expect(await listMails(later)).toHaveLength(2);
});

test('CMS-4 staff see what was found for a saved search, and when it was mailed', async () => {
  await savedSearch({}, { email: 'seen@example.org' });
  await offer('100');
  await listMails();
  const ask = await openAdmin(cms, environment.EDITOR_EMAIL, environment.EDITOR_PASSWORD);
  const uid = 'api::demand-match.demand-match';
  const list = `/content-manager/collection-types/${uid}?populate=*`;
  const { status, body } = await ask('GET', list);
  expect(status).toBe(200);
  const [match] = body.results as Record<string, unknown>[];
  expect(match).toMatchObject({ news: 'offer', mailedAt: expect.any(String) });
  const one = `/content-manager/collection-types/${uid}/${String(match?.documentId)}`;
  expect((await ask('GET', one)).status).toBe(200);
  const relation = `/content-manager/relations/${uid}/${String(match?.documentId)}/demand`;
  const related = await ask('GET', relation);
  expect(JSON.stringify(related.body)).toContain('seen@example.org');
});
