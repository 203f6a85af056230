import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request as openRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { TestCms } from '../../test/boot';
import { createLead } from '../../test/build-lead';
import { buildMail, buildMultipart } from '../../test/build-mail';
import { createOwnedListing } from '../../test/build-owned';
import { startFakeImapServer, type FakeImapServer } from '../../test/fake-imap-server';
import { loadCompiled } from '../../test/load-compiled';
import { openAdmins, type RequestAdmin } from '../../test/open-admin';
import { useCms } from '../../test/use-cms';
import type * as Transport from '../platform/mail/mail-transport';
import type * as Receive from './receive-mail';
import type * as Read from './read-mailbox';

const { receiveMail } = loadCompiled('mailbox/receive-mail.js') as typeof Receive;
const { readMailbox, readQuietly } = loadCompiled('mailbox/read-mailbox.js') as typeof Read;

const { findOrigin } = loadCompiled('platform/mail/mail-transport.js') as typeof Transport;

const LEAD = 'api::lead.lead';
const mailbox = 'leads@agency.example';

let cms: TestCms;
let imap: FakeImapServer;
let asEditor: RequestAdmin;
let asAdministrator: RequestAdmin;

interface StoredLead {
  documentId: string;
  kind: string;
  state: string;
  readAt: string | null;
  lastName: string | null;
  email: string | null;
  phone: string | null;
  remark: string | null;
  language: string;
  channel: string;
  source: string | null;
  listing: { reference: string } | null;
}

beforeAll(async () => {
  cms = await useCms('empty');
  imap = await startFakeImapServer();
  ({ asEditor, asAdministrator } = await openAdmins(cms));
  await createOwnedListing(cms, '5204117', null);
});

afterAll(async () => {
  await imap.close();
  await cms.stop();
});

beforeEach(async () => {
  for (const { documentId } of await listLeads()) {
    await cms.strapi.documents(LEAD).delete({ documentId });
  }
  await cms.strapi.db.connection('incoming_mails').delete();
  await cms.strapi.db.connection('mail_marks').delete();
  imap.mails.clear();
  imap.fetched = [];
  imap.breaks.clear();
});

async function listLeads(): Promise<StoredLead[]> {
  return (await cms.strapi.db
    .query(LEAD)
    .findMany({ orderBy: 'id', populate: { listing: { select: ['reference'] } } })) as StoredLead[];
}

const take = (raw: Buffer) => receiveMail(cms.strapi, raw, mailbox);

function buildPortalMail(name: string, overrides: Record<string, string> = {}): Buffer {
  const mail = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  const text = [
    'Beste, u heeft een nieuwe aanvraag ontvangen voor uw pand.',
    `Naam: ${name}`,
    `E-mail: ${mail}@example.org`,
    'Telefoon: 0470 12 34 56',
    'Referentie: 5204117',
    'Bericht:',
    'Ik kom graag kijken naar het appartement.',
  ].join('\r\n');
  return buildMail(
    {
      From: 'Immoweb <noreply@mail.immoweb.be>',
      Subject: 'Nieuwe aanvraag',
      'Message-ID': `<${randomUUID()}@immoweb.be>`,
      'Auto-Submitted': 'auto-generated',
      ...overrides,
    },
    text,
  );
}

test('STAFF-6 a mail of a portal becomes a lead with person, listing and message, once', async () => {
  const raw = buildPortalMail('An Peeters');
  const answers = await Promise.all(Array.from({ length: 5 }, () => take(raw)));
  expect(answers.filter(({ state }) => state === 'lead')).toHaveLength(1);
  expect((await take(raw)).state).toBe('known');
  const leads = await listLeads();
  expect(leads).toHaveLength(1);
  expect(leads[0]).toMatchObject({
    kind: 'contact-me',
    state: 'new',
    lastName: 'An Peeters',
    email: 'anpeeters@example.org',
    phone: '0470 12 34 56',
    remark: 'Ik kom graag kijken naar het appartement.',
    language: 'nl',
    channel: 'portal',
    source: 'immoweb',
    listing: { reference: '5204117' },
  });
  const lead = leads[0]?.documentId ?? '';
  const { body } = await asEditor('GET', `/agency/inbox/leads/${lead}`);
  expect(body).toMatchObject({ files: [{ name: 'Nieuwe aanvraag.eml' }], source: 'Immoweb' });
  // The visitor did not ask this site for a confirmation.
  const mails = await cms.strapi.db.query('api::outbox-mail.outbox-mail').findMany({
    where: { lead: { documentId: lead }, kind: 'lead-visitor' },
  });
  expect(mails).toEqual([]);
});

