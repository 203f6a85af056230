import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { buildEnvironment } from '../../../test/environment';
import { openAdmin, type AdminAnswer, type RequestAdmin } from '../../../test/open-admin';
import { useCms } from '../../../test/use-cms';
import { carryOutPlans } from '../scheduling/plan-worker';
import { PLANS } from '../scheduling/plan-table';
import type { LinkAnswer } from './link-handlers';

let cms: TestCms;
let ask: RequestAdmin;
const collections = '/content-manager/collection-types';
const pages = `${collections}/api::page.page`;

beforeAll(async () => {
  const { EDITOR_EMAIL, EDITOR_PASSWORD } = buildEnvironment();
  cms = await useCms('content');
  ask = await openAdmin(cms, EDITOR_EMAIL, EDITOR_PASSWORD);
});

afterAll(() => cms.stop());

const text = (...urls: string[]): object[] =>
  urls.map((url) => ({
    type: 'paragraph',
    children: [{ type: 'link', url, children: [{ type: 'text', text: `to ${url}` }] }],
  }));

async function createPage(key: string, data: object, locale = 'nl'): Promise<string> {
  const { body } = await ask('POST', `${pages}?locale=${locale}`, { key, title: key, ...data });
  return String(body.data?.documentId);
}

const publish = (documentId: string, locale = 'nl'): Promise<AdminAnswer> =>
  ask('POST', `${pages}/${documentId}/actions/publish?locale=${locale}`, {});

async function listLinks(documentId: string, locale = 'nl', reader = 'en'): Promise<LinkAnswer[]> {
  const path = `/agency/links/api::page.page/${documentId}?locale=${locale}&reader=${reader}`;
  const { status, body } = await ask<LinkAnswer[]>('GET', path);
  expect(status).toBe(200);
  return body;
}

test('EDIT-9 a page with a link to nowhere is refused at its field, and each link is named', async () => {
  const content = text('/services/', '/nowhere/', '/property/77/', 'https://www.biv.be/');
  const page = await createPage('lost', { content });
  const { status, body } = await publish(page);
  expect(status).toBe(400);
  expect(body.error?.message).toContain(
    'lost (Dutch), Text: The link “to /nowhere/” (/nowhere/) leads nowhere',
  );
  expect(body.error?.details?.errors?.map(({ path }) => path.join('.'))).toEqual([
    'content',
    'content',
  ]);
  const links = await listLinks(page, 'nl', 'nl');
  expect(links.map(({ isRefused }) => isRefused)).toEqual([true, true]);
  expect(links[0]?.sentence).toContain('leidt nergens heen');
  await ask('PUT', `${pages}/${page}?locale=nl`, { content: text('/services/') });
  expect((await publish(page)).status).toBe(200);
  expect(await listLinks(page)).toEqual([]);
});

test('EDIT-9 a draft may hold a link to nowhere', async () => {
  const page = await createPage('half', { content: text('/nowhere/') });
  const { status } = await ask('PUT', `${pages}/${page}?locale=nl`, { title: 'Half' });
  expect(status).toBe(200);
});

test('EDIT-9 two new pages that lead to one another are published, each with a warning before', async () => {
  const one = await createPage('one', { content: text('/two/') });
  const two = await createPage('two', { content: text('/one/') });
  expect(await listLinks(one)).toMatchObject([
    {
      label: 'Text',
      isRefused: false,
      sentence: expect.stringContaining('not published in Dutch'),
    },
  ]);
  const bulk = await ask('POST', `${pages}/actions/bulkPublish?locale=nl`, {
    documentIds: [one, two],
  });
  expect(bulk.status).toBe(200);
  expect([await listLinks(one), await listLinks(two)]).toEqual([[], []]);
});

test('EDIT-9 a page of another language is a warning', async () => {
  await createPage('dutch-alone', {});
  const page = await createPage('german', { content: text('/dutch-alone/') }, 'de');
  expect((await publish(page, 'de')).status).toBe(200);
  const [link] = await listLinks(page, 'de');
  expect(link?.sentence).toContain('which is not written in German');
});

