import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { createLead } from '../../../test/build-lead';
import { createOwnedListing, storeVisits } from '../../../test/build-owned';
import { openOwner, type OpenOwner } from '../../../test/open-owner';
import { useCms } from '../../../test/use-cms';
import { OWNER } from '../accounts/owner-type';
import { findOutcomes } from '../portal/portal-handlers';
import { sendReports } from './send-reports';

/** Monday 8:00 in Brussels; the previous week begins on 5 June. */
const due = new Date('2028-06-12T06:00:00Z');
const early = new Date('2028-06-12T05:59:59Z');
const hash = '$2a$10$mskqH6tkbjSRRJWJ0XW/c.8z6tQcPlwqKOgOCf0GKNNaZs26ShwFa';

interface Mail {
  key: string;
  recipient: string;
  language: string;
  subject: string;
  text: string;
  headers: string | Record<string, string>;
}

let cms: TestCms;
let owner: OpenOwner;

beforeAll(async () => {
  cms = await useCms('empty');
  owner = await open('report@example.org', 'report-1', { language: 'fr' });
}, 300_000);

afterAll(() => cms.stop());

beforeEach(async () => {
  await cms.strapi.db.connection('outbox_mails').delete();
  await cms.strapi.db.connection('up_users').update({ reported_week: null });
});

async function open(email: string, reference: string | null, data: object = {}) {
  const opened = await openOwner(cms, { email, ...data });
  await change(opened, { password: hash });
  if (reference) await createOwnedListing(cms, reference, opened.documentId);
  return opened;
}

async function change({ id }: OpenOwner, data: object): Promise<void> {
  await cms.strapi.db.query(OWNER).update({ where: { id }, data });
}

function listMails(): Promise<Mail[]> {
  const mails = cms.strapi.db.connection('outbox_mails').where({ kind: 'owner-report' });
  return mails.orderBy('recipient') as Promise<Mail[]>;
}

test('OWN-9 on Monday at 8, not before and not on Thursday, and in the owner’s language', async () => {
  expect(await sendReports(cms.strapi, early)).toBe(0);
  expect(await sendReports(cms.strapi, due)).toBe(1);
  expect(await sendReports(cms.strapi, due)).toBe(0);
  const [mail] = await listMails();
  expect(mail).toMatchObject({
    key: `owner-report:${owner.documentId}:2028-06-05`,
    language: 'fr',
    subject: 'Votre semaine : du 5 juin 2028 au 11 juin 2028',
  });
  expect(JSON.stringify(mail?.headers)).toContain('List-Unsubscribe=One-Click');
  await cms.strapi.db.connection('up_users').update({ reported_week: null });
  expect(await sendReports(cms.strapi, new Date('2028-06-15T06:00:01Z'))).toBe(0);
});

test('OWN-9 several processes at once queue each owner’s report once', async () => {
  const turns = Array.from({ length: 4 }, () => sendReports(cms.strapi, due));
  const sent = await Promise.all(turns);
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await listMails()).toHaveLength(1);
});

test('OWN-9 a report that cannot be written is no report yet, and keeps nobody else from theirs', async () => {
  const { log } = cms.strapi;
  const { error } = log;
  log.error = () => log;
  await change(owner, { email: 'no address' });
  const second = await open('second@example.org', 'report-2');
  expect(await sendReports(cms.strapi, due)).toBe(1);
  await change(owner, { email: 'report@example.org' });
  expect(await sendReports(cms.strapi, due)).toBe(1);
  expect((await listMails()).map(({ recipient }) => recipient)).toEqual([
    'report@example.org',
    'second@example.org',
  ]);
  log.error = error;
  await change(second, { blocked: true });
});

test('OWN-9 who has no password, no listing, is blocked or came later gets none', async () => {
  await open('nothing@example.org', null);
  const invited = await open('invited@example.org', 'report-3');
  await change(invited, { password: null });
  await sendReports(cms.strapi, due);
  expect((await listMails()).map(({ recipient }) => recipient)).toEqual(['report@example.org']);
  await cms.strapi.db.connection('outbox_mails').delete();
  await cms.strapi.db.connection('up_users').update({ reported_week: null });
  // All test owners were created long after that Monday.
  expect(await sendReports(cms.strapi, new Date('2020-06-15T06:00:00Z'))).toBe(0);
});