test('STAFF-6 what is not understood becomes a lead with the mail as its message', async () => {
  const texts: [Buffer, string][] = [
    [buildMail({ From: 'x@immoweb.be' }, 'Something else entirely'), 'Something else entirely'],
    [Buffer.from('no mail at all'), ''],
    [buildMail({ From: 'x@immoweb.be', Subject: 'Only a subject' }, ''), 'Only a subject'],
  ];
  for (const [raw] of texts) expect((await take(raw)).state).toBe('lead');
  const leads = await listLeads();
  expect(leads.map(({ kind }) => kind)).toEqual(['site-contact', 'site-contact', 'site-contact']);
  for (const [index, [, text]] of texts.entries()) expect(leads[index]?.remark).toContain(text);
});

test('STAFF-6 mails of programs and of the CMS itself become no lead', async () => {
  const automatic = buildMail({ 'Auto-Submitted': 'auto-replied' }, 'Out of office');
  expect((await take(automatic)).state).toBe('automatic');
  const { address } = await findOrigin(cms.strapi);
  expect((await take(buildMail({ From: address }, 'A notice'))).state).toBe('own');
  expect(await listLeads()).toEqual([]);
  const { body } = await asAdministrator('GET', '/agency/mailbox');
  expect((body.others as object[]).length).toBe(2);
});

test('STAFF-6 the same person about the same listing continues one lead', async () => {
  await take(buildPortalMail('An Peeters'));
  const again = await take(buildPortalMail('An Peeters', { Subject: 'Nieuwe aanvraag (2)' }));
  expect(again.state).toBe('repeated');
  const raw = buildPortalMail('An Peeters').toString().replace('Ik kom graag kijken', 'Nog vrij?');
  expect((await take(Buffer.from(raw))).state).toBe('answer');
  const [lead, ...others] = await listLeads();
  expect([lead?.readAt, others]).toEqual([null, []]);
  const { body } = await asEditor('GET', `/agency/inbox/leads/${lead?.documentId}/mails`);
  expect((body as unknown as { state: string }[]).map(({ state }) => state)).toEqual([
    ...['lead', 'repeated', 'answer'],
  ]);
  await take(buildPortalMail('Bo Peeters'));
  expect(await listLeads()).toHaveLength(2);
});

test('STAFF-6 attachments are files of visitors, and what is no document is left in the mail', async () => {
  const attach = (name: string, body: Buffer, type: string) => ({
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Content-Transfer-Encoding': 'base64',
    },
    body: body.toString('base64'),
  });
  const { default: sharp } = await import('sharp');
  const picture = { width: 8, height: 8, channels: 3, background: '#fff' } as const;
  const png = await sharp({ create: picture }).png().toBuffer();
  await take(
    buildMultipart({}, [
      { headers: { 'Content-Type': 'text/plain' }, body: 'See the picture' },
      attach('../house.png', png, 'image/png'),
      attach('invoice.pdf.exe', Buffer.from('MZ programme'), 'application/pdf'),
      attach('page.html', Buffer.from('<script>alert(1)</script>'), 'text/html'),
    ]),
  );
  const [lead] = await listLeads();
  const { body } = await asEditor('GET', `/agency/inbox/leads/${lead?.documentId}`);
  expect((body.files as { name: string }[]).map(({ name }) => name)).toEqual([
    ...['A question.eml', 'house.jpg'],
  ]);
});

test('STAFF-6 an answer to a mail of the agency comes back to its lead', async () => {
  await saveSettings({ isPushed: true });
  const lead = await createLead(cms, { language: 'nl' });
  const reply = { key: randomUUID(), subject: 'Uw bericht', text: 'Wanneer past het?' };
  await asEditor('POST', `/agency/inbox/leads/${lead}/reply`, reply);
  await asEditor('POST', '/agency/inbox/change', { documentIds: [lead], act: 'done' });
  await asEditor('POST', `/agency/inbox/leads/${lead}/acts`, { act: 'read' });
  const [mail] = (await cms.strapi.db.query('api::outbox-mail.outbox-mail').findMany({
    where: { lead: { documentId: lead }, kind: 'lead-reply' },
  })) as { replyTo: string; headers: { References: string } }[];
  expect(mail?.replyTo).toMatch(/^leads\+[a-z0-9]{40}@agency\.example$/);

  const text =
    'Morgen past.\r\n\r\nOp vr 27 nov 2026 schreef Agency <leads@agency.example>:\r\n> Wanneer?';
  const byAddress = buildMail({ To: mail?.replyTo ?? '' }, text);
  const byReference = buildMail(
    { From: 'other@example.net', References: `${mail?.headers.References} <x@y>` },
    'Of overmorgen.',
  );
  expect(await take(byAddress)).toEqual({ state: 'answer', lead });
  expect(await take(byReference)).toEqual({ state: 'answer', lead });
  const { body } = await asEditor<{ state: string; acts: { act: string; detail: string }[] }>(
    'GET',
    `/agency/inbox/leads/${lead}`,
  );
  const answers = body.acts.filter(({ act }) => act === 'answer').map(({ detail }) => detail);
  expect([body.state, answers]).toEqual(['open', ['Of overmorgen.', 'Morgen past.']]);
  expect((await listLeads())[0]?.readAt).toBeNull();
  await asEditor('POST', `/agency/inbox/leads/${lead}/acts`, { act: 'read' });
  expect((await listLeads())[0]?.readAt).not.toBeNull();

  const absent = buildMail(
    { To: mail?.replyTo ?? '', 'Auto-Submitted': 'auto-replied', Subject: 'Away' },
    'I am away',
  );
  expect((await take(absent)).state).toBe('answer');
  expect((await listLeads())[0]?.readAt).not.toBeNull();

  const forged = buildMail({ To: `leads+${lead}${'0'.repeat(16)}@agency.example` }, 'Forged');
  expect((await take(forged)).state).toBe('lead');
  expect(await listLeads()).toHaveLength(2);
});