test('EDIT-9 nothing of several is published when one has a link to nowhere', async () => {
  const good = await createPage('good', {});
  const bad = await createPage('bad', { content: text('/nowhere/') });
  const bulk = await ask('POST', `${pages}/actions/bulkPublish?locale=nl`, {
    documentIds: [good, bad],
  });
  expect([bulk.status, bulk.body.error?.message]).toEqual([
    400,
    expect.stringContaining('bad (Dutch), Text'),
  ]);
  const published = await cms.strapi.db
    .query('api::page.page')
    .count({ where: { documentId: good, publishedAt: { $notNull: true } } });
  expect(published).toBe(0);
});

test('EDIT-9 what is published at a time is refused too, in words', async () => {
  const page = await createPage('later', { content: text('/nowhere/') });
  const plan = { act: 'publish', day: '2027-07-15', time: '09:00' };
  await ask('POST', `/agency/plans/api::page.page/${page}?locale=nl`, plan);
  let now = Date.parse('2027-07-15T09:00:00Z');
  for (let attempt = 0; attempt < 6; attempt += 1) {
    now += 60_000;
    await carryOutPlans(cms.strapi, now);
  }
  const row = await cms.strapi.db.connection(PLANS.name).where({ document_id: page }).first();
  expect(row).toMatchObject({ state: 'failed', message: expect.stringContaining('/nowhere/') });
});

test('EDIT-9 links of blocks, of the header and of pages that send visitors on are checked', async () => {
  const module = `${collections}/api::module.module`;
  const banner = { __component: 'module.banner', type: 'image', linkLabel: 'x', link: 'gone' };
  const { body } = await ask('POST', `${module}?locale=fr`, { key: 'b', blocks: [banner] });
  const block = `${module}/${String(body.data?.documentId)}/actions/publish?locale=fr`;
  const refused = await ask('POST', block, {});
  expect(refused.body.error?.details?.errors?.[0]?.path.join('.')).toBe('blocks.0.link');
  const links = [{ active: true, side: 'left', label: 'x', link: '/gone/', icon: 'none' }];
  const header = '/content-manager/single-types/api::header.header/actions/publish?locale=nl';
  const { status, body: answer } = await ask('POST', header, { links });
  expect([status, answer.error?.details?.errors?.[0]?.path.join('.')]).toEqual([
    400,
    'links.0.link',
  ]);
  const away = await createPage('away', { redirect: true, redirectUrl: '/gone/' });
  expect((await publish(away)).body.error?.details?.errors?.[0]?.path).toEqual(['redirectUrl']);
});

test('EDIT-9 a link to an address that a page left is refused with the one it has', async () => {
  const { documentId } = await cms.strapi.db
    .query('api::page.page')
    .findOne({ where: { key: 'team', locale: 'nl' } });
  const address = `${pages}/${documentId}/actions/publish?locale=nl`;
  expect((await ask('POST', address, { path: 'mensen' })).status).toBe(200);
  const page = await createPage('old-link', { content: text('/nl/services-nl/team-nl/') });
  const answer = await publish(page);
  expect([answer.status, answer.body.error?.message]).toEqual([
    400,
    expect.stringContaining('Write /nl/services-nl/mensen/.'),
  ]);
});

test('EDIT-9 whoever publishes reads why in the language of their admin', async () => {
  const user = { email: buildEnvironment().EDITOR_EMAIL };
  const users = cms.strapi.db.query('admin::user');
  await users.update({ where: user, data: { preferedLanguage: 'fr' } });
  const page = await createPage('francais', { content: text('/nowhere/') });
  expect((await publish(page)).body.error?.message).toContain('ne mène nulle part');
  await users.update({ where: user, data: { preferedLanguage: null } });
});

test('EDIT-9 links to listings and their places are looked up while publishing', async () => {
  const city = { key: 'ixelles', name: 'Ixelles', zip: '1050', countryId: 10, locale: 'fr' };
  await cms.strapi.db.query('api::city.city').create({ data: city });
  const content = text(
    '/for-sale/ixelles/',
    '/for-rent/1050/',
    '/for-sale/nowhere/',
    '/property/7/',
  );
  const page = await createPage('places', { content });
  const { status, body } = await publish(page);
  expect(status).toBe(400);
  const messages = body.error?.details?.errors?.map(({ message }) => message) ?? [];
  expect(messages).toEqual([
    expect.stringContaining('/for-sale/nowhere/'),
    expect.stringContaining('/property/7/'),
  ]);
});
