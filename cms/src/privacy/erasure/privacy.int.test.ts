import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { buildEnvironment } from '../../../test/environment';
import { openAdmins, type RequestAdmin } from '../../../test/open-admin';
import { personalData } from '../../../test/personal-data';
import { useCms } from '../../../test/use-cms';
import { listOldFiles, writePrivateFile } from '../../leads/private-files/file-store';
import { FILES } from '../../leads/private-files/file-table';

const environment = buildEnvironment();
const types = [
  ...['api::lead.lead', 'api::demand-match.demand-match'],
  ...['api::demand.demand', 'api::subscription.subscription', 'api::testimonial.testimonial'],
] as const;

const mailUid = 'api::outbox-mail.outbox-mail';

let cms: TestCms;
let asEditor: RequestAdmin;
let asAdministrator: RequestAdmin;
let sequence = 0;

beforeAll(async () => {
  cms = await useCms('empty');
  ({ asEditor, asAdministrator } = await openAdmins(cms));
});

afterAll(() => cms.stop());

beforeEach(async () => {
  await cms.strapi.db.query(mailUid).deleteMany({});
  for (const uid of types) {
    const rows = await cms.strapi.documents(uid).findMany({});
    for (const { documentId } of rows) {
      await cms.strapi.documents(uid).delete({ documentId, locale: '*' });
    }
  }
});

async function write(uid: (typeof types)[number], data: object): Promise<string> {
  const { documentId } = await cms.strapi.documents(uid).create({ data: data });
  return documentId;
}

async function findId(uid: string, documentId: string): Promise<number> {
  const row = (await cms.strapi.db.query(uid).findOne({ where: { documentId } })) as { id: number };
  return row.id;
}

const writeLead = (data: object = {}): Promise<string> =>
  write('api::lead.lead', {
    kind: 'site-contact',
    state: 'new',
    language: 'nl',
    submissionId: `s-${sequence++}`,
    lastName: 'Peeters',
    email: 'jan@example.org',
    newsletter: false,
    ...data,
  });

const writeMail = (data: object = {}): Promise<unknown> =>
  cms.strapi.db.query(mailUid).create({
    data: {
      key: `m-${sequence++}`,
      kind: 'enquiry',
      language: 'nl',
      state: 'sent',
      attempts: 1,
      recipient: 'jan@example.org',
      subject: 'Hello',
      text: 'Hello',
      ...data,
    },
  });

const writeSavedSearch = (data: object = {}): Promise<string> =>
  write('api::demand.demand', {
    email: 'jan@example.org',
    language: 'nl',
    state: 'active',
    criteria: { goal: 'sale', zips: ['1000'] },
    ...data,
  });

async function writeFile(lead: string): Promise<void> {
  const id = String(sequence++).padStart(48, '0');
  await writePrivateFile(id, Buffer.from('My life'));
  await cms.strapi.db.connection(FILES).insert({
    file_id: id,
    purpose: 'cv',
    name: 'cv.pdf',
    mime: 'application/pdf',
    size: 7,
    created_at: Date.now(),
    placed_at: 0,
    lead,
  });
}

const fromCampaign = {
  channel: 'campaign',
  source: 'news',
  visitSource: { entryPage: '/nl/', campaign: { utm_source: 'news' } },
};

