import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { openAdmins, type RequestAdmin } from '../../../test/open-admin';
import { useCms } from '../../../test/use-cms';
import type { Today } from '../today/today-handlers';
import { publishedTypes } from '../versions/editorial-types';
import type { DocumentPlans, PlanAnswer } from './list-plans';
import { carryOutPlans } from './plan-worker';
import { PLANS } from './plan-table';
import { documentsOf } from '../../platform/database/documents';

const uid = 'api::page.page';
const minuteMs = 60_000;
/** Nine o'clock in Brussels, in summer. */
const nine = Date.parse('2027-07-15T07:00:00Z');
const atNine = { day: '2027-07-15', time: '09:00' };

let cms: TestCms;
let asEditor: RequestAdmin;
let acts: string[] = [];
/** Fails after the next call, like a killed process. */
let breakOnce = false;

beforeAll(async () => {
  cms = await useCms('empty');
  ({ asEditor } = await openAdmins(cms));
  cms.strapi.documents.use(async (context, next) => {
    const { action, params } = context as { action: string; params: { locale: string } };
    const result = await next();
    if (action === 'publish' || action === 'unpublish') {
      acts.push(`${action} ${params.locale}`);
      const isBroken = breakOnce;
      breakOnce = false;
      if (isBroken) throw new Error('killed');
    }
    return result;
  });
});

afterAll(() => cms.stop());

beforeEach(async () => {
  await cms.strapi.db.connection(PLANS.name).delete();
  acts = [];
});

let made = 0;

async function createPage(data: object = {}, locales = ['nl', 'fr']): Promise<string> {
  made += 1;
  const pages = documentsOf(cms.strapi, uid);
  const own = { title: `Page ${made}`, key: `planned-${made}`, slug: `planned-${made}`, ...data };
  const { documentId } = await pages.create({ locale: locales[0], data: own });
  for (const locale of locales.slice(1)) {
    await pages.update({ documentId, locale, data: own });
  }
  return documentId;
}

const plan = (documentId: string, locale: string, body: object) =>
  asEditor('POST', `/agency/plans/${uid}/${documentId}?locale=${locale}`, body);

async function ask<Answer>(path: string): Promise<Answer> {
  const { status, body } = await asEditor('GET', path);
  expect([path, status]).toEqual([path, 200]);
  return body as Answer;
}

const listPlans = (documentId: string, locale: string) =>
  ask<DocumentPlans>(`/agency/plans/${uid}/${documentId}?locale=${locale}`);

/** Works until nothing is due at that time. */
async function workAt(moment: number): Promise<void> {
  while (await carryOutPlans(cms.strapi, moment)) continue;
}

async function listPublished(documentId: string): Promise<string[]> {
  const rows = await cms.strapi.db.query(uid).findMany({
    where: { documentId, publishedAt: { $notNull: true } },
    orderBy: { locale: 'asc' },
  });
  return rows.map(({ locale }: { locale: string }) => locale);
}

test('EDIT-6 a page is published and unpublished at its time, in its language alone', async () => {
  const page = await createPage();
  expect((await plan(page, 'fr', { act: 'publish', ...atNine })).body).toEqual({ note: null });
  await plan(page, 'fr', { act: 'unpublish', day: '2027-07-15', time: '17:30' });
  await workAt(nine - 1);
  expect(await listPublished(page)).toEqual([]);
  await workAt(nine);
  expect(await listPublished(page)).toEqual(['fr']);
  const { plans, mayPlan } = await listPlans(page, 'fr');
  expect(mayPlan).toBe(true);
  expect(plans).toMatchObject([
    { act: 'publish', state: 'done', at: new Date(nine).toISOString(), title: `Page ${made}` },
    { act: 'unpublish', state: 'waiting', plannedBy: 'Agency Editor', message: null },
  ]);
  await workAt(nine + 8.5 * 60 * minuteMs);
  expect(await listPublished(page)).toEqual([]);
  expect(acts).toEqual(['publish fr', 'unpublish fr']);
});

test('EDIT-6 of several that look at the same time one publishes', async () => {
  const pages = [await createPage(), await createPage()];
  for (const page of pages) await plan(page, 'nl', { act: 'publish', ...atNine });
  await Promise.all(Array.from({ length: 4 }, () => workAt(nine)));
  await workAt(nine + minuteMs);
  expect(acts).toEqual(['publish nl', 'publish nl']);
  for (const page of pages) expect(await listPublished(page)).toEqual(['nl']);
});

test('EDIT-6 what a process began that died is done once by another', async () => {
  const page = await createPage();
  await plan(page, 'nl', { act: 'publish', ...atNine });
  breakOnce = true;
  await carryOutPlans(cms.strapi, nine);
  expect(await listPublished(page)).toEqual([]);
  // Another process dies before it reports the result.
  const plans = cms.strapi.db.connection(PLANS.name);
  await plans.clone().update({ lease: 'dead', leased_until: nine + minuteMs });
  await workAt(nine + minuteMs);
  expect(await listPublished(page)).toEqual([]);
  await workAt(nine + minuteMs + 1);
  expect(await listPublished(page)).toEqual(['nl']);
  await workAt(nine + 60 * minuteMs);
  expect(acts).toEqual(['publish nl', 'publish nl']);
});

test('EDIT-6 after a time without a CMS a document is what it was to be last', async () => {
  const page = await createPage();
  await plan(page, 'nl', { act: 'unpublish', day: '2027-07-15', time: '11:00' });
  await plan(page, 'nl', { act: 'publish', ...atNine });
  await workAt(nine + 24 * 60 * minuteMs);
  expect(acts).toEqual(['publish nl', 'unpublish nl']);
});

