import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { createLead } from '../../../test/build-lead';
import { buildEnvironment } from '../../../test/environment';
import { logIn } from '../../../test/log-in';
import { openAdmins, type RequestAdmin } from '../../../test/open-admin';
import { useCms } from '../../../test/use-cms';

const environment = buildEnvironment();
const leadUid = 'api::lead.lead';

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
  const documents = cms.strapi.documents(leadUid);
  for (const { documentId } of await documents.findMany({})) await documents.delete({ documentId });
});

async function writeLead(data: object = {}): Promise<string> {
  const { documentId } = await cms.strapi.documents(leadUid).create({
    data: {
      kind: 'site-contact',
      state: 'new',
      language: 'nl',
      submissionId: `s-${sequence++}`,
      firstName: 'Jan',
      lastName: 'Peeters',
      email: 'jan@example.org',
      newsletter: false,
      ...data,
    },
  });
  return documentId;
}

async function download(path: string) {
  const { EDITOR_EMAIL, EDITOR_PASSWORD } = environment;
  const token = await logIn(cms.url, EDITOR_EMAIL, EDITOR_PASSWORD);
  const response = await fetch(cms.url + path, { headers: { authorization: `Bearer ${token}` } });
  // Including the BOM, which `text()` removes.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, text };
}

async function ask(query = ''): Promise<{ status: number; names: string[]; total: number }> {
  const { status, body } = await asEditor('GET', `/agency/inbox${query}`);
  const { rows = [], total } = body as { rows?: { name: string }[]; total: number };
  return { status, names: rows.map(({ name }) => name), total };
}

async function findUser(email = ''): Promise<number> {
  const row = (await cms.strapi.db.query('admin::user').findOne({ where: { email } })) as {
    id: number;
  };
  return row.id;
}

test('CMS-4 an inbox shows who sent what, newest first, 25 to a page', async () => {
  for (let index = 0; index < 27; index++) await writeLead({ lastName: `No${index}` });
  const first = await ask();
  expect([first.names.length, first.names[0], first.total]).toEqual([25, 'Jan No26', 27]);
  expect((await ask('?page=2')).names).toEqual(['Jan No1', 'Jan No0']);
  expect((await ask('?page=9')).names).toEqual([]);
});

test('CMS-4 leads are found by form, state, language, words, listing and who handles them', async () => {
  const listing = await cms.strapi.documents('api::listing.listing').create({
    data: {
      reference: '5204117',
      goal: 'sale',
      state: 'active',
      availability: 'available',
    },
  });
  await writeLead({ lastName: 'Wens', kind: 'purchase-offer', listing: listing.documentId });
  await writeLead({ lastName: 'Klaar', state: 'done', language: 'fr' });
  await writeLead({ lastName: 'Mijn', assignee: await findUser(environment.EDITOR_EMAIL) });
  await writeLead({ lastName: 'Zoeker', remark: 'A garden, 100% quiet' });
  await writeLead({
    firstName: 'Élise',
    lastName: 'Straßer',
    assignee: await findUser(environment.EDITOR_EMAIL),
  });
  const all = ['Wens', 'Klaar', 'Mijn', 'Zoeker'].map((name) => `Jan ${name}`);
  const cases: [string, ...string[]][] = [
    ['?kind=purchase-offer', 'Jan Wens'],
    ['?listing=5204', 'Jan Wens'],
    ['?state=done', 'Jan Klaar'],
    ['?language=fr&state=done', 'Jan Klaar'],
    ['?language=fr&state=new'],
    ['?assignee=me', 'Élise Straßer', 'Jan Mijn'],
    ['?text=GARDEN%20quiet', 'Jan Zoeker'],
    ['?text=jan%20klaar', 'Jan Klaar'],
    ['?text=nobody'],
    ['?text=elise', 'Élise Straßer'],
    ['?text=ÉLISE%20STRASSER', 'Élise Straßer'],
    ['?assignee=none&sort=lastName:asc', 'Jan Klaar', 'Jan Wens', 'Jan Zoeker'],
    ['?from=2020-01-01&kind=&state=&sort=createdAt:asc', ...all, 'Élise Straßer'],
    ['?to=2020-01-01'],
  ];
  for (const [query, ...names] of cases) {
    expect([query, (await ask(query)).names]).toEqual([query, names]);
  }
});

