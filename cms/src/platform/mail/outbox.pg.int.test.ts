import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { bootCms, type TestCms } from '../../../test/boot';
import { buildSeed } from '../../../test/build-seed';
import { buildEnvironment } from '../../../test/environment';
import { startFakeMailServer, type FakeMailServer } from '../../../test/fake-mail-server';
import { startFakeSite, type FakeSite } from '../../../test/fake-site';
import { loadCompiled } from '../../../test/load-compiled';
import { openAdmin } from '../../../test/open-admin';
import { takeClock } from '../../../test/set-clock';
import type * as Changes from '../publishing/record-changes';
import { listSecretKinds } from './mail-kinds';
import { MailSender } from './mail-sender';
import type { MailState } from './mail-table';
import { openMailTransport } from './mail-transport';
import type * as Worker from './mail-worker';
import type { OutgoingMail } from './outgoing-mail';
import type * as Queue from './queue-mail';

// The running worker is that of the compiled code, not of this file's imports.
const { mailWorker } = loadCompiled('platform/mail/mail-worker.js') as typeof Worker;
const { recordChanges } = loadCompiled('platform/publishing/record-changes.js') as typeof Changes;
const { queueMail } = loadCompiled('platform/mail/queue-mail.js') as typeof Queue;

interface Row {
  document_id: string;
  recipient: string;
  state: MailState;
  attempts: number;
  due_at: number;
  last_error: string | null;
}

const manager = '/content-manager/collection-types/api::outbox-mail.outbox-mail';

let server: FakeMailServer;
let site: FakeSite;
let cms: TestCms;
let senders: MailSender[] = [];

beforeAll(async () => {
  server = await startFakeMailServer();
  site = await startFakeSite();
  const environment = { SMTP_URL: server.url, SITE_NOTICE_URLS: site.url };
  cms = await bootCms({ seed: await buildSeed(), environment });
});

beforeEach(async () => {
  await mailWorker.stop(cms.strapi);
  await cms.strapi.db.query('api::outbox-mail.outbox-mail').deleteMany({});
  Object.assign(server, { conduct: 'take', unknown: '', taken: [] });
});

afterEach(async () => {
  await Promise.all(senders.map((sender) => sender.stop()));
  senders = [];
});

afterAll(async () => {
  await cms?.stop();
  await Promise.all([server?.close(), site?.close()]);
});

test('FORM-5 a mail is sent at once when what it reports is committed, and never if it is not', async () => {
  mailWorker.start(cms.strapi);
  const lost = cms.strapi.db.transaction(async () => {
    await queue({ key: 'lost' });
    throw new Error('no');
  });
  await expect(lost).rejects.toThrow('no');
  const start = Date.now();
  await queue({ key: 'kept' });
  await vi.waitFor(() => expect(server.taken).toHaveLength(1), 3000);
  expect(Date.now() - start).toBeLessThan(900);
  await vi.waitFor(async () => expect(await listStates()).toEqual(['sent']), 3000);
});

test('FORM-5 a stranger fills nobody’s mailbox: a friend gets five mails an hour', async () => {
  const count = (recipient: string): Promise<number> =>
    cms.strapi.db.query('api::outbox-mail.outbox-mail').count({ where: { recipient } });
  for (let index = 0; index < 8; index += 1) {
    const recipient = `friend+${index % 2}@example.org`;
    await queue({ key: `friend-${index}`, kind: 'lead-friend', recipient });
    await queue({ key: `agency-${index}`, kind: 'lead-agency', recipient: 'hello@example.org' });
  }
  expect((await count('friend+0@example.org')) + (await count('friend+1@example.org'))).toBe(5);
  expect(await count('hello@example.org')).toBe(8);
  await queue({ key: 'other', kind: 'lead-friend', recipient: 'friends@example.org' });
  expect(await count('friends@example.org')).toBe(1);
  const yesterday = new Date(Date.now() - 25 * 3600 * 1000);
  await cms.strapi.db.connection('outbox_mails').update({ created_at: yesterday });
  await queue({ key: 'tomorrow', kind: 'lead-friend', recipient: 'FRIEND@example.org' });
  expect(await count('FRIEND@example.org')).toBe(1);
});

test('OWN-1 the link to a new password is gone from the outbox once the mail is sent', async () => {
  const href = 'https://agency.example/nl/login/nieuw-wachtwoord?t=a-secret_Token';
  const content = { subject: 's', title: 't', blocks: [{ type: 'button', label: 'b', href }] };
  for (const kind of ['owner-invitation', 'owner-reset', 'other']) {
    await queue({ key: kind, kind, content: content as OutgoingMail['content'] });
  }
  mailWorker.start(cms.strapi);
  await vi.waitFor(
    async () => expect(new Set(await listStates())).toEqual(new Set(['sent'])),
    5000,
  );
  const bodies = server.taken.map(({ raw }) => raw.replace(/=\r\n/g, ''));
  expect(bodies.filter((body) => body.includes('a-secret_Token'))).toHaveLength(3);
  const rows = await cms.strapi.db.query('api::outbox-mail.outbox-mail').findMany({});
  const whole = rows.filter((row: object) => JSON.stringify(row).includes('a-secret_Token'));
  expect(whole).toMatchObject([{ kind: 'other' }]);
});

