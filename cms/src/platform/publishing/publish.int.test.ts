import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { bootCms, type TestCms } from '../../../test/boot';
import { buildTextPicture } from '../../../test/build-text-picture';
import { buildSeed } from '../../../test/build-seed';
import { buildListing, buildSnapshot } from '../../../test/build-snapshot';
import { buildEnvironment } from '../../../test/environment';
import { startFakeSite, type FakeSite, type TakenNotice } from '../../../test/fake-site';
import { loadCompiled } from '../../../test/load-compiled';
import { importSnapshot } from '../../listings/import/import-snapshot';
import { addWaiting } from '../uploads/waiting-pictures';
import { claimNotices } from './claim-notices';
import { NOTICES } from './notice-table';
import type * as Worker from './notice-worker';
import { documentsOf } from '../database/documents';

// The running worker is that of the compiled code, not of this file's imports.
const { noticeWorker } = loadCompiled('platform/publishing/notice-worker.js') as typeof Worker;

let site: FakeSite;
let cms: TestCms;

beforeAll(async () => {
  site = await startFakeSite();
  const environment = { SITE_NOTICE_URLS: site.url };
  cms = await bootCms({ seed: await buildSeed(), environment });
});

beforeEach(async () => {
  site.status = 204;
  await everythingTaken();
  site.taken = [];
});

afterAll(async () => {
  await cms?.stop();
  await site?.close();
});

test('CMS-2 what is published is sent to the site, signed, under a second later', async () => {
  await edit('api::page.page', 'home', 'nl', { title: 'Thuis' });
  const [notice] = await takeNotices(1);
  expect(notice?.changes).toEqual([{ type: 'page', key: 'home', languages: ['nl'] }]);
  const time = notice?.headers['x-notice-time'];
  const signature = createHmac('sha256', buildEnvironment().NOTICE_SECRET ?? '')
    .update(`${String(time)}.${notice?.body}`)
    .digest('hex');
  expect(notice?.headers['x-notice-signature']).toBe(signature);
  expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(30);
});

test('CMS-2 saving a draft, or publishing what is published, tells nothing', async () => {
  const pages = documentsOf(cms.strapi, 'api::page.page');
  const documentId = await findDocument('api::page.page', 'home');
  await pages.update({ documentId, locale: 'nl', data: { title: 'Later' } });
  await pages.discardDraft({ documentId, locale: 'nl' });
  expect(await countNotices()).toBe(0);
});

test('CMS-2 a field without language is sent for every language whose pages it changes', async () => {
  await edit('api::module.module', 'intro', 'fr', { columnsLg: 6 });
  expect((await takeNotices(1))[0]?.changes).toEqual([
    { type: 'module', key: 'intro', languages: ['de', 'en', 'fr', 'nl'] },
  ]);
});

test('CMS-2 a module that is moved to another page is sent with both pages', async () => {
  const services = await findDocument('api::page.page', 'services');
  const pages = { set: [{ documentId: services, locale: 'nl' }] };
  await edit('api::module.module', 'intro', 'nl', { pages });
  const [notice] = await takeNotices(1);
  expect(notice?.changes.filter(({ type }) => type === 'page')).toEqual([
    { type: 'page', key: 'home', languages: ['nl'] },
    { type: 'page', key: 'services', languages: ['nl'] },
  ]);
});

test('CMS-2 a key that changes is sent as the old and the new', async () => {
  await edit('api::testimonial.testimonial', 'anna', 'nl', { key: 'anna-maria' });
  const [notice] = await takeNotices(1);
  expect(notice?.changes).toEqual([
    { type: 'testimonial', key: 'anna', languages: null },
    { type: 'testimonial', key: 'anna-maria', languages: null },
  ]);
});

test('CMS-2 what is unpublished or deleted is sent for every language', async () => {
  const articles = documentsOf(cms.strapi, 'api::article.article');
  const documentId = await findDocument('api::article.article', 'selling');
  await articles.unpublish({ documentId, locale: 'fr' });
  await articles.delete({ documentId, locale: '*' });
  const changes = (await takeNotices(1)).flatMap((notice) => notice.changes);
  expect(changes[0]).toEqual({ type: 'article', key: 'selling', languages: null });
});

test('CMS-2 settings, header and footer are sent without a key', async () => {
  const footers = documentsOf(cms.strapi, 'api::footer.footer');
  const footer = await footers.findFirst({ locale: 'de' });
  const documentId = footer?.documentId ?? '';
  await footers.update({ documentId, locale: 'de', data: { copyright: '© 2027' } });
  await footers.publish({ documentId, locale: 'de' });
  expect((await takeNotices(1))[0]?.changes).toEqual([
    { type: 'footer', key: null, languages: ['de'] },
  ]);
});