async function writeEverything(): Promise<void> {
  const entry = await write('api::testimonial.testimonial', { name: 'Jan', comment: 'Good' });
  const lead = await writeLead({ kind: 'testimonial', testimonial: { name: 'Jan', entry } });
  await writeFile(
    await writeLead({ email: 'Jan@Example.org', remark: 'Call me', ...fromCampaign }),
  );
  await writeLead({
    kind: 'send-to-friend',
    email: 'other@example.org',
    friend: { name: 'Jan', email: 'JAN@example.org' },
  });
  await writeMail({ recipient: 'agency@corbelle.example', replyTo: 'jan@example.org' });
  const { id } = await cms.strapi.db
    .query('api::lead.lead')
    .findOne({ where: { documentId: lead } });
  await writeMail({ recipient: 'agency@corbelle.example', lead: id });
  const savedSearch = await writeSavedSearch();
  await cms.strapi.db
    .query('api::demand-match.demand-match')
    .create({ data: { news: 'new', demand: await findId('api::demand.demand', savedSearch) } });
  const subscription = { email: 'jan@example.org', language: 'nl', state: 'active' };
  await write('api::subscription.subscription', subscription);
  // Possibly the same person: erased only when that address is entered.
  await writeLead({ email: 'Jan+homes@Example.org' });
  // Another person, whose data must remain. `_` is a wildcard in SQL.
  await writeLead({ email: 'jan2@example.org' });
  await writeLead({ email: 'xjan+y@example.org' });
  await writeMail({ recipient: 'jan@example.com' });
  await writeSavedSearch({ email: 'jan@example.org.be' });
}

const counts = {
  leads: 3,
  mails: 2,
  demands: 1,
  matches: 1,
  subscriptions: 1,
  testimonials: 1,
  files: 1,
};

