import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { changeSite } from '../../../test/change-site';
import { openOwner, type OpenOwner } from '../../../test/open-owner';
import { useCms } from '../../../test/use-cms';
import { findSessionOwner } from './find-session-owner';
import { OWNER, type StoredOwner } from './owner-type';

const MAIL = 'api::outbox-mail.outbox-mail';
const first = 'three quiet rooms';
const second = 'two louder gardens';

interface Mail {
  kind: string;
  recipient: string;
  language: string;
  subject: string;
  text: string;
  html: string;
}

interface UserService {
  validatePassword(password: string, hash: string): Promise<boolean>;
}

let cms: TestCms;

beforeAll(async () => {
  cms = await useCms('content');
  await changeSite(cms, {
    defaultLanguage: 'fr',
    enabledLanguages: [{ code: 'nl' }, { code: 'fr' }],
    mailLoginNotice: true,
    noticeEmail: 'office@corbelle.example',
  });
});

afterAll(() => cms.stop());

beforeEach(() => cms.strapi.db.query(MAIL).deleteMany({}));

async function ask<Answer>(call: string, variables: Record<string, string>): Promise<Answer> {
  const [, kind = '', name = ''] = /^(query|mutation) (\w+)/.exec(call) ?? [];
  const names = Object.keys(variables);
  const types = names.map((key) => `$${key}: String!`).join(', ');
  const given = names.map((key) => `${key}: $${key}`).join(', ');
  const fields = call.slice(`${kind} ${name}`.length);
  const document = `${kind} (${types}) { ${name}(${given}) ${fields} }`;
  const { data, errors } = await cms.query<Record<string, Answer>>(document, variables);
  if (errors) throw new Error(errors[0]?.extensions?.code ?? errors[0]?.message);
  return data?.[name] as Answer;
}

type Session = { session: string; language: string } | null;

const logIn = (identifier: string, password: string): Promise<Session> =>
  ask('mutation logInOwner { session language }', { identifier, password });
const logOut = (session: string): Promise<boolean> => ask('mutation logOutOwner', { session });
const requestNewPassword = (email: string, language = 'nl'): Promise<boolean> =>
  ask('mutation requestPasswordReset', { email, language });
const setPassword = (token: string, password: string): Promise<Session> =>
  ask('mutation setPassword { session language }', { token, password });
const change = (session: string, current: string, password: string): Promise<Session> =>
  ask('mutation changePassword { session language }', { session, current, password });
const findLink = (token: string): Promise<object | null> =>
  ask('query passwordLink { email language isInvitation }', { token });
const isOpen = async (session = ''): Promise<boolean> =>
  (await findSessionOwner(cms.strapi, session)) !== null;

const listMails = async (kind: string): Promise<Mail[]> =>
  (await cms.strapi.db.query(MAIL).findMany({ where: { kind } })) as Mail[];
const readToken = async (kind = 'owner-reset'): Promise<string> =>
  /[?&]t=([\w-]+)/.exec((await listMails(kind)).at(-1)?.text ?? '')?.[1] ?? '';
const findOwner = async (id: number): Promise<StoredOwner> =>
  (await cms.strapi.db.query(OWNER).findOne({ where: { id } })) as StoredOwner;
const store = (id: number, data: object): Promise<unknown> =>
  cms.strapi.db.query(OWNER).update({ where: { id }, data });
const update = (owner: OpenOwner, data: object): Promise<unknown> =>
  cms.strapi.documents(OWNER).update({ documentId: owner.documentId, data: data });

/** Opens an owner's session with the password chosen through the mail. */
async function openWithPassword(data: object = {}): Promise<OpenOwner> {
  const owner = await openOwner(cms, data);
  await requestNewPassword(owner.email);
  const opened = await setPassword(await readToken(), first);
  await store(owner.id, { resetAskedAt: null });
  await cms.strapi.db.query(MAIL).deleteMany({});
  return { ...owner, session: opened?.session ?? '' };
}

test('OWN-1 an owner logs in by email or login name, in any case', async () => {
  const owner = await openWithPassword({ username: 'Zwaan', language: 'de' });
  for (const login of [owner.email, owner.email.toUpperCase(), ' zwaan ', 'ZWAAN']) {
    const opened = await logIn(login, first);
    expect(opened?.language).toBe('de');
    expect(await isOpen(opened?.session)).toBe(true);
  }
});

test('OWN-1 wrong, unknown, blocked and without a password answer alike, after one comparison', async () => {
  const right = await openWithPassword();
  const blocked = await openWithPassword();
  await update(blocked, { blocked: true });
  const fresh = await openOwner(cms);
  const users = cms.strapi.plugin('users-permissions').service('user') as UserService;
  const compare = vi.spyOn(users, 'validatePassword');
  for (const [login, password] of [
    [right.email, 'wrong wrong wrong'],
    [right.email, ''],
    [right.email, `${first}${'x'.repeat(80)}`],
    ['nobody@example.org', first],
    ['', ''],
    [`${'x'.repeat(300)}@example.org`, first],
    ["' OR 1=1 --", first],
    [blocked.email, first],
    [fresh.email, ''],
    [fresh.email, first],
  ] as const) {
    compare.mockClear();
    expect(await logIn(login, password)).toBeNull();
    expect(compare).toHaveBeenCalledTimes(1);
    expect(compare.mock.calls[0]?.[1]).toMatch(/^\$2[aby]\$10\$/);
  }
  compare.mockClear();
  expect(await logIn(right.email, first)).not.toBeNull();
  expect(compare).toHaveBeenCalledTimes(1);
  compare.mockRestore();
});

