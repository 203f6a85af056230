import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { buildEnvironment } from '../../../test/environment';
import { logIn } from '../../../test/log-in';
import { useCms } from '../../../test/use-cms';
import { makeMailLink } from '../../platform/mail-links/mail-link';
import { registerSubscription } from './register-subscription';
import { SUBSCRIPTION } from './stored-subscription';

const environment = buildEnvironment();

let cms: TestCms;
let db: Knex;

beforeAll(async () => {
  cms = await useCms('empty');
  db = cms.strapi.db.connection as Knex;
});

afterAll(() => cms.stop());

beforeEach(async () => {
  await db('subscriptions').delete();
  await db('outbox_mails').delete();
});

const anne = { email: ' Anne@Example.org', name: 'Anne Dupont', language: 'fr' } as const;
const ask = (request: object = {}) => registerSubscription(cms.strapi, { ...anne, ...request });

async function findRow(): Promise<{ document_id: string; email: string; state: string }> {
  const rows = await db('subscriptions');
  expect(rows).toHaveLength(1);
  return rows[0];
}

async function listSubjects(): Promise<string[]> {
  return (await db('outbox_mails').orderBy('id').pluck('subject')) as string[];
}

function tokenOf(documentId: string): string {
  return new URL(makeMailLink('fr', 'stop-newsletter', documentId)).searchParams.get('t') ?? '';
}

async function callAction(
  field: string,
  token: string,
): Promise<{ email: string; state: string } | null> {
  const operation = field.startsWith('subscription') ? 'query' : 'mutation';
  const { data, errors } = await cms.query<Record<string, { email: string; state: string } | null>>(
    `${operation} ($token: String!) { ${field}(token: $token) { email state } }`,
    { token },
  );
  expect(errors).toBeUndefined();
  return data?.[field] ?? null;
}

/** Shifts the request into the past. */
async function age(milliseconds: number): Promise<void> {
  await db('subscriptions').update({ asked_at: new Date(Date.now() - milliseconds) });
}

const minutes = 60_000;
const days = 24 * 3_600_000;

test('FORM-10 the newsletter comes after a confirmation by mail and until it is stopped', async () => {
  await ask();
  const { document_id: id, email, state } = await findRow();
  expect([email, state]).toEqual(['anne@example.org', 'pending']);
  const [mail] = await db('outbox_mails');
  expect(mail).toMatchObject({ recipient: 'anne@example.org', language: 'fr' });
  expect(mail.text).toContain(`/fr/mail/confirm-newsletter?t=${tokenOf(id)}`);
  expect(JSON.stringify(mail.headers)).toContain('List-Unsubscribe=One-Click');
  const shown = { email: 'a…@example.org' };
  expect(await callAction('subscriptionByToken', tokenOf(id))).toEqual({
    ...shown,
    state: 'pending',
  });
  expect(await callAction('confirmSubscription', tokenOf(id))).toEqual({
    ...shown,
    state: 'active',
  });
  expect(await callAction('confirmSubscription', tokenOf(id))).toEqual({
    ...shown,
    state: 'active',
  });
  expect(await callAction('stopSubscription', tokenOf(id))).toEqual({ ...shown, state: 'stopped' });
  expect(await callAction('stopSubscription', tokenOf(id))).toEqual({ ...shown, state: 'stopped' });
  expect(await callAction('confirmSubscription', tokenOf(id))).toEqual({
    ...shown,
    state: 'stopped',
  });
});

test('FORM-10 who asks again is mailed again after five minutes at the soonest', async () => {
  await ask();
  await ask({ email: 'ANNE@example.org' });
  expect(await listSubjects()).toHaveLength(1);
  await age(6 * minutes);
  await ask();
  expect(await listSubjects()).toHaveLength(2);
  await findRow();
});

test('FORM-10 who asks many times at the same moment gets one mail', async () => {
  await Promise.all(Array.from({ length: 10 }, () => ask()));
  await findRow();
  expect(await listSubjects()).toHaveLength(1);
});

test('FORM-10 who gets it already is told so by mail, who stopped it is asked to confirm', async () => {
  await ask();
  const { document_id: id } = await findRow();
  await callAction('confirmSubscription', tokenOf(id));
  await age(6 * minutes);
  await ask({ language: 'nl' });
  expect((await findRow()).state).toBe('active');
  expect((await listSubjects()).at(-1)).toBe('Vous êtes déjà inscrit à la newsletter');
  await callAction('stopSubscription', tokenOf(id));
  await age(6 * minutes);
  await ask({ language: 'nl' });
  expect((await findRow()).state).toBe('pending');
  expect((await listSubjects()).at(-1)).toBe('Bevestig uw inschrijving op de nieuwsbrief');
});

test('FORM-10 a confirmation counts for seven days, and a link no longer than its row', async () => {
  await ask();
  const { document_id: id } = await findRow();
  await age(7 * days);
  expect(await callAction('confirmSubscription', tokenOf(id))).toBeNull();
  await age(6 * days);
  expect(await callAction('confirmSubscription', tokenOf(id))).toMatchObject({ state: 'active' });
  await cms.strapi.documents(SUBSCRIPTION).delete({ documentId: id });
  expect(await callAction('stopSubscription', tokenOf(id))).toBeNull();
  expect(await callAction('subscriptionByToken', 'x'.repeat(100))).toBeNull();
});

test('CMS-4 the links of mails need the token of the site', async () => {
  const { status } = await cms.query('{ subscriptionByToken(token: "x") { email } }', {}, null);
  expect(status).toBe(401);
});

test('FORM-10 staff export who gets it, and a name is no formula', async () => {
  await ask({ name: '=HYPERLINK("https://evil.example")' });
  const { document_id: id } = await findRow();
  await callAction('confirmSubscription', tokenOf(id));
  await ask({ email: 'waits@example.org' });
  const token = await logIn(cms.url, environment.ADMIN_EMAIL, environment.ADMIN_PASSWORD);
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${cms.url}/agency/subscribers.csv`, { headers });
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toContain('attachment');
  const [head, line, ...rest] = Buffer.from(await response.arrayBuffer())
    .toString('utf8')
    .split('\r\n');
  expect(head).toBe('\ufeffemail,name,language,confirmed,unsubscribe');
  expect(line).toMatch(/^anne@example\.org,"'=HYPERLINK\(""https:\/\/evil\.example""\)",fr,20/);
  expect(line).toContain(`/fr/mail/stop-newsletter?t=${tokenOf(id)}`);
  expect(rest).toEqual(['']);
});

test('CMS-4 nobody exports subscribers without a login', async () => {
  expect((await fetch(`${cms.url}/agency/subscribers.csv`)).status).toBe(401);
});