test('FORM-5 the same key is one mail, also at the same moment', async () => {
  await Promise.all([1, 2, 3].map(() => queue({ key: 'one' })));
  await queue({ key: 'one', recipient: 'other@example.org' });
  expect(await readRows()).toHaveLength(1);
});

test('FORM-5 of two workers one sends each mail', async () => {
  await queueMany(200);
  const [first, second] = [startSender(), startSender()];
  first.wake();
  second.wake();
  await vi.waitFor(async () => expect(new Set(await listStates())).toEqual(new Set(['sent'])), {
    timeout: 60_000,
    interval: 100,
  });
  const recipients = server.taken.flatMap((mail) => mail.recipients);
  expect(recipients).toHaveLength(200);
  expect(new Set(recipients).size).toBe(200);
});

test('FORM-5 a recipient that is refused fails at once and with the reason, others get theirs', async () => {
  server.unknown = 'visitor-1@example.org';
  await queueMany(3);
  startSender().wake();
  await vi.waitFor(
    async () => expect(await listStates()).toEqual(['sent', 'failed', 'sent']),
    10_000,
  );
  const [, failed] = await readRows();
  expect(failed?.last_error).toContain('550 5.1.1 <visitor-1@example.org> is not known here');
  expect(failed?.attempts).toBe(1);
});

test('FORM-5 a mail that the server refuses for what is in it fails at once', async () => {
  server.conduct = 'refuse';
  await queue();
  startSender().wake();
  await vi.waitFor(async () => expect(await listStates()).toEqual(['failed']), 10_000);
});

test.each(['later', 'hang', 'die in data'] as const)(
  'FORM-5 a server that answers “%s” gets the mail again, and once',
  async (conduct) => {
    server.conduct = conduct;
    await queue();
    const sender = startSender();
    sender.wake();
    await vi.waitFor(async () => expect((await readRows())[0]?.attempts).toBe(1), 5000);
    const [waiting] = await readRows();
    expect(waiting?.state).toBe('waiting');
    expect(waiting?.last_error).toEqual(expect.any(String));
    expect(waiting?.due_at).toBeGreaterThan(Date.now() - 1000);
    server.conduct = 'take';
    await makeDue();
    sender.wake();
    await vi.waitFor(async () => expect(await listStates()).toEqual(['sent']), 10_000);
    expect(server.taken).toHaveLength(1);
  },
);

test('FORM-5 a mail taken before the server died comes again under the same Message-ID', async () => {
  server.conduct = 'die after data';
  await queue();
  const sender = startSender();
  sender.wake();
  await vi.waitFor(async () => expect((await readRows())[0]?.attempts).toBe(1), 5000);
  server.conduct = 'take';
  await makeDue();
  sender.wake();
  await vi.waitFor(async () => expect(await listStates()).toEqual(['sent']), 10_000);
  const [first, again] = server.taken;
  expect(server.taken).toHaveLength(2);
  expect(first?.messageId).toMatch(/^<[0-9a-f]{32}@/);
  expect(again?.messageId).toBe(first?.messageId);
});

test('FORM-5 after two days a mail has failed', async () => {
  server.conduct = 'later';
  await queue();
  await cms.strapi.db.connection('outbox_mails').update({ attempts: 58 });
  startSender().wake();
  await vi.waitFor(async () => expect(await listStates()).toEqual(['failed']), 10_000);
  expect((await readRows())[0]?.last_error).toContain('451 4.3.0 try later');
});

test('FORM-5 who stops finishes the mail that is being handed over', async () => {
  server.conduct = 'dawdle';
  await queue();
  const sender = startSender();
  sender.wake();
  await vi.waitFor(() => expect(server.taken).toHaveLength(1), 10_000);
  expect(await listStates()).toEqual(['waiting']);
  await sender.stop();
  expect(await listStates()).toEqual(['sent']);
});

test('FORM-5 OPS-1 a mail whose outcome the database does not take is sent once all the same', async () => {
  await queueMany(5);
  const { allow, countRefused } = await refuseOutcomes();
  const sender = startSender();
  sender.wake();
  // As many as the concurrency limit are in progress, each retried for more than a second.
  await vi.waitFor(() => expect(countRefused()).toBeGreaterThan(4 * 8), 30_000);
  expect(server.taken).toHaveLength(4);
  await allow();
  await vi.waitFor(
    async () => expect(new Set(await listStates())).toEqual(new Set(['sent'])),
    20_000,
  );
  expect(server.taken).toHaveLength(5);
});