test('OWN-1 a session that is forged, of another key or of nobody is over', async () => {
  const { session } = await openOwner(cms);
  const [head = '', claims = '', proof = ''] = session.split('.');
  const other = Buffer.from('{"id":1,"version":0}').toString('base64url');
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  for (const forged of [
    ...['', 'x', 'a.b.c', `${head}.${other}.${proof}`, `${none}.${claims}.`, `${session}x`],
    'x'.repeat(100_000),
  ]) {
    expect(await isOpen(forged)).toBe(false);
    expect(await ask('query ownerAccount { email }', { session: forged })).toBeNull();
  }
  expect(await isOpen(session)).toBe(true);
});

test('OWN-1 a session is signed for seven days with one algorithm', async () => {
  const { session } = await openOwner(cms);
  const [head, claims] = session
    .split('.')
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, number>);
  expect(head?.alg).toBe('HS256');
  expect((claims?.exp ?? 0) - (claims?.iat ?? 0)).toBe(7 * 24 * 3600);
});

test('OWN-1 logging out ends every session of the owner and of nobody else', async () => {
  const owner = await openWithPassword();
  const other = await openOwner(cms);
  const elsewhere = await logIn(owner.email, first);
  expect(await logOut(owner.session)).toBe(true);
  expect([await isOpen(owner.session), await isOpen(elsewhere?.session)]).toEqual([false, false]);
  expect(await isOpen(other.session)).toBe(true);
  expect(await logOut(owner.session)).toBe(true);
  expect(await logOut('nonsense')).toBe(true);
  const again = await logIn(owner.email, first);
  expect(await isOpen(again?.session)).toBe(true);
});

test('OWN-1 a changed password ends every session but the one that begins with it', async () => {
  const owner = await openWithPassword();
  const elsewhere = await logIn(owner.email, first);
  await expect(change('nonsense', first, second)).rejects.toThrow('SESSION_OVER');
  expect(await change(owner.session, 'wrong wrong', second)).toBeNull();
  await expect(change(owner.session, first, 'short')).rejects.toThrow('WEAK_PASSWORD');
  expect(await isOpen(elsewhere?.session)).toBe(true);
  const changed = await change(owner.session, first, second);
  const sessions = [changed?.session, owner.session, elsewhere?.session];
  expect(await Promise.all(sessions.map(isOpen))).toEqual([true, false, false]);
  expect(await logIn(owner.email, first)).toBeNull();
  expect(await logIn(owner.email, second)).not.toBeNull();
  expect(await listMails('owner-password-changed')).toMatchObject([{ recipient: owner.email }]);
});

test('OWN-1 OWN-8 a changed password ends a change of address that is under way', async () => {
  const owner = await openWithPassword();
  const [email, session] = ['stranger@example.org', owner.session];
  expect(await ask('mutation askOwnerEmail', { session, email, current: first })).toBe(true);
  const token = await readToken('owner-email');
  expect(token).not.toBe('');
  await change(owner.session, first, second);
  expect(await ask('mutation confirmOwnerEmail', { token })).toBe(false);
  expect(await findOwner(owner.id)).toMatchObject({ email: owner.email, newEmail: null });
});

test('OWN-1 who is blocked, moved to another email or deleted by staff is logged out at once', async () => {
  const blocked = await openWithPassword();
  await update(blocked, { blocked: true });
  expect(await isOpen(blocked.session)).toBe(false);
  await update(blocked, { blocked: false });
  expect(await isOpen(blocked.session)).toBe(false);
  const moved = await openWithPassword();
  await update(moved, { phone: '02 512 47 80' });
  expect(await isOpen(moved.session)).toBe(true);
  await requestNewPassword(moved.email);
  const link = await readToken();
  await update(moved, { email: 'Moved@Example.org' });
  expect([await isOpen(moved.session), await findLink(link)]).toEqual([false, null]);
  expect(await findOwner(moved.id)).toMatchObject({
    email: 'moved@example.org',
    username: 'moved@example.org',
  });
  const gone = await openWithPassword();
  await cms.strapi.documents(OWNER).delete({ documentId: gone.documentId });
  expect(await isOpen(gone.session)).toBe(false);
});

test('OWN-1 sessions raised at once are all over', async () => {
  const owner = await openWithPassword();
  const { sessionVersion } = await findOwner(owner.id);
  const sessions = await Promise.all([1, 2, 3].map(() => logIn(owner.email, first)));
  await Promise.all(sessions.map((opened) => logOut(opened?.session ?? '')));
  const after = await findOwner(owner.id);
  expect(after.sessionVersion).toBeGreaterThan(sessionVersion ?? 0);
  for (const opened of sessions) expect(await isOpen(opened?.session)).toBe(false);
});