test('OWN-9 the figures of the mail are those of the portal', async () => {
  const documentId = await createLead(cms, { kind: 'contact-me', listing: 'report-1' });
  await cms.strapi.db
    .connection('leads')
    .where({ document_id: documentId })
    .update({ created_at: new Date('2028-06-07T10:00:00Z') });
  await storeVisits(cms, 'report-1', {
    '2028-06-04': 9,
    '2028-06-05': 40,
    '2028-06-11': 2,
    '2028-06-12': 5,
  });
  await sendReports(cms.strapi, due);
  const [mail] = await listMails();
  expect(mail?.text).toContain('Vues sur le site\u00a0: 42');
  expect(mail?.text).toContain('Questions\u00a0: 1');
  expect(mail?.text).not.toContain('Dupont');
  const asked = { session: owner.session, week: '2028-06-05' };
  const portal = await findOutcomes(cms.strapi, asked, due);
  expect(portal?.listings[0]?.period).toMatchObject({ views: 42, enquiries: 1, offers: 0 });
});

test('OWN-9 one click stops it, and nobody else’s', async () => {
  await sendReports(cms.strapi, due);
  const [mail] = await listMails();
  const token = /stop-owner-report\?t=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const stop = (given: string) =>
    cms.query<{ stopOwnerReport: { email: string; isStopped: boolean } | null }>(
      'mutation ($token: String!) { stopOwnerReport(token: $token) { email isStopped } }',
      { token: given },
    );
  expect((await stop(`${token.slice(0, -1)}x`)).data?.stopOwnerReport).toBe(null);
  for (let turn = 0; turn < 2; turn += 1) {
    const { data } = await stop(token);
    expect(data?.stopOwnerReport).toEqual({ email: 'r…@example.org', isStopped: true });
  }
  await cms.strapi.db.connection('up_users').update({ reported_week: null });
  await cms.strapi.db.connection('outbox_mails').delete();
  expect(await sendReports(cms.strapi, due)).toBe(0);
  const resume = `mutation ($session: String!) {
    changeOwnerPreferences(session: $session, language: "de", weeklyReport: true)
  }`;
  expect((await cms.query(resume, { session: owner.session })).errors).toBeUndefined();
  expect(await sendReports(cms.strapi, due)).toBe(1);
  expect((await listMails())[0]?.language).toBe('de');
});

test('OWN-8 another email address counts once its link is followed, and ends every session', async () => {
  const users = cms.strapi.plugin('users-permissions').service('user') as {
    ensureHashedPasswords(values: object): Promise<{ password: string }>;
  };
  await change(owner, await users.ensureHashedPasswords({ password: 'three green houses' }));
  const ask = async (email: string, current = 'three green houses') =>
    (
      await cms.query<{ askOwnerEmail: boolean | null }>(
        `mutation ($session: String!, $email: String!, $current: String!) {
          askOwnerEmail(session: $session, email: $email, current: $current)
        }`,
        { session: owner.session, email, current },
      )
    ).data?.askOwnerEmail;
  const tokenFor = async (recipient: string) => {
    const mails = (await cms.strapi.db
      .connection('outbox_mails')
      .where({ kind: 'owner-email', recipient })
      .orderBy('id', 'desc')) as Mail[];
    return /confirm-owner-email\?t=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
  };
  const confirm = async (token: string) =>
    (
      await cms.query<{ confirmOwnerEmail: boolean }>(
        'mutation ($token: String!) { confirmOwnerEmail(token: $token) }',
        { token },
      )
    ).data?.confirmOwnerEmail;
  expect(await ask('new@example.org', 'wrong')).toBe(null);
  expect(await ask('first@example.org')).toBe(true);
  const first = await tokenFor('first@example.org');
  expect(await ask('NEW@example.org')).toBe(true);
  const token = await tokenFor('new@example.org');
  expect([await confirm(first), await confirm(token), await confirm(token)]).toEqual([
    false,
    true,
    false,
  ]);
  const stored = await cms.strapi.db.query(OWNER).findOne({ where: { id: owner.id } });
  expect(stored).toMatchObject({
    email: 'new@example.org',
    username: 'new@example.org',
    newEmail: null,
  });
  const told = cms.strapi.db.connection('outbox_mails').where({ kind: 'owner-email-changed' });
  expect(await told).toMatchObject([{ recipient: 'report@example.org' }]);
  const account = 'query ($session: String!) { ownerAccount(session: $session) { email } }';
  const { data } = await cms.query(account, { session: owner.session });
  expect(data?.ownerAccount).toBe(null);
});
