import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { openAdmins, type RequestAdmin } from '../../../test/open-admin';
import { useCms } from '../../../test/use-cms';
import { OWNER, type StoredOwner } from './owner-type';

const manager = `/content-manager/collection-types/${OWNER}`;
const MAIL = 'api::outbox-mail.outbox-mail';

let cms: TestCms;
let asEditor: RequestAdmin;
let asAdministrator: RequestAdmin;

beforeAll(async () => {
  cms = await useCms('empty');
  ({ asEditor, asAdministrator } = await openAdmins(cms));
});

afterAll(() => cms.stop());

interface Saved {
  documentId: string;
  email: string;
  username: string;
}

const find = async (email: string): Promise<StoredOwner> =>
  (await cms.strapi.db.query(OWNER).findOne({ where: { email } })) as StoredOwner;

async function create(data: object, ask = asEditor): Promise<Saved> {
  const { status, body } = await ask<{ data: Saved; error?: Error }>('POST', manager, {
    lastName: 'Peeters',
    language: 'nl',
    ...data,
  });
  expect([status, body.error?.message]).toEqual([201, undefined]);
  return body.data;
}

type Mail = Record<string, unknown> & { text: string };

const readLinks = async (): Promise<string[]> => {
  const mails = (await cms.strapi.db
    .query(MAIL)
    .findMany({ where: { kind: 'owner-invitation' }, orderBy: 'id' })) as { text: string }[];
  return mails.map(({ text }) => /[?&]t=([\w-]+)/.exec(text)?.[1] ?? '');
};

const isAlive = async (token: string): Promise<boolean> => {
  const query = 'query ($token: String!) { passwordLink(token: $token) { isInvitation } }';
  const { data } = await cms.query<{ passwordLink: object | null }>(query, { token });
  return data?.passwordLink !== null;
};

test('OWN-1 an owner without a login name logs in with the email, in lower case', async () => {
  const saved = await create({ email: ' New.Owner@Example.org ' });
  expect(saved).toMatchObject({
    email: 'new.owner@example.org',
    username: 'new.owner@example.org',
  });
  const stored = await find('new.owner@example.org');
  expect(stored).toMatchObject({ password: null, sessionVersion: 0, provider: 'local' });
  const path = `${manager}/${saved.documentId}`;
  await asEditor('PUT', path, { username: 'NewOwner' });
  expect(await find('new.owner@example.org')).toMatchObject({ username: 'newowner' });
  await asEditor('PUT', path, { username: '', email: 'newer@example.org' });
  expect(await find('newer@example.org')).toMatchObject({ username: 'newer@example.org' });
});

test.each([
  [
    { email: 'TAKEN@example.org' },
    'email',
    'Another owner logs in with “taken@example.org” already.',
  ],
  [
    { email: 'free@example.org', username: 'Taken@example.org' },
    'username',
    'Another owner logs in',
  ],
  [{ email: 'taken@name' }, 'email', 'Write one whole email address.'],
  [{ email: 'a@b.example, c@d.example' }, 'email', 'Write one whole email address.'],
])('OWN-1 %j is refused in words at its field', async (data, field, message) => {
  if (!(await find('taken@example.org'))) await create({ email: 'taken@example.org' });
  const { status, body } = await asEditor('POST', manager, {
    lastName: 'Peeters',
    language: 'nl',
    ...data,
  });
  expect(status).toBe(400);
  expect(body.error?.details?.errors?.[0]?.path).toEqual([field]);
  expect(body.error?.message).toContain(message);
});

test('CMS-3 OWN-1 nobody of the agency sets or sees a password, a link or a session', async () => {
  const { documentId } = await create({ email: 'secret@example.org' });
  const secrets = {
    password: 'three quiet rooms',
    resetPasswordToken: 'x',
    sessionVersion: 9,
    linkKind: 'reset',
    linkExpiresAt: '2099-01-01T00:00:00.000Z',
    confirmationToken: 'y',
  };
  for (const ask of [asEditor, asAdministrator]) {
    await ask('PUT', `${manager}/${documentId}`, { phone: '02 512 47 80', ...secrets });
    expect(await find('secret@example.org')).toMatchObject({
      phone: '02 512 47 80',
      password: null,
      resetPasswordToken: null,
      sessionVersion: 0,
      linkKind: null,
      linkExpiresAt: null,
      confirmationToken: null,
    });
  }
  const { body } = await asEditor('GET', `${manager}/${documentId}`);
  const shown = Object.keys(body.data ?? {});
  expect(shown).toEqual(expect.arrayContaining(['email', 'blocked']));
  expect(shown.filter((name) => name in secrets || name === 'provider')).toEqual([]);
});