test('STAFF-6 staff teach where the facts of a sender are, and its next mail is read like that', async () => {
  const write = (name: string): Buffer =>
    buildMail({ From: 'robot@new-portal.example' }, `Interessent ${name}\r\n\r\nNog vrij? ${name}`);
  await take(write('An Peeters'));
  const [first] = await listLeads();
  expect(first?.lastName).toBeNull();
  const { body } = await asEditor('GET', `/agency/inbox/leads/${first?.documentId}/mails`);
  const [mail] = body as unknown as { id: number; text: string }[];
  const start = mail?.text.indexOf('An Peeters') ?? 0;
  const teach = (lesson: object) =>
    asEditor('POST', `/agency/incoming-mails/${mail?.id}/marks`, lesson);
  expect((await teach({ field: 'name', start, end: start + 10 })).status).toBe(200);
  expect((await teach({ field: 'name', start: 0, end: 0 })).status).toBe(400);
  expect((await teach({ field: 'iban', start, end: start + 10 })).status).toBe(400);
  await take(write('Zoé Dubois'));
  expect((await listLeads()).map(({ lastName }) => lastName)).toEqual([null, 'Zoé Dubois']);
});

test('STAFF-6 mails are erased with their lead', async () => {
  await take(buildPortalMail('An Peeters'));
  const from = { From: 'anpeeters@example.org', 'Auto-Submitted': 'auto-replied' };
  await take(buildMail(from, 'I am away until Monday'));
  const erase = { address: 'anpeeters@example.org', confirmation: 'anpeeters@example.org' };
  const { body } = await asEditor('POST', '/agency/privacy/export', { address: erase.address });
  expect(JSON.stringify(body)).toContain('Ik kom graag kijken');
  expect(JSON.stringify(body)).toContain('I am away until Monday');
  expect((await asAdministrator('POST', '/agency/privacy/erase', erase)).status).toBe(200);
  expect(await cms.strapi.db.connection('incoming_mails')).toEqual([]);
  expect(await cms.strapi.db.connection('private_files').where({ purpose: 'mail' })).toEqual([]);
});

async function saveSettings(overrides: object = {}) {
  return asAdministrator('POST', '/agency/mailbox', {
    isOn: false,
    address: mailbox,
    hasPlus: true,
    host: '127.0.0.1',
    port: imap.port,
    security: 'none',
    user: 'leads',
    folder: '',
    isPushed: false,
    ...overrides,
  });
}

test('STAFF-6 a mailbox is read from where it stopped: none lost, none twice, whatever breaks', async () => {
  expect((await saveSettings({ isOn: true, password: 'right' })).status).toBe(200);
  for (let uid = 1; uid <= 30; uid += 1) imap.mails.set(uid, buildPortalMail(`Person ${uid}`));
  for (const uid of [1, 12, 30]) imap.breaks.add(uid);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await readMailbox(cms.strapi).catch(() => undefined);
  }
  await readMailbox(cms.strapi);
  expect((await listLeads()).map(({ lastName }) => lastName)).toEqual(
    Array.from({ length: 30 }, (_, index) => `Person ${index + 1}`),
  );
  const { length } = imap.fetched;
  expect(await readMailbox(cms.strapi)).toBe(0);
  expect(imap.fetched).toHaveLength(length);
  // Another number of the folder: the same mails have other UIDs.
  imap.uidValidity += 1;
  await readMailbox(cms.strapi);
  expect(await listLeads()).toHaveLength(30);
});

