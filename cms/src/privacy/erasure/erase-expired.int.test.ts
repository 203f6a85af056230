import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bootCms, type TestCms } from '../../../test/boot';
import { buildSeed } from '../../../test/build-seed';
import { eraseExpired } from './erase-expired';
import { retentionKinds } from '../../platform/rules/retention-kinds';
import { eraseWhenDue } from './schedule-erasure';

const DAY = 24 * 3600 * 1000;
const now = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY);
const leadUid = 'api::lead.lead';
const mailUid = 'api::outbox-mail.outbox-mail';

let cms: TestCms;
let sequence = 0;

beforeAll(async () => {
  const retention = retentionKinds.map((kind) => ({ kind, days: kind === 'job' ? 10 : 100 }));
  cms = await bootCms({
    seed: await buildSeed({
      site: (language) => ({
        agencyName: 'Corbelle',
        defaultLanguage: 'nl',
        cookieDays: 180,
        retention,
        enabledLanguages: [{ code: 'nl' }, { code: language }].slice(0, language === 'nl' ? 1 : 2),
      }),
    }),
    environment: { CRON: 'false' },
  });
});

afterAll(() => cms.stop());

beforeEach(async () => {
  await cms.strapi.db.query(mailUid).deleteMany({});
  for (const uid of [leadUid, 'api::demand.demand', 'api::subscription.subscription']) {
    const documents = cms.strapi.documents(uid as typeof leadUid);
    for (const { documentId } of await documents.findMany({}))
      await documents.delete({ documentId });
  }
});

async function write(uid: string, table: string, data: object, createdAt: Date): Promise<string> {
  const { id, documentId } = await cms.strapi
    .documents(uid as typeof leadUid)
    .create({ data: data });
  const change = {
    created_at: cms.strapi.db.dialect.client === 'sqlite' ? createdAt.getTime() : createdAt,
  };
  await cms.strapi.db.connection(table).where({ id }).update(change);
  return documentId;
}

const writeLead = (data: object, createdAt: Date): Promise<string> =>
  write(
    leadUid,
    'leads',
    {
      kind: 'site-contact',
      state: 'done',
      language: 'nl',
      submissionId: `s-${sequence++}`,
      email: 'jan@example.org',
      newsletter: false,
      ...data,
    },
    createdAt,
  );

/** Writes a mail directly: the admin cannot create mails. */
async function writeMail(data: object, createdAt: Date): Promise<void> {
  await cms.strapi.db.query(mailUid).create({
    data: {
      key: `m-${sequence++}`,
      kind: 'enquiry',
      language: 'nl',
      state: 'sent',
      attempts: 1,
      recipient: 'jan@example.org',
      subject: 'Hello',
      text: 'Hello',
      createdAt,
      ...data,
    },
  });
}

const writePlain = (noun: 'demand' | 'subscription', data: object, createdAt: Date) =>
  write(
    `api::${noun}.${noun}`,
    `${noun}s`,
    {
      email: `${sequence++}@example.org`,
      language: 'nl',
      ...(noun === 'demand' ? { criteria: { goal: 'sale', zips: ['1000'] } } : {}),
      ...data,
    },
    createdAt,
  );

const count = (uid: string): Promise<number> => cms.strapi.db.query(uid).count({});

test('CMS-4 leads go after the days of their kind, with their mails, and not before', async () => {
  const old = await writeLead({}, daysAgo(101));
  const { id } = await cms.strapi.db.query(leadUid).findOne({ where: { documentId: old } });
  await writeMail({ lead: id }, daysAgo(1));
  await writeLead({ kind: 'job', job: { position: 'Agent' } }, daysAgo(11));
  const young = await writeLead({}, daysAgo(99));
  const applied = await writeLead({ kind: 'job' }, daysAgo(9));
  expect(await eraseExpired(cms.strapi, now)).toEqual({ 'site-contact': 1, job: 1 });
  const left = await cms.strapi.documents(leadUid).findMany({});
  expect(left.map(({ documentId }) => documentId).sort()).toEqual([young, applied].sort());
  expect(await count(mailUid)).toBe(0);
  expect(await eraseExpired(cms.strapi, now)).toEqual({});
});

test('CMS-4 a visit is kept from the day on which it takes place', async () => {
  const kind = 'contact-appointment';
  const visit = (end: Date): object => ({ kind, appointment: { start: end, end } });
  await writeLead(visit(daysAgo(101)), daysAgo(120));
  const recent = await writeLead(visit(daysAgo(50)), daysAgo(120));
  await writeLead({ kind, appointment: { timeSlots: ['10:00-13:00'] } }, daysAgo(120));
  expect(await eraseExpired(cms.strapi, now)).toEqual({ [kind]: 2 });
  const left = await cms.strapi.documents(leadUid).findMany({});
  expect(left.map(({ documentId }) => documentId)).toEqual([recent]);
});