test('FORM-5 what a process took and never finished is another’s after its lease', async () => {
  await queue({ key: 'taken' });
  const taken = { lease: 'gone', leased_until: Date.now() + 60_000 };
  await cms.strapi.db.connection('outbox_mails').update(taken);
  await queue({ key: 'free' });
  const sender = startSender();
  sender.wake();
  const states = async () => (await listStates()).sort();
  await vi.waitFor(async () => expect(await states()).toEqual(['sent', 'waiting']), 10_000);
  expect(server.taken).toHaveLength(1);
  const own = { lease: 'gone' };
  await cms.strapi.db
    .connection('outbox_mails')
    .where(own)
    .update({ leased_until: Date.now() - 1 });
  sender.wake();
  await vi.waitFor(async () => expect(await states()).toEqual(['sent', 'sent']), 10_000);
});

test('FORM-5 OPS-1 the clock may be set forward and back: each mail and notice is sent once and in time', async () => {
  const hour = 3600 * 1000;
  const lease = 5 * 60_000;
  const { connection } = cms.strapi.db;
  const clock = takeClock();
  try {
    server.conduct = 'dawdle';
    mailWorker.start(cms.strapi);
    await queue({ key: 'under way', recipient: 'under-way@example.org' });
    await vi.waitFor(() => expect(server.taken).toHaveLength(1), 10_000);
    clock.setAhead(hour);
    mailWorker.wake(cms.strapi);
    await vi.waitFor(async () => expect(await listStates()).toEqual(['sent']), 10_000);

    server.conduct = 'later';
    site.status = 503;
    await queue({ key: 'refused', recipient: 'refused@example.org' });
    await recordChanges(cms.strapi, [{ type: 'page', key: 'clock', languages: ['nl'] }]);
    await vi.waitFor(async () => {
      expect((await readRows())[1]?.attempts).toBeGreaterThan(0);
      const notice = await connection('publish_notices').where({ settled_at: 0 }).first();
      expect(notice?.attempts).toBeGreaterThan(0);
    }, 10_000);
    await mailWorker.stop(cms.strapi);
    await queue({ key: 'waiting', recipient: 'waiting@example.org' });
    await queue({ key: 'of the dead', recipient: 'of-the-dead@example.org' });
    const taken = { lease: 'gone', leased_until: Date.now() + lease };
    await connection('outbox_mails').where({ key: 'of the dead' }).update(taken);

    clock.setAhead(0);
    server.conduct = 'take';
    site.status = 204;
    mailWorker.start(cms.strapi);
    await vi.waitFor(async () => {
      expect(await listStates()).toEqual(['sent', 'sent', 'sent', 'waiting']);
      expect(site.taken.flatMap(({ changes }) => changes.map(({ key }) => key))).toContain('clock');
    }, 10_000);
    clock.pass(lease);
    await vi.waitFor(async () => expect((await listStates())[3]).toBe('sent'), 10_000);
    const keys = site.taken.flatMap(({ changes }) => changes.map(({ key }) => key));
    expect(keys.filter((key) => key === 'clock')).toHaveLength(1);
    expect(server.taken.flatMap(({ recipients }) => recipients).sort()).toEqual([
      ...['of-the-dead@example.org', 'refused@example.org'],
      ...['under-way@example.org', 'waiting@example.org'],
    ]);
  } finally {
    clock.restore();
  }
});

test('FORM-5 without a mail server a mail is kept', async () => {
  await queueMany(3);
  startSender(null).wake();
  await vi.waitFor(
    async () => expect(await listStates()).toEqual(['kept', 'kept', 'kept']),
    10_000,
  );
});