test('CMS-2 a picture that is described anew is sent as what shows it', async () => {
  const files = cms.strapi.db.query('plugin::upload.file');
  const file = (await files.findOne({ where: { name: 'front.jpg' } })) as { id: number };
  await files.update({ where: { id: file.id }, data: { alternativeText: 'nl: Gevel' } });
  expect((await takeNotices(1))[0]?.changes).toEqual([
    { type: 'page', key: 'home', languages: ['de', 'en', 'fr', 'nl'] },
  ]);
});

test('EDIT-8 a picture that stands in a text is sent as the page or block with that text', async () => {
  const files = cms.strapi.db.query('plugin::upload.file');
  const file = await files.findOne({ where: { name: 'front.jpg' } });
  const body = [buildTextPicture(file)];
  await edit('api::module.module', 'intro', 'fr', {
    blocks: [{ __component: 'module.rich-text', body }],
  });
  await takeNotices(1);
  await files.update({ where: { id: file.id }, data: { alternativeText: 'fr: Façade avant' } });
  const notices = await takeNotices(2);
  expect(notices[1]?.changes).toContainEqual({ type: 'module', key: 'intro', languages: ['fr'] });
  const words = [{ type: 'paragraph', children: [{ type: 'text', text: 'Texte' }] }];
  await edit('api::module.module', 'intro', 'fr', {
    blocks: [{ __component: 'module.rich-text', body: words }],
  });
});

test('PERF-6 the variants of pictures are made without being asked for, and sent as what shows them', async () => {
  const files = cms.strapi.db.query('plugin::upload.file');
  const file = (await files.findOne({ where: { name: 'front.jpg' } })) as { id: number };
  await cms.strapi.db.connection('files').where({ id: file.id }).update({ formats: null });
  await addWaiting(cms.strapi.db.connection, file.id, false);
  await vi.waitFor(() => expect(site.taken).toHaveLength(1), 60_000);
  expect(site.taken[0]?.changes).toEqual([
    { type: 'page', key: 'home', languages: ['de', 'en', 'fr', 'nl'] },
  ]);
  expect(await files.findOne({ where: { id: file.id } })).toMatchObject({
    formats: { avif400: { width: 400 }, share: { width: 1200 } },
  });
});

test('DATA-3 an import is one notice that names its listings and the lists they are in', async () => {
  await expectImported('100', '101');
  const [notice, ...more] = await takeNotices(1);
  expect(more).toEqual([]);
  expect(notice?.changes).toEqual([
    { type: 'listing', key: null, languages: null },
    { type: 'list', key: null, languages: null },
  ]);
  site.taken = [];
  await expectImported('100', '102');
  expect((await takeNotices(1))[0]?.changes).toEqual([
    { type: 'listing', key: '101', languages: null },
    { type: 'listing', key: '102', languages: null },
    { type: 'list', key: 'sale', languages: null },
  ]);
});

test('CMS-2 a listing, a city and a type that an editor changes are sent', async () => {
  const [listing] = await cms.strapi.db.query('api::listing.listing').findMany({ limit: 1 });
  const { documentId, reference } = listing as { documentId: string; reference: string };
  const data = { price: 199_000 };
  await documentsOf(cms.strapi, 'api::listing.listing').update({ documentId, data });
  expect((await takeNotices(1))[0]?.changes).toEqual([
    { type: 'listing', key: reference, languages: null },
    { type: 'list', key: 'sale', languages: null },
  ]);
  site.taken = [];
  const types = documentsOf(cms.strapi, 'api::property-type.property-type');
  const type = await types.findFirst({ locale: 'nl' });
  const change = { documentId: type?.documentId ?? '', locale: 'nl' };
  await types.update({ ...change, data: { name: 'Woning' } });
  expect((await takeNotices(1))[0]?.changes).toEqual([
    { type: 'listing', key: null, languages: null },
    { type: 'list', key: null, languages: null },
  ]);
});

test('CMS-2 a write that fails tells nothing', async () => {
  const documentId = await findDocument('api::page.page', 'home');
  const publishing = cms.strapi.db.transaction(async () => {
    const pages = documentsOf(cms.strapi, 'api::page.page');
    await pages.update({ documentId, locale: 'nl', data: { title: 'Nooit' } });
    await pages.publish({ documentId, locale: 'nl' });
    throw new Error('no');
  });
  await expect(publishing).rejects.toThrow('no');
  expect(await countNotices()).toBe(0);
});