test('CMS-3 the edit view of an owner shows what staff need and nothing of the account', async () => {
  const { body } = await asEditor('GET', `/content-manager/content-types/${OWNER}/configuration`);
  const data = body.data as {
    contentType: { layouts: { edit: { name: string }[][] } };
  };
  const shown = data.contentType.layouts.edit.flat().map(({ name }) => name);
  expect(shown).toEqual([
    ...['email', 'username', 'title', 'firstName', 'lastName', 'phone', 'language'],
    ...['weeklyReport', 'blocked', 'listings'],
  ]);
});

test('OWN-1 staff invite an owner by mail, and again with a fresh link', async () => {
  const { documentId } = await create({ email: 'guest@example.org', firstName: 'Lena' });
  const path = `/agency/owners/${documentId}`;
  const before = { isBlocked: false, hasPassword: false, invitedAt: null, lastLoginAt: null };
  expect((await asEditor('GET', path)).body).toMatchObject({ ...before, linkExpiresAt: null });
  const invited = await asEditor('POST', `${path}/invite`, {});
  expect(invited.status).toBe(200);
  expect(invited.body.invitedAt).toEqual(expect.any(String));
  const days = (Date.parse(invited.body.linkExpiresAt as string) - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(7, 1);
  await asEditor('POST', `${path}/invite`, {});
  const [older = '', newer = ''] = await readLinks();
  expect([await isAlive(older), await isAlive(newer)]).toEqual([false, true]);
  const { data } = await cms.query<{ setPassword: { session: string } | null }>(
    'mutation ($token: String!) { setPassword(token: $token, password: "three quiet rooms") { session } }',
    { token: newer },
  );
  expect(data?.setPassword?.session).toEqual(expect.any(String));
  const after = (await asEditor('GET', path)).body;
  expect(after).toMatchObject({ hasPassword: true, linkExpiresAt: null });
  expect(after.lastLoginAt).toEqual(expect.any(String));
  const changed = await cms.strapi.db
    .query(MAIL)
    .count({ where: { kind: 'owner-password-changed' } });
  expect(changed).toBe(0);
});

test('OWN-1 forms with an address keep no link from it, too many links leave the last one alive', async () => {
  const recipient = 'often@example.org';
  const { documentId } = await create({ email: recipient });
  const table = cms.strapi.db.connection('outbox_mails');
  const readMails = async () => (await table.clone().where({ recipient }).orderBy('id')) as Mail[];
  const askAgain = async (): Promise<number> => {
    const data = { password: 'set', resetAskedAt: null };
    await cms.strapi.db.query(OWNER).update({ where: { documentId }, data });
    return (await asEditor('POST', `/agency/owners/${documentId}/invite`, {})).status;
  };
  const copy = async (kind: string, count: number): Promise<void> => {
    const [mail = {}] = await readMails();
    const rest = Object.fromEntries(Object.entries(mail).filter(([name]) => name !== 'id'));
    const keys = Array.from({ length: count }, (_, index) => `${kind}-${index}`);
    await table.clone().insert(keys.map((key) => ({ ...rest, kind, key, document_id: key })));
  };
  expect(await askAgain()).toBe(200);
  await copy('lead-visitor', 60);
  expect(await askAgain()).toBe(200);
  const text = (await readMails()).at(-1)?.text ?? '';
  await copy('owner-reset', 20);
  expect(await askAgain()).toBe(400);
  expect(await isAlive(/[?&]t=([\w-]+)/.exec(text)?.[1] ?? '')).toBe(true);
});

test('OWN-1 who is blocked or not there is not invited', async () => {
  const { documentId } = await create({ email: 'shut@example.org', blocked: true });
  const count = (await readLinks()).length;
  expect((await asEditor('POST', `/agency/owners/${documentId}/invite`, {})).status).toBe(400);
  const nobody = '/agency/owners/zzzzzzzzzzzzzzzzzzzzzzzz';
  expect((await asEditor('POST', `${nobody}/invite`, {})).status).toBe(404);
  expect((await asEditor('GET', nobody)).status).toBe(404);
  expect(await readLinks()).toHaveLength(count);
  expect((await fetch(`${cms.url}/agency/owners/${documentId}`)).status).toBe(401);
});

test('OWN-1 a copy of an owner has another email and no account', async () => {
  const { documentId } = await create({ email: 'first@example.org' });
  await asEditor('POST', `/agency/owners/${documentId}/invite`, {});
  const clone = `${manager}/clone/${documentId}`;
  const same = { email: 'first@example.org', lastName: 'Peeters', language: 'nl' };
  expect((await asEditor('POST', clone, same)).status).toBe(400);
  await asEditor('POST', clone, { ...same, email: 'second@example.org', username: '' });
  expect(await find('second@example.org')).toMatchObject({
    password: null,
    resetPasswordToken: null,
    invitedAt: null,
    sessionVersion: 0,
  });
});