test('FORM-5 what a visitor typed adds no header and no recipient', async () => {
  const subject = 'Hello\r\nBcc: many@example.org\r\n\r\nBody';
  await queue({ content: { subject, title: 'T', blocks: [] }, replyTo: 'visitor@example.org' });
  startSender().wake();
  await vi.waitFor(() => expect(server.taken).toHaveLength(1), 10_000);
  const [mail] = server.taken;
  expect(mail?.recipients).toEqual(['visitor-0@example.org']);
  expect(mail?.raw).not.toMatch(/^Bcc:/im);
  expect(mail?.raw).toMatch(/^Reply-To: visitor@example.org\r$/m);
  expect(mail?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
});

test.each([
  ['recipient', 'a@example.org, b@example.org'],
  ['recipient', 'a@example.org\r\nBcc: b@example.org'],
  ['recipient', 'Name <a@example.org>'],
  ['recipient', ''],
  ['replyTo', 'a@example.org\nX: y'],
  ['key', ''],
  ['key', 'x'.repeat(121)],
])('FORM-5 a mail whose %s is %j is refused', async (name, value) => {
  await expect(queue({ [name]: value })).rejects.toThrow('This mail cannot be sent');
});

test('FORM-5 CMS-4 the agency’s editor reads a mail that failed and sends it again', async () => {
  server.unknown = 'visitor-0@example.org';
  await queue();
  startSender().wake();
  await vi.waitFor(async () => expect(await listStates()).toEqual(['failed']), 10_000);
  const { EDITOR_EMAIL, EDITOR_PASSWORD } = buildEnvironment();
  const asEditor = await openAdmin(cms, EDITOR_EMAIL, EDITOR_PASSWORD);
  const { body } = await asEditor('GET', `${manager}?filters[state]=failed`);
  expect(body.results).toMatchObject([
    { subject: 'Hello', lastError: expect.any(String) as string },
  ]);
  const [row] = await readRows();
  server.unknown = '';
  mailWorker.start(cms.strapi);
  const documentIds = [row?.document_id];
  const again = await asEditor('POST', '/agency/mails/send-again', { documentIds });
  expect(again).toMatchObject({ status: 200, body: { count: 1 } });
  await vi.waitFor(async () => expect(await listStates()).toEqual(['sent']), 3000);
});

test('FORM-5 CMS-4 nobody writes or changes a mail by hand, nor sends one without a login', async () => {
  await queue();
  const [row] = await readRows();
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = buildEnvironment();
  const asAdministrator = await openAdmin(cms, ADMIN_EMAIL, ADMIN_PASSWORD);
  const change = { subject: 'Other', recipient: 'other@example.org' };
  const written = await asAdministrator('PUT', `${manager}/${row?.document_id}`, change);
  expect(written.status).toBe(403);
  expect((await readRows())[0]?.recipient).toBe('visitor-0@example.org');
  const open = await fetch(`${cms.url}/agency/mails/send-again`, { method: 'POST' });
  expect(open.status).toBe(401);
  for (const documentIds of [undefined, [], 'all', [{}], Array(201).fill('a')]) {
    const body = { documentIds };
    const refused = await asAdministrator('POST', '/agency/mails/send-again', body);
    expect(refused.status).toBe(400);
  }
});

function startSender(url: string | null = server.url): MailSender {
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const sender = new MailSender({
    connection: cms.strapi.db.connection,
    transport: url === null ? null : openMailTransport(url, { connections: 4, silenceMs: 400 }),
    findOrigin: () => Promise.resolve({ name: 'Corbelle', address: 'hello@corbelle.example' }),
    secretKinds: listSecretKinds(cms.strapi),
    log: quiet,
  });
  senders.push(sender);
  return sender;
}

function queue(overrides: Partial<OutgoingMail> = {}): Promise<void> {
  return queueMail(cms.strapi, {
    key: 'visitor-0',
    kind: 'test',
    language: 'nl',
    recipient: 'visitor-0@example.org',
    content: { subject: 'Hello', title: 'Hello', blocks: [{ type: 'paragraph', text: 'Text' }] },
    ...overrides,
  });
}

async function queueMany(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await queue({ key: `visitor-${index}`, recipient: `visitor-${index}@example.org` });
  }
}

/** Makes the database refuse to record outcomes, and counts the attempts. */
async function refuseOutcomes(): Promise<{ allow(): Promise<void>; countRefused(): number }> {
  const { connection, dialect } = cms.strapi.db;
  const onPostgres = dialect.client === 'postgres';
  if (onPostgres) {
    await connection.raw(
      `CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN RAISE EXCEPTION ''no''; END'`,
    );
  }
  const event = `BEFORE UPDATE ON outbox_mails FOR EACH ROW WHEN (NEW.state = 'sent')`;
  const act = onPostgres ? 'EXECUTE FUNCTION refuse()' : `BEGIN SELECT RAISE(ABORT, 'no'); END`;
  await connection.raw(`CREATE TRIGGER no_outcome ${event} ${act}`);
  let refused = 0;
  const count = (): number => (refused += 1);
  connection.on('query-error', count);
  return {
    countRefused: () => refused,
    allow: async () => {
      connection.off('query-error', count);
      await connection.raw(`DROP TRIGGER no_outcome${onPostgres ? ' ON outbox_mails' : ''}`);
    },
  };
}

async function makeDue(): Promise<void> {
  await cms.strapi.db.connection('outbox_mails').update({ due_at: 0 });
}

async function listStates(): Promise<MailState[]> {
  return (await readRows()).map(({ state }) => state);
}

async function readRows(): Promise<Row[]> {
  return (await cms.strapi.db.connection('outbox_mails').orderBy('id')) as Row[];
}