test('CMS-2 a notice that is refused is tried again, later each time, with what came since', async () => {
  site.status = 503;
  await edit('api::page.page', 'home', 'nl', { title: 'Een' });
  await vi.waitFor(async () => expect((await readNotices())[0]?.attempts).toBe(1), 5000);
  const [waiting] = await readNotices();
  expect(waiting?.next_attempt_at).toBeGreaterThan(Date.now() - 1000);
  await edit('api::page.page', 'services', 'nl', { title: 'Twee' });
  site.status = 204;
  const changes = (await everythingTaken()).flatMap((notice) => notice.changes);
  expect(changes.map(({ key }) => key).sort()).toEqual(['home', 'services']);
});

test('CMS-2 a site that was away for long gets its notices within five seconds', async () => {
  site.status = 503;
  await edit('api::page.page', 'home', 'nl', { title: 'Na lang' });
  await cms.strapi.db.connection(NOTICES).update({ attempts: 20, next_attempt_at: 0 });
  await vi.waitFor(async () => expect((await readNotices())[0]?.attempts).toBe(21), 5000);
  expect((await readNotices())[0]?.next_attempt_at).toBeLessThanOrEqual(Date.now() + 4000);
});

test('CMS-2 notices outlive the process: those that wait are sent at the start', async () => {
  await noticeWorker.stop(cms.strapi);
  await edit('api::page.page', 'home', 'nl', { title: 'Voor de start' });
  expect(site.taken).toEqual([]);
  noticeWorker.start(cms.strapi);
  expect((await takeNotices(1))[0]?.changes).toHaveLength(1);
});

test('CMS-2 of several processes one sends a notice', async () => {
  await noticeWorker.stop(cms.strapi);
  await edit('api::page.page', 'home', 'nl', { title: 'Voor één' });
  const { connection } = cms.strapi.db;
  const target = (await readNotices())[0]?.target ?? '';
  const claims = await Promise.all(
    [1, 2, 3].map(() => claimNotices(connection, target, Date.now())),
  );
  expect(claims.map((rows) => rows.length).sort()).toEqual([0, 0, 1]);
  expect(await claimNotices(connection, target, Date.now())).toEqual([]);
  expect(await claimNotices(connection, target, Date.now() + 6000)).toHaveLength(1);
  await connection(NOTICES).update({ leased_until: 0 });
  noticeWorker.start(cms.strapi);
  await takeNotices(1);
});

test('CMS-2 after a day a notice is given up, and said so once', async () => {
  const error = vi.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  site.status = 503;
  await noticeWorker.stop(cms.strapi);
  await edit('api::page.page', 'home', 'nl', { title: 'Te laat' });
  await cms.strapi.db.connection(NOTICES).update({ created_at: Date.now() - 25 * 3600 * 1000 });
  noticeWorker.start(cms.strapi);
  await vi.waitFor(async () => expect(await countNotices()).toBe(0), 5000);
  expect(error.mock.calls.map(([line]) => String(line))).toEqual([
    expect.stringMatching(/^Publish notices: 1 given up after a day, .*: it answers 503$/),
  ]);
  error.mockRestore();
});

async function edit(uid: string, key: string, locale: string, data: object): Promise<void> {
  const documents = documentsOf(cms.strapi, uid as 'api::page.page');
  const documentId = await findDocument(uid, key);
  await documents.update({ documentId, locale, data: data });
  await documents.publish({ documentId, locale });
}

async function findDocument(uid: string, key: string): Promise<string> {
  const documents = documentsOf(cms.strapi, uid as 'api::page.page');
  const document = await documents.findFirst({ filters: { key }, locale: 'nl' });
  if (!document) throw new Error(`There is no ${uid} “${key}”`);
  return document.documentId;
}

async function expectImported(...ids: string[]): Promise<void> {
  const source = buildSnapshot(ids.map((ID) => buildListing({ ID })));
  const storePicture = () => Promise.resolve(0);
  expect(await importSnapshot(cms.strapi, { source, storePicture })).toMatchObject({
    outcome: 'done',
  });
}

/** Waits for at least this many notices and an empty outbox. */
async function takeNotices(count: number): Promise<TakenNotice[]> {
  await vi.waitFor(() => expect(site.taken.length).toBeGreaterThanOrEqual(count), 5000);
  return everythingTaken();
}

async function everythingTaken(): Promise<TakenNotice[]> {
  await vi.waitFor(async () => expect(await countNotices()).toBe(0), 15_000);
  return site.taken;
}

async function countNotices(): Promise<number> {
  return (await readNotices()).length;
}

async function readNotices() {
  const rows = await cms.strapi.db.connection(NOTICES).where({ settled_at: 0 }).orderBy('id');
  return rows as { attempts: number; next_attempt_at: number; target: string }[];
}