test('CMS-4 unpublishing the settings, in one language or in all, keeps nothing longer', async () => {
  const site = cms.strapi.documents('api::site.site');
  const { documentId = '' } = (await site.findFirst({})) ?? {};
  const erase = async (): Promise<object> => {
    await writeLead({}, daysAgo(101));
    return eraseExpired(cms.strapi, now);
  };
  const erased = [];
  for (const locale of ['nl', 'fr']) {
    await site.unpublish({ documentId, locale });
    erased.push(await erase());
  }
  erased.push(await erase());
  for (const locale of ['nl', 'fr']) await site.publish({ documentId, locale });
  expect(erased).toEqual(Array.from({ length: 3 }, () => ({ 'site-contact': 1 })));
});

test('CMS-4 more than a batch goes in one night', async () => {
  for (let index = 0; index < 120; index++) await writeLead({}, daysAgo(200 + index));
  await writeLead({}, daysAgo(2));
  expect(await eraseExpired(cms.strapi, now)).toEqual({ 'site-contact': 120 });
  expect(await count(leadUid)).toBe(1);
});

test('FORM-9 FORM-10 sign-ups that nobody confirmed go after a week, stopped ones after their days', async () => {
  for (const noun of ['demand', 'subscription'] as const) {
    await writePlain(noun, { state: 'pending' }, daysAgo(8));
    await writePlain(noun, { state: 'pending' }, daysAgo(6));
    await writePlain(noun, { state: 'pending', askedAt: daysAgo(6) }, daysAgo(30));
    await writePlain(noun, { state: 'stopped', stoppedAt: daysAgo(101) }, daysAgo(300));
    await writePlain(noun, { state: 'stopped', stoppedAt: daysAgo(99) }, daysAgo(300));
    await writePlain(noun, { state: 'active' }, daysAgo(3000));
  }
  expect(await eraseExpired(cms.strapi, now)).toEqual({
    demand: 1,
    subscription: 1,
    'unconfirmed demand': 1,
    'unconfirmed subscription': 1,
  });
  expect(await count('api::demand.demand')).toBe(4);
  expect(await count('api::subscription.subscription')).toBe(4);
});

test('FORM-5 a mail that still waits is never erased', async () => {
  await writeMail({ state: 'waiting' }, daysAgo(300));
  await writeMail({ state: 'failed' }, daysAgo(300));
  await writeMail({ state: 'sent' }, daysAgo(50));
  expect(await eraseExpired(cms.strapi, now)).toEqual({ mail: 1 });
  expect(await count(mailUid)).toBe(2);
});

test('CMS-4 a testimonial that was never approved goes with its lead, a published one stays', async () => {
  const documents = cms.strapi.documents('api::testimonial.testimonial');
  const draft = async (name: string): Promise<string> => {
    const { documentId } = await documents.create({ data: { name, comment: 'Good' } });
    const lead = { kind: 'testimonial', testimonial: { name, entry: documentId } };
    await writeLead(lead, daysAgo(101));
    return documentId;
  };
  const waiting = await draft('Waiting');
  const approved = await draft('Approved');
  await documents.publish({ documentId: approved, locale: 'nl' });
  expect(await eraseExpired(cms.strapi, now)).toEqual({ testimonial: 2 });
  expect(await documents.findOne({ documentId: waiting })).toBeNull();
  expect(await documents.findOne({ documentId: approved, status: 'published' })).toMatchObject({
    name: 'Approved',
  });
});

test('CMS-4 it is done once a night, also across the change of the clock', async () => {
  const at = (time: string): Promise<boolean> => eraseWhenDue(cms.strapi, new Date(time));
  // Brussels is two hours ahead of UTC until 25 October 2026, then one hour.
  expect(await at('2026-10-24T00:50:00Z')).toBe(true);
  expect(await at('2026-10-24T00:59:00Z')).toBe(false);
  expect(await at('2026-10-24T01:00:00Z')).toBe(true);
  expect(await at('2026-10-25T00:59:00Z')).toBe(false);
  expect(await at('2026-10-25T02:00:00Z')).toBe(true);
  expect(await at('2026-10-26T01:59:00Z')).toBe(false);
  expect(await at('2026-10-28T18:00:00Z')).toBe(true);
});