test('OWN-1 a link to a new password works once, and only its hash is stored', async () => {
  const owner = await openWithPassword({ firstName: 'Lena', language: 'fr' });
  expect(await requestNewPassword(owner.email.toUpperCase(), 'de')).toBe(true);
  const [mail] = await listMails('owner-reset');
  expect(mail).toMatchObject({ recipient: owner.email, language: 'de' });
  const token = await readToken();
  expect(mail?.text).toContain(`http://localhost:3419/de/login/neues-passwort/?t=${token}`);
  expect(JSON.stringify(await findOwner(owner.id))).not.toContain(token);
  const link = { email: `o…@example.org`, language: 'fr', isInvitation: false };
  expect(await findLink(token)).toEqual(link);
  await expect(setPassword(token, 'lena')).rejects.toThrow('WEAK_PASSWORD');
  const opened = await Promise.all([setPassword(token, second), setPassword(token, second)]);
  expect(opened.filter(Boolean)).toHaveLength(1);
  const [session] = opened.flatMap((answer) => answer?.session ?? []);
  expect([await isOpen(session), await isOpen(owner.session)]).toEqual([true, false]);
  expect([await findLink(token), await setPassword(token, first)]).toEqual([null, null]);
  expect(await listMails('owner-password-changed')).toHaveLength(1);
});

test('OWN-1 a link dies after its time, when a newer one is asked for, and when staff block the owner', async () => {
  const owner = await openOwner(cms);
  await requestNewPassword(owner.email);
  const older = await readToken();
  await store(owner.id, { linkExpiresAt: new Date(Date.now() - 1000) });
  expect(await findLink(older)).toBeNull();
  await store(owner.id, { resetAskedAt: new Date(Date.now() - 301_000) });
  await cms.strapi.db.query(MAIL).deleteMany({});
  await requestNewPassword(owner.email);
  const newer = await readToken();
  expect([await findLink(older), await findLink(newer)]).toEqual([null, expect.anything()]);
  await update(owner, { blocked: true });
  expect([await findLink(newer), await setPassword(newer, first)]).toEqual([null, null]);
  for (const token of ['', 'x', newer.slice(1), `${newer}=`, 'x'.repeat(100_000)]) {
    expect(await findLink(token)).toBeNull();
  }
});

test('OWN-1 asking for a new password answers the same for everybody, and mails once in five minutes', async () => {
  const owner = await openOwner(cms);
  const blocked = await openOwner(cms, { blocked: true });
  const strange = ['nobody@example.org', '', 'x'.repeat(5000), blocked.email];
  for (const email of [owner.email, owner.email, ...strange]) {
    const begun = performance.now();
    expect(await requestNewPassword(email, 'xx')).toBe(true);
    expect(performance.now() - begun).toBeGreaterThan(390);
  }
  await Promise.all([requestNewPassword(owner.email), requestNewPassword(owner.email)]);
  const mails = (await cms.strapi.db.query(MAIL).findMany({})) as Mail[];
  expect(mails.map(({ recipient, language }) => [recipient, language])).toEqual([
    [owner.email, 'nl'],
  ]);
});

test('OWN-7 a login is mailed to the owner and the agency, with the time before', async () => {
  const owner = await openWithPassword({ firstName: 'Lena', language: 'en' });
  await store(owner.id, { lastLoginAt: new Date('2026-03-29T00:30:00Z') });
  const opened = await logIn(owner.email, first);
  const [own] = await listMails('owner-login');
  expect(own).toMatchObject({ recipient: owner.email, language: 'en' });
  expect(own?.text).toContain('The previous login was on Sunday, 29 March 2026 at 01:30');
  const [notice] = await listMails('owner-login-notice');
  expect(notice).toMatchObject({ recipient: 'office@corbelle.example', language: 'fr' });
  expect(notice).toHaveProperty('replyTo', owner.email);
  expect(notice?.subject).toContain('Lena Peeters');
  const account = await ask<{ loggedInAt: string; previousLoginAt: string }>(
    'query ownerAccount { title firstName lastName email language loggedInAt previousLoginAt }',
    { session: opened?.session ?? '' },
  );
  expect(account).toMatchObject({
    title: null,
    firstName: 'Lena',
    lastName: 'Peeters',
    email: owner.email,
    language: 'en',
    previousLoginAt: '2026-03-29T00:30:00.000Z',
  });
  expect(Math.abs(Date.now() - Date.parse(account.loggedInAt))).toBeLessThan(30_000);
});

test('CMS-6 OWN-1 a session opens nothing of the CMS itself', async () => {
  const { session } = await openOwner(cms);
  expect((await cms.query('{ pages { key } }', {}, session)).status).toBe(401);
  for (const path of [
    '/api/users/me',
    '/api/users',
    '/admin/users/me',
    '/users-permissions/roles',
  ]) {
    const headers = { authorization: `Bearer ${session}` };
    const { status } = await fetch(`${cms.url}${path}`, { headers });
    expect([401, 403, 404, 405]).toContain(status);
  }
});