test.each([
  ['a time that is left out', '2027-03-28', '02:30', '2027-03-28T01:30:00.000Z', 'skipped'],
  ['a time that comes twice', '2027-10-31', '02:30', '2027-10-31T00:30:00.000Z', 'twice'],
  ['the morning after', '2027-10-31', '09:00', '2027-10-31T08:00:00.000Z', null],
])('EDIT-6 across a change of the clocks: %s', async (_name, day, time, at, note) => {
  const page = await createPage();
  const answer = await plan(page, 'nl', { act: 'publish', day, time });
  expect(answer.body).toEqual({ note });
  expect((await listPlans(page, 'nl')).plans).toMatchObject([{ at }]);
  await workAt(Date.parse(at) - 1);
  expect(acts).toEqual([]);
  await workAt(Date.parse(at));
  await workAt(Date.parse(at) + 60 * minuteMs);
  expect(acts).toEqual(['publish nl']);
});

test('EDIT-6 what is refused stands on Today, is not tried for ever, and can be taken off', async () => {
  const parent = await createPage();
  const page = await createPage({ parent });
  await plan(page, 'nl', { act: 'publish', ...atNine });
  const { log } = cms.strapi;
  const { warn } = log;
  log.warn = () => log;
  for (let second = 0; second < 30; second += 1) await workAt(nine + second * 1000);
  log.warn = warn;
  const { failedPlans } = await ask<Today>('/agency/today');
  expect(failedPlans).toBe(1);
  const [failed] = await ask<PlanAnswer[]>('/agency/plans?state=failed');
  expect(failed).toMatchObject({ documentId: page, state: 'failed' });
  expect(failed?.message).toContain('Publish the page');
  await documentsOf(cms.strapi, uid).publish({ documentId: parent, locale: 'nl' });
  await workAt(nine + 60 * minuteMs);
  expect(await listPublished(page)).toEqual([]);
  expect((await asEditor('DELETE', `/agency/plans/${failed?.id}`)).status).toBe(200);
  expect((await ask<Today>('/agency/today')).failedPlans).toBe(0);
});

test('EDIT-6 pages planned for one moment wait for the page above them', async () => {
  const parent = await createPage();
  const page = await createPage({ parent });
  await plan(page, 'nl', { act: 'publish', ...atNine });
  await plan(parent, 'nl', { act: 'publish', ...atNine });
  for (let second = 0; second < 5; second += 1) await workAt(nine + second * 1000);
  expect(await listPublished(page)).toEqual(['nl']);
});

test('EDIT-6 what is cancelled, planned anew or deleted does not happen', async () => {
  const [cancelled, moved, deleted, partly] = [
    await createPage(),
    await createPage(),
    await createPage(),
    await createPage(),
  ];
  for (const page of [cancelled, moved, deleted]) {
    await plan(page, 'nl', { act: 'publish', ...atNine });
  }
  for (const locale of ['nl', 'fr']) await plan(partly, locale, { act: 'publish', ...atNine });
  const [{ id } = { id: 0 }] = (await listPlans(cancelled, 'nl')).plans;
  expect((await asEditor('DELETE', `/agency/plans/${id}`)).status).toBe(200);
  await plan(moved, 'nl', { act: 'publish', day: '2027-07-16', time: '09:00' });
  await documentsOf(cms.strapi, uid).delete({ documentId: deleted, locale: '*' });
  await documentsOf(cms.strapi, uid).delete({ documentId: partly, locale: 'nl' });
  const week = await ask<PlanAnswer[]>('/agency/plans?from=2027-07-12&days=7');
  expect(week.map(({ documentId, locale }) => [documentId, locale])).toEqual([
    [partly, 'fr'],
    [moved, 'nl'],
  ]);
  expect(await ask('/agency/plans?from=2027-07-16&days=1')).toHaveLength(1);
  await workAt(nine);
  expect(acts).toEqual(['publish fr']);
});

test.each([
  ['a day that is none', { act: 'publish', day: '2027-02-30', time: '09:00' }, 'time'],
  ['no act', { ...atNine }, 'time'],
  ['the past', { act: 'publish', day: '2020-01-01', time: '09:00' }, 'past'],
  ['ten years on', { act: 'publish', day: '2037-01-01', time: '09:00' }, 'far'],
  ['both at once', { act: 'unpublish', ...atNine }, 'same'],
])('EDIT-6 %s is refused with its reason', async (_name, body, reason) => {
  const page = await createPage();
  if (reason === 'same') await plan(page, 'nl', { act: 'publish', ...atNine });
  const answer = await plan(page, 'nl', body);
  expect(answer.status).toBe(400);
  expect(answer.body.error?.details).toEqual({ refusal: [`plan.${reason}`] });
});

test('EDIT-6 only what is written can be planned, and only by who may publish it', async () => {
  const page = await createPage();
  expect((await plan(page, 'de', { act: 'publish', ...atNine })).body.error?.details).toEqual({
    refusal: ['plan.missing'],
  });
  const post = async (path: string) => (await asEditor('POST', path, atNine)).status;
  expect(await post(`/agency/plans/api::lead.lead/${page}?locale=nl`)).toBe(404);
  expect(await post(`/agency/plans/api::site.site/${page}?locale=nl`)).toBe(403);
  expect((await asEditor('DELETE', '/agency/plans/999999')).status).toBe(404);
  expect((await asEditor('GET', '/agency/plans?from=2027-07-12&days=90')).status).toBe(400);
});

test('EDIT-6 every type with drafts can be planned', () => {
  const types = Object.values(cms.strapi.contentTypes)
    .filter(({ uid: own, options }) => own.startsWith('api::') && options?.draftAndPublish)
    .map((type) => type.uid as string);
  expect([...publishedTypes].sort()).toEqual(types.sort());
});