test('STAFF-2 a phone is found in any spelling, and what is unread or to be followed up', async () => {
  await writeLead({ lastName: 'Mobile', phone: '+32 (0)470/12.34.56', readAt: new Date() });
  await writeLead({ lastName: 'Land', phone: '02 512 47 80', followUpOn: '2026-01-02' });
  await writeLead({ lastName: 'Later', remark: 'Call 0470123456', followUpOn: '2999-01-01' });
  await writeLead({ lastName: 'Over', state: 'done', followUpOn: '2026-01-02' });
  const cases: [string, ...string[]][] = [
    ['?text=0470123456&sort=createdAt:asc', 'Jan Mobile', 'Jan Later'],
    ['?text=0032%20470%2012%2034', 'Jan Mobile'],
    ['?text=%2B32%20470.12.34.56', 'Jan Mobile'],
    ['?text=mobile%20470%2012%2034%2056', 'Jan Mobile'],
    ['?text=land%20470%2012%2034%2056'],
    ['?text=(02)%20512-47-80', 'Jan Land'],
    ['?text=%25%25%25%25'],
    ['?unread=yes&sort=createdAt:asc', 'Jan Land', 'Jan Later', 'Jan Over'],
    ['?follow=due', 'Jan Land'],
    ['?follow=any&sort=createdAt:asc', 'Jan Land', 'Jan Later', 'Jan Over'],
  ];
  for (const [query, ...names] of cases) {
    expect([query, (await ask(query)).names]).toEqual([query, names]);
  }
  expect((await asEditor('GET', '/agency/inbox/counts')).body.due).toBe(1);
});

test('STAFF-5 the leads that a filter lets through are a file without formulas', async () => {
  await writeLead({ lastName: '=1+1', firstName: null });
  await writeLead({ lastName: 'Other', state: 'done' });
  const { headers, text } = await download('/agency/inbox.csv?state=new');
  expect(headers.get('content-disposition')).toMatch(/leads-\d{4}-\d\d-\d\d\.csv/);
  const lines = text.trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain("'=1+1");
  expect((await download('/agency/inbox.csv?state=nothing')).status).toBe(400);
});

test('STAFF-5 the file of leads is in the words of its reader and opens in columns', async () => {
  const written = await writeLead({
    kind: 'contact-me',
    channel: 'portal',
    source: 'immoweb',
    remark: 'Is er een lift?\n"Ja" of nee; dat is de vraag',
    phone: '02 512 47 80',
  });
  const change = {
    created_at:
      cms.strapi.db.dialect.client === 'sqlite'
        ? Date.parse('2026-07-01T22:30:00Z')
        : new Date('2026-07-01T22:30:00Z'),
  };
  await cms.strapi.db.connection('leads').where({ document_id: written }).update(change);
  const { EDITOR_EMAIL } = environment;
  const setLanguage = (preferedLanguage: string | null) =>
    cms.strapi.db
      .query('admin::user')
      .update({ where: { email: EDITOR_EMAIL }, data: { preferedLanguage } });
  await setLanguage('nl');
  const { text } = await download('/agency/inbox.csv');
  await setLanguage(null);
  const [head, ...lines] = text.split('\r\n');
  expect(head).toBe(
    '\uFEFFDatum;Formulier;Status;Van wie;E-mail;Telefoon;Pand;Bericht;Behandeld door;Taal;Opvolgen;Gevonden via;Herkomst',
  );
  expect(lines.join('\n').trim()).toBe(
    '2026-07-02 00:30;Vragen over een pand;Nieuw;Jan Peeters;jan@example.org;02 512 47 80;;"Is er een lift?\n""Ja"" of nee; dat is de vraag";;nl;;Portaal;Immoweb',
  );
});

test('STAFF-5 filters are saved under a name, each for its colleague alone', async () => {
  const save = (body: object) => asEditor<{ id: number }[]>('POST', '/agency/inbox/filters', body);
  await save({ name: 'Mine', query: '?assignee=me' });
  const { body } = await save({ name: 'Mine', query: 'job?state=new&text=%C3%A9' });
  expect(body).toMatchObject([{ name: 'Mine', query: 'job?state=new&text=%C3%A9' }]);
  expect((await save({ name: '', query: '' })).status).toBe(400);
  expect((await save({ name: 'Away', query: '//example.org' })).status).toBe(400);
  expect((await asAdministrator('GET', '/agency/inbox/filters')).body).toEqual([]);
  const id = body[0]?.id;
  await asAdministrator('DELETE', `/agency/inbox/filters/${id}`);
  expect((await asEditor('GET', '/agency/inbox/filters')).body).toHaveLength(1);
  expect((await asEditor('DELETE', `/agency/inbox/filters/${id}`)).body).toEqual([]);
});