test('STAFF-6 another mailbox is read from its own beginning, also with the same numbers', async () => {
  await saveSettings({ isOn: true, password: 'right', user: 'first' });
  imap.mails.set(7, buildPortalMail('An Peeters'));
  expect(await readMailbox(cms.strapi)).toBe(1);
  imap.mails = new Map([[3, buildPortalMail('Bo Peeters')]]);
  await saveSettings({ isOn: true, password: 'right', user: 'second' });
  expect(await readMailbox(cms.strapi)).toBe(1);
  expect((await listLeads()).map(({ lastName }) => lastName)).toEqual(['An Peeters', 'Bo Peeters']);
});

test('STAFF-6 a wrong password is named as such, never written down, and an empty mailbox is fine', async () => {
  await saveSettings({ isOn: true, password: 'wrong-pass-123', user: 'other' });
  for (const read of [readQuietly, readMailbox]) {
    await expect(read(cms.strapi)).rejects.toThrow('refuses user or password');
  }
  // The job reports each reason once.
  await readQuietly(cms.strapi);
  const { body } = await asAdministrator('GET', '/agency/mailbox');
  expect(body).toMatchObject({ password: 'stored', state: { failure: expect.any(String) } });
  expect(JSON.stringify(body)).not.toContain('wrong-pass-123');
  // Another user: the password belonged to the one before.
  await saveSettings({ isOn: true });
  expect((await asAdministrator('GET', '/agency/mailbox')).body.password).toBe('missing');
  await saveSettings({ isOn: true, password: 'right' });
  expect((await asAdministrator('POST', '/agency/mailbox/test', {})).body).toEqual({ mails: 0 });
  const stored = await cms.strapi.db.connection('feed_secrets').where({ source: ':mailbox' });
  expect(JSON.stringify(stored)).not.toContain('right');
});

test.each([
  { host: 'imap.example.org' },
  { address: 'nobody', isOn: true },
  { port: 0 },
  { host: '', isOn: true },
])('STAFF-6 a mailbox cannot have %j', async (wrong) => {
  expect((await saveSettings(wrong)).status).toBe(400);
});

interface Push {
  key: string;
  raw: Buffer;
  time?: number;
  /** Sent instead of the signed mail. */
  bytes?: Buffer;
  type?: string;
}

async function push({ key, raw, time = Math.floor(Date.now() / 1000), ...sent }: Push) {
  const signature = createHmac('sha256', key).update(`${time}.`).update(raw).digest('hex');
  const { status } = await fetch(`${cms.url}/incoming-mails`, {
    method: 'POST',
    headers: {
      'Content-Type': sent.type ?? 'message/rfc822',
      'X-Mail-Time': String(time),
      'X-Mail-Signature': `sha256=${signature}`,
    },
    body: new Uint8Array(sent.bytes ?? raw),
  });
  return status;
}

async function makePush(): Promise<{ key: string; raw: Buffer }> {
  await saveSettings({ isPushed: true });
  const { body } = await asAdministrator<{ key: string }>('POST', '/agency/mailbox/push-key', {});
  return { key: body.key, raw: buildPortalMail('An Peeters') };
}

test('STAFF-6 a pushed mail needs the signature of its bytes and of now', async () => {
  const right = await makePush();
  expect(await push({ ...right, key: 'other' })).toBe(401);
  expect(await push({ ...right, bytes: Buffer.from('other') })).toBe(401);
  expect(await push({ ...right, time: Math.floor(Date.now() / 1000) - 600 })).toBe(401);
  expect(await push({ ...right, type: 'text/plain' })).toBe(415);
  expect(await listLeads()).toEqual([]);
  expect([await push(right), await push(right)]).toEqual([202, 202]);
  expect(await listLeads()).toHaveLength(1);
  await saveSettings({});
  expect(await push(right)).toBe(404);
});

test('STAFF-6 few pushed mails are read at once; others are sent again later', async () => {
  const right = await makePush();
  const headers = {
    'Content-Type': 'message/rfc822',
    'X-Mail-Time': String(Math.floor(Date.now() / 1000)),
  };
  const slow = Array.from({ length: 4 }, () => {
    const request = openRequest(`${cms.url}/incoming-mails`, { method: 'POST', headers });
    request.write('From: ');
    return request;
  });
  await vi.waitFor(async () => expect(await push({ ...right, key: 'other' })).toBe(503), 20_000);
  const answers = slow.map(async (request) => {
    request.end();
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    return answer.resume().statusCode;
  });
  expect(await Promise.all(answers)).toEqual([401, 401, 401, 401]);
  expect(await push(right)).toBe(202);
});

test('STAFF-6 many mails at once become as many leads', { timeout: 300_000 }, async () => {
  await saveSettings({ isOn: true, password: 'right', user: 'many' });
  for (let uid = 1; uid <= 50; uid += 1) imap.mails.set(uid, buildPortalMail(`Person ${uid}`));
  imap.uidValidity += 1;
  expect(await readMailbox(cms.strapi)).toBe(50);
  expect(new Set((await listLeads()).map(({ email }) => email)).size).toBe(50);
});