test('CMS-4 staff see how much is kept about the address they typed, and what other ones there are', async () => {
  await writeEverything();
  for (const address of ['jan@example.org', ' JAN@Example.org']) {
    const { status, body } = await asEditor('POST', '/agency/privacy/find', { address });
    expect(status).toBe(200);
    expect(body).toMatchObject({ address: 'jan@example.org', counts, owners: [] });
    expect(body.siblings).toEqual(['jan+homes@example.org']);
  }
  const other = { address: 'jan+else@example.org' };
  const { body } = await asEditor('POST', '/agency/privacy/find', other);
  expect(Object.values(body.counts as object)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(body).toMatchObject({
    ...other,
    siblings: ['jan+homes@example.org', 'jan@example.org'],
  });
});

test('CMS-4 the export holds what was sent and to whom, and nothing about colleagues', async () => {
  await writeEverything();
  const address = 'jan@example.org';
  const { status, body } = await asEditor('POST', '/agency/privacy/export', { address });
  expect(status).toBe(200);
  const {
    leads,
    mails,
    demands: savedSearches,
    subscriptions,
    testimonials,
    files,
  } = body as Record<string, Record<string, unknown>[]>;
  expect(leads?.map(({ email }) => email)).toEqual([
    ...['jan@example.org', 'jan@example.org', 'other@example.org'].map((email) =>
      expect.stringMatching(new RegExp(`^${email}$`, 'i')),
    ),
  ]);
  expect(leads?.[1]).toMatchObject({
    remark: 'Call me',
    kind: 'site-contact',
    ...fromCampaign,
  });
  expect(leads?.[2]).toMatchObject({ friend: { name: 'Jan' } });
  expect(savedSearches?.[0]).toMatchObject({ criteria: { goal: 'sale', zips: ['1000'] } });
  expect([mails?.length, subscriptions?.length]).toEqual([2, 1]);
  expect(testimonials?.[0]).toMatchObject({ comment: 'Good' });
  const content = Buffer.from('My life').toString('base64');
  expect(files).toMatchObject([{ name: 'cv.pdf', size: 7, content }]);
  expect(JSON.stringify(body)).not.toMatch(/createdBy|assignee|password|cvFile|"id"/);
});

test('CMS-4 an administrator erases all of one person and nothing of another', async () => {
  await writeEverything();
  const address = ' JAN@example.org';
  const request = { address, confirmation: 'Jan@example.org' };
  const answer = await asAdministrator('POST', '/agency/privacy/erase', request);
  expect([answer.status, answer.body.counts]).toEqual([200, counts]);
  const again = await asEditor('POST', '/agency/privacy/find', { address });
  expect(Object.values(again.body.counts as object)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  const left = await Promise.all(
    [...types, mailUid].map((uid) => cms.strapi.db.query(uid).count({})),
  );
  expect(left).toEqual([3, 0, 1, 0, 0, 1]);
  expect(again.body.siblings).toEqual(['jan+homes@example.org']);
  for (const table of ['components_lead_friends', 'demand_matches', FILES]) {
    expect([table, await cms.strapi.db.connection(table).select()]).toEqual([table, []]);
  }
  await expect.poll(() => listOldFiles(Date.now() + 1000)).toEqual([]);
  const acts = again.body.acts as { act: string; staff: string; counts: object }[];
  expect(acts[0]).toMatchObject({ act: 'erase', staff: environment.ADMIN_EMAIL, counts });
  const log = await cms.strapi.db.query('api::privacy-log.privacy-log').findMany({});
  expect(JSON.stringify(log)).not.toMatch(/jan|example\.org/i);
});

/** Writes rows that staff and workers add to what a person sent. */
function buildMail(): object {
  const sender = { sender: 'jan@example.org', sender_name: 'Jan' };
  const texts = { subject: 'A visit', text: 'Saturday?', portal: '', message_id: '' };
  return { key: `m-${sequence++}`, at: 1, state: 'answer', is_broken: 0, ...sender, ...texts };
}

async function writeRows(): Promise<void> {
  const { db } = cms.strapi;
  const find = (uid: string, where: object) =>
    db.query(uid).findOne({ where }) as Promise<{ id: number; documentId: string }>;
  const { documentId: lead } = await find('api::lead.lead', { remark: 'Call me' });
  const { id: demandId } = await find('api::demand.demand', { email: 'jan@example.org' });
  const people = ['email:jan@example.org', 'email:jan2@example.org'];
  const work = { state: 'sent', due_at: 0, attempts: 1, lease: '', leased_until: 0 };
  const rows: Record<string, object[]> = {
    'leads::act': [{ key: `a-${sequence++}`, lead, at: 1, act: 'reply', detail: 'Hello Jan' }],
    'appointments::place': [{ lead, slot: 'a-slot' }],
    'leads::draft': [{ staff: 1, form: 'reply', document: lead, content: '{}', at: 1 }],
    'mailbox::incoming-mail': [{ ...buildMail(), lead }],
    'feed::lead': [{ source: 'a-source', lead, ...work }],
    'leads::person-contact': people.map((contact) => ({ contact, person: 'one' })),
    'demands::wish-type': [{ demand_id: demandId, type_key: 'loft' }],
    'demands::wish-limit': [{ demand_id: demandId, fact: 'livingArea', least: 1, most: 2 }],
  };
  for (const [uid, ofUid] of Object.entries(rows)) {
    for (const data of ofUid) await db.query(uid).create({ data });
  }
}

test('CMS-4 erasing a person takes rows of every type that is listed as erased', async () => {
  await writeEverything();
  await writeRows();
  const count = (uid: string): Promise<number> => cms.strapi.db.query(uid).count({});
  const countAll = () => Promise.all(personalData.erased.map(count));
  const before = await countAll();
  const request = { address: 'jan@example.org', confirmation: 'jan@example.org' };
  expect((await asAdministrator('POST', '/agency/privacy/erase', request)).status).toBe(200);
  const after = await countAll();
  const kept = personalData.erased.filter((_, i) => (after[i] ?? 0) >= (before[i] ?? 0));
  expect(kept).toEqual([]);
});

test('CMS-4 what goes wrong half-way leaves everything as it was', async () => {
  await writeEverything();
  const { strapi } = cms;
  await strapi.db.connection.schema.renameTable('privacy_logs', 'privacy_logs_gone');
  const request = { address: 'jan@example.org', confirmation: 'jan@example.org' };
  const { status } = await asAdministrator('POST', '/agency/privacy/erase', request);
  await strapi.db.connection.schema.renameTable('privacy_logs_gone', 'privacy_logs');
  expect(status).toBe(500);
  const { body } = await asEditor('POST', '/agency/privacy/find', request);
  expect(body.counts).toEqual(counts);
});

test('STAFF-2 CMS-4 somebody known by phone only is exported and erased, in any spelling', async () => {
  const phoned = { email: null, phone: '+32 470/12.34.56' };
  const lead = await writeLead({ ...phoned, remark: 'Call me' });
  await writeFile(lead);
  await writeMail({
    recipient: 'agency@corbelle.example',
    kind: 'lead-agency',
    lead: await findId('api::lead.lead', lead),
  });
  await writeLead({ ...phoned, phone: '0470 12 34 56' });
  // Other people: with an address, and with a longer number.
  await writeLead({ phone: '0470 12 34 56' });
  await writeLead({ email: null, phone: '0470 12 34 567' });
  const phone = '0032 (0)470 12 34 56';
  const found = await asEditor('POST', '/agency/privacy/find', { phone });
  const own = { leads: 2, mails: 1, files: 1, demands: 0 };
  expect(found.body).toMatchObject({ phone: '470123456', counts: own, siblings: [], acts: [] });
  const exported = await asEditor('POST', '/agency/privacy/export', { phone });
  expect(exported.body).toMatchObject({ phone: '470123456', leads: [{ remark: 'Call me' }, {}] });
  const refused = await asAdministrator('POST', '/agency/privacy/erase', {
    phone,
    confirmation: '0470 12 34 57',
  });
  expect([refused.status, refused.body.error?.message]).toEqual([
    400,
    'Type the phone number again to erase.',
  ]);
  const erased = await asAdministrator('POST', '/agency/privacy/erase', {
    phone,
    confirmation: '0470/12.34.56',
  });
  expect([erased.status, erased.body.counts]).toEqual([200, expect.objectContaining(own)]);
  const left = await cms.strapi.db.query('api::lead.lead').findMany({ orderBy: 'id' });
  expect(left.map((one: { phone: string }) => one.phone)).toEqual([
    '0470 12 34 56',
    '0470 12 34 567',
  ]);
  expect(await cms.strapi.db.query(mailUid).count({})).toBe(0);
  expect(await cms.strapi.db.connection(FILES).select()).toEqual([]);
  const { body } = await asEditor('POST', '/agency/privacy/find', { phone });
  expect(body.acts).toMatchObject([{ act: 'erase' }, { act: 'export' }]);
  const log = await cms.strapi.db.query('api::privacy-log.privacy-log').findMany({});
  expect(JSON.stringify(log)).not.toContain('470123456');
});

test('CMS-4 an owner is named and stays', async () => {
  const address = environment.OWNER_EMAIL;
  const found = await asEditor('POST', '/agency/privacy/find', { address });
  expect(found.body.owners).toEqual(['Demo']);
  const exported = await asEditor('POST', '/agency/privacy/export', { address });
  expect(exported.body.owners).toMatchObject([
    { email: address, lastName: 'Demo', blocked: false },
  ]);
  expect(JSON.stringify(exported.body.owners)).not.toMatch(/password|\$2|sessionVersion/i);
  await asAdministrator('POST', '/agency/privacy/erase', { address, confirmation: address });
  expect(await cms.strapi.documents('plugin::users-permissions.user').count({})).toBe(1);
});

test.each([
  [{}, 'no email address'],
  [{ address: 'jan' }, 'no email address'],
  [{ address: { $ne: '' } }, 'no email address'],
  [{ phone: 'jan' }, 'no phone number'],
  [{ phone: { $ne: '' } }, 'no phone number'],
  [{ phone: '0470 12 34 56', confirmation: 'jan@example.org' }, 'Type the phone number again'],
  [{ address: 'jan@example.org' }, 'Type the address again'],
  [{ address: 'jan@example.org', confirmation: 'jan@example.com' }, 'Type the address again'],
  [{ address: 'jan@example.org', confirmation: ['jan@example.org'] }, 'Type the address again'],
])('CMS-4 %j erases nothing', async (request, message) => {
  await writeLead();
  const { status, body } = await asAdministrator('POST', '/agency/privacy/erase', request);
  expect([status, body.error?.message]).toEqual([400, expect.stringContaining(message)]);
  expect(await cms.strapi.documents('api::lead.lead').count({})).toBe(1);
});

test('CMS-4 an address to which the leads of a form go is not erased, nor found as a person', async () => {
  const jobs = 'jobs@corbelle.example';
  const sites = cms.strapi.documents('api::site.site');
  const settings = {
    agencyName: 'Corbelle',
    enabledLanguages: [{ code: 'nl' }],
    defaultLanguage: 'nl',
    cookieDays: 180,
    renovationYears: 5,
  };
  const leadAddresses = [{ kind: 'job', email: jobs }];
  const data = { ...settings, leadAddresses };
  const { documentId } = await sites.create({ locale: 'nl', data });
  const lead = await findId('api::lead.lead', await writeLead({ kind: 'job' }));
  const agencyMail = { kind: 'lead-agency', recipient: jobs, replyTo: 'jan@example.org' };
  await writeMail({ ...agencyMail, lead });
  await writeMail({ kind: 'lead-visitor', replyTo: jobs, lead });
  await writeMail(agencyMail);
  const request = { address: jobs, confirmation: jobs };
  const refused = await asAdministrator('POST', '/agency/privacy/erase', request);
  expect([refused.status, refused.body.error?.message]).toEqual([
    400,
    'This is an address of the agency itself.',
  ]);
  // When the address no longer belongs to the agency, mails about others are still not its own.
  await sites.delete({ documentId, locale: 'nl' });
  const erased = await asAdministrator('POST', '/agency/privacy/erase', request);
  expect([erased.status, erased.body.counts]).toEqual([200, expect.objectContaining({ mails: 0 })]);
  expect(await cms.strapi.db.query(mailUid).count({})).toBe(3);
  const person = await asEditor('POST', '/agency/privacy/find', { address: 'jan@example.org' });
  expect(person.body.counts).toMatchObject({ mails: 3 });
});

test('CMS-4 editors export and cannot erase; nobody outside staff can do either', async () => {
  const request = { address: 'jan@example.org', confirmation: 'jan@example.org' };
  expect((await asEditor('POST', '/agency/privacy/erase', request)).status).toBe(403);
  for (const token of [undefined, environment.CMS_TOKEN, environment.CMS_PREVIEW_TOKEN]) {
    for (const path of ['find', 'export', 'erase', 'log']) {
      const response = await fetch(`${cms.url}/agency/privacy/${path}`, {
        method: path === 'log' ? 'GET' : 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: path === 'log' ? undefined : JSON.stringify(request),
      });
      expect([path, response.status]).toEqual([path, 401]);
    }
  }
});

test('CMS-4 nobody writes in the log, not even an administrator', async () => {
  await asEditor('POST', '/agency/privacy/export', { address: 'jan@example.org' });
  const uid = 'api::privacy-log.privacy-log';
  const log = (await cms.strapi.db.query(uid).findMany({})) as { documentId: string }[];
  const path = `/content-manager/collection-types/${uid}`;
  const entry = `${path}/${log[0]?.documentId}`;
  for (const [method, address] of [
    ...([
      ['POST', path],
      ['PUT', entry],
      ['DELETE', entry],
    ] as const),
    ...([['POST', `${path}/clone/${log[0]?.documentId}`]] as const),
  ]) {
    const body = { act: 'export', counts: {} };
    const { status } = await asAdministrator(
      method,
      address,
      method === 'DELETE' ? undefined : body,
    );
    expect([method, status]).toEqual([method, 403]);
  }
  expect((await asEditor('GET', path)).status).toBe(403);
  expect(await cms.strapi.db.query(uid).findMany({})).toEqual(log);
});

test('CMS-4 a statement that fails names nobody in the log', async () => {
  const statement = 'select * from nowhere where email = ?';
  const failed: unknown = await cms.strapi.db.connection
    .raw(statement, ['jan@example.org'])
    .catch((error: unknown) => error);
  expect(String(failed)).toContain('nowhere');
  expect(String(failed)).not.toContain('jan@example.org');
});