test.each([
  '?kind=nothing',
  '?kind[$ne]=job',
  '?state=new&state=done',
  '?assignee=1%20or%201',
  '?from=yesterday',
  '?sort=password:asc',
  '?page=-1',
  '?page=1e9',
  `?text=${'x'.repeat(201)}`,
])('CMS-4 an inbox cannot be asked for %s', async (query) => {
  const { status, body } = await asEditor('GET', `/agency/inbox${query}`);
  expect([status, body.error?.message]).toEqual([
    400,
    expect.stringContaining('cannot be asked of the inbox'),
  ]);
});

test('CMS-4 new leads are counted per form, with failed mails and waiting testimonials', async () => {
  await writeLead();
  await writeLead();
  await writeLead({ kind: 'job' });
  await writeLead({ kind: 'job', state: 'open' });
  const { body } = await asEditor('GET', '/agency/inbox/counts');
  expect(body).toEqual({
    fresh: { 'site-contact': 2, job: 1 },
    total: 3,
    due: 0,
    failedMails: 0,
    waitingTestimonials: {},
  });
});

test('CMS-4 a testimonial waits until it is published in one language', async () => {
  const documents = cms.strapi.documents('api::testimonial.testimonial');
  const waiting = async (): Promise<unknown> =>
    (await asEditor('GET', '/agency/inbox/counts')).body.waitingTestimonials;
  const { documentId } = await documents.create({ data: { name: 'A', comment: 'B' } });
  expect(await waiting()).toEqual({ nl: 1 });
  await documents.publish({ documentId, locale: 'nl' });
  expect(await waiting()).toEqual({});
});

test('STAFF-7 a lead says where it came from, and the inbox finds it by that', async () => {
  const visitSource = {
    page: '/nl/formulieren/contact/',
    entryPage: '/nl/te-koop/?q=loft',
    referrer: 'www.immoweb.be',
    campaign: 'utm_source=News&secret=1',
  };
  const documentId = await createLead(cms, { visitSource });
  await createLead(cms, { visitSource: { referrer: 'www.zimmo.be', entryPage: 'nonsense' } });
  await createLead(cms);
  await writeLead();
  const { body } = await asEditor('GET', `/agency/inbox/leads/${documentId}`);
  expect(body).toMatchObject({
    channel: 'campaign',
    source: 'news',
    visitSource: {
      page: '/nl/formulieren/contact/',
      entryPage: '/nl/te-koop/',
      referrer: 'immoweb.be',
      savedSearch: false,
      campaign: { utm_source: 'News' },
    },
  });
  expect(JSON.stringify(body)).not.toContain('secret');
  const found = await asEditor('GET', '/agency/inbox?channel=portal');
  expect(found.body.rows).toMatchObject([{ channel: 'portal', source: 'Zimmo' }]);
  expect((await ask('?channel=campaign')).total).toBe(1);
  // Leads from before have no channel.
  expect((await ask('?channel=unknown')).total).toBe(2);
});

test('CMS-4 several leads are set done, or taken, at once', async () => {
  const first = await writeLead();
  const documentIds = [first, await writeLead()];
  await writeLead();
  const change = (body: object) => asEditor('POST', '/agency/inbox/change', body);
  expect((await change({ documentIds, act: 'done' })).body).toEqual({ changed: 2 });
  expect((await ask('?state=done')).total).toBe(2);
  expect((await change({ documentIds, act: 'assign' })).status).toBe(200);
  expect((await ask('?assignee=me')).total).toBe(2);
  const administrator = await findUser(environment.ADMIN_EMAIL);
  await change({ documentIds: [first], act: 'assign', assignee: administrator });
  expect((await ask(`?assignee=${administrator}`)).total).toBe(1);
  await change({ documentIds, act: 'assign', assignee: null });
  expect((await ask('?assignee=none')).total).toBe(3);
  const gone = 'zzzzzzzzzzzzzzzzzzzzzzzz';
  expect((await change({ documentIds: [gone, first], act: 'spam' })).body).toEqual({ changed: 1 });
});

test.each([
  {},
  { documentIds: [], act: 'done' },
  { documentIds: 'all', act: 'done' },
  { documentIds: [{ $ne: '' }], act: 'done' },
  { documentIds: ['zzzzzzzzzzzzzzzzzzzzzzzz'], act: 'delete' },
  { documentIds: ['zzzzzzzzzzzzzzzzzzzzzzzz'], act: 'assign', assignee: 999_999 },
  { documentIds: ['zzzzzzzzzzzzzzzzzzzzzzzz'], act: 'assign', assignee: 'me' },
])('CMS-4 %j changes no lead', async (body) => {
  expect((await asEditor('POST', '/agency/inbox/change', body)).status).toBe(400);
});

test('CMS-4 beside a lead stand its listing, mails and visit, and colleagues by name alone', async () => {
  const documentId = await writeLead({
    kind: 'contact-appointment',
    documents: [{ id: '1', name: 'plan' }],
    appointment: { state: 'requested', wishes: [{ day: '2026-12-01', part: 'morning' }] },
    timeSlots: ['10:00-13:00'],
  });
  const other = await writeLead();
  const lead = await cms.strapi.db.query(leadUid).findOne({ where: { documentId } });
  await cms.strapi.db.query('api::outbox-mail.outbox-mail').create({
    data: {
      key: 'k1',
      kind: 'agency',
      language: 'nl',
      recipient: 'a@example.org',
      state: 'failed',
      subject: 'Visit',
      text: 'Visit',
      lastError: 'No such mailbox',
      lead: lead.id,
    },
  });
  const { status, body } = await asEditor('GET', `/agency/inbox/leads/${documentId}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    documents: ['plan'],
    others: 1,
    files: [],
    assignee: null,
    appointment: { state: 'requested', wishes: [{ day: '2026-12-01', part: 'morning' }] },
    timeSlots: ['10:00-13:00'],
    mails: [{ subject: 'Visit', state: 'failed', lastError: 'No such mailbox' }],
  });
  expect((await asEditor('GET', `/agency/inbox/leads/${other.slice(1)}x`)).status).toBe(404);
  const { body: people } = await asEditor('GET', '/agency/inbox/colleagues');
  expect(people.colleagues).toEqual([
    { id: expect.any(Number), name: 'Agency Administrator' },
    { id: expect.any(Number), name: 'Agency Editor' },
  ]);
  expect(JSON.stringify(people)).not.toContain('@');
});

test('CMS-4 the visits to come are listed with who comes', async () => {
  const slots = cms.strapi.documents('api::appointment-slot.appointment-slot');
  const write = (hours: number) =>
    slots.create({
      data: {
        start: new Date(Date.now() + hours * 3_600_000),
        end: new Date(Date.now() + (hours + 1) * 3_600_000),
        capacity: 2,
        taken: 0,
        active: true,
      },
    });
  await write(-5);
  await write(30);
  const { documentId } = await write(20);
  const lead = await writeLead({
    kind: 'contact-appointment',
    phone: '0470123456',
    appointment: { state: 'confirmed', slot: documentId },
  });
  const { body } = await asEditor('GET', '/agency/agenda');
  expect(body).toMatchObject([
    { documentId, visitors: [{ documentId: lead, name: 'Jan Peeters', contact: '0470123456' }] },
    { visitors: [] },
  ]);
});

test('CMS-4 the content manager shows an editor nothing of a colleague but that there is one', async () => {
  const assignee = await findUser(environment.ADMIN_EMAIL);
  const documentId = await writeLead({ assignee });
  const manager = '/content-manager/collection-types/api::lead.lead';
  for (const path of [manager, `${manager}/${documentId}`]) {
    const { status, body } = await asEditor('GET', path);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/[^"]*@corbelle\.example|\$2[aby]\$|password/);
  }
});

test('CMS-4 nobody outside staff reads or changes a lead', async () => {
  const documentId = await writeLead();
  for (const token of [undefined, environment.CMS_TOKEN, environment.CMS_PREVIEW_TOKEN, 'x.y.z']) {
    for (const [method, path] of [
      ['GET', '/agency/inbox'],
      ['GET', '/agency/inbox/counts'],
      ['GET', '/agency/inbox/colleagues'],
      ['GET', '/agency/agenda'],
      ['GET', `/agency/inbox/leads/${documentId}`],
      ['POST', '/agency/inbox/change'],
    ] as const) {
      const response = await fetch(cms.url + path, {
        method,
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
      expect([path, response.status]).toEqual([path, 401]);
    }
  }
  expect((await asAdministrator('GET', '/agency/inbox')).status).toBe(200);
});
