import { TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestCms } from '../../../../test/boot';
import { buildEnvironment } from '../../../../test/environment';
import { takeClock, type TestClock } from '../../../../test/set-clock';
import { useCms } from '../../../../test/use-cms';

const { ADMIN_EMAIL, ADMIN_PASSWORD, EDITOR_EMAIL, EDITOR_PASSWORD } = buildEnvironment();
const administrator = { email: ADMIN_EMAIL ?? '', password: ADMIN_PASSWORD ?? '' };
const editor = { email: EDITOR_EMAIL ?? '', password: EDITOR_PASSWORD ?? '' };
const FACTORS = 'staff_second_factors';
const RECOVERY = 'staff_recovery_codes';

type Person = typeof administrator;

interface Answer {
  status: number;
  body: Record<string, unknown> & {
    data?: { token?: string | null } | null;
    error?: { message: string; details?: { refusal?: string[] } };
  };
  cookies: string[];
}

interface Enrolled {
  secret: string;
  recoveryCodes: string[];
}

let cms: TestCms;
let clock: TestClock;

beforeAll(async () => {
  cms = await useCms('empty');
});

beforeEach(() => {
  clock = takeClock();
  cms.strapi.config.set('staff.secondFactor', 'optional');
  cms.strapi.config.set('admin.rateLimit', { enabled: false });
});

afterEach(async () => {
  clock.restore();
  await cms.strapi.db.connection(FACTORS).delete();
  await cms.strapi.db.connection(RECOVERY).delete();
});

afterAll(() => cms.stop());

async function send(
  method: string,
  path: string,
  { body, token, cookies = [] }: { body?: object; token?: string; cookies?: string[] } = {},
): Promise<Answer> {
  const cookie = cookies.flatMap((line) => readCookie(line, path)).join('; ');
  const response = await fetch(cms.url + path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(cookie ? { cookie } : {}),
    },
    body: body && JSON.stringify(body),
  });
  return {
    status: response.status,
    body: (await response.json()) as Answer['body'],
    cookies: response.headers.getSetCookie(),
  };
}

function readCookie(line: string, path: string): string[] {
  const [pair = '', ...attributes] = line.split(/;\s*/);
  const scope = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/';
  const isSent = path === scope || path.startsWith(scope.replace(/\/?$/, '/'));
  return isSent ? [pair] : [];
}

const logIn = (person: Person, given: object = {}): Promise<Answer> =>
  send('POST', '/admin/login', {
    body: { ...person, deviceId: crypto.randomUUID(), ...given },
  });

async function open(person: Person, given: object = {}) {
  const { body, cookies } = await logIn(person, given);
  return { token: body.data?.token ?? '', cookies };
}

const seesThemselves = async (token: string): Promise<boolean> =>
  (await send('GET', '/admin/users/me', { token })).status === 200;

const makeCode = (secret: string): string => new TOTP({ secret }).generate();

/** Sets up a factor through the profile's routes; the next code is an unused one. */
async function enrol(
  person: Person,
  given?: { token: string; cookies: string[] },
): Promise<Enrolled> {
  const session = given ?? (await open(person));
  const { password } = person;
  const started = await send('POST', '/admin/second-factor/start', {
    ...session,
    body: { password },
  });
  const { secret } = started.body as { secret: string };
  const confirmed = await send('POST', '/admin/second-factor/confirm', {
    ...session,
    body: { code: makeCode(secret) },
  });
  expect([started.status, confirmed.status]).toEqual([200, 200]);
  clock.pass(30_000);
  return { secret, recoveryCodes: confirmed.body.recoveryCodes as string[] };
}

const findId = async ({ email }: Person): Promise<number> => {
  const user: unknown = await cms.strapi.db.query('admin::user').findOne({ where: { email } });
  return (user as { id: number }).id;
};

it('OPS-9: without a second factor the password is enough, and a code is not looked at', async () => {
  expect((await logIn(administrator)).status).toBe(200);
  expect((await logIn(administrator, { code: '123456' })).status).toBe(200);
  const { body } = await send('GET', '/admin/second-factor/asked');
  expect(body).toEqual({ isAsked: false });
});

it('OPS-9: a factor is set up with the password and a first code', async () => {
  const session = await open(administrator);
  const start = (password: string) =>
    send('POST', '/admin/second-factor/start', { ...session, body: { password } });
  const refused = await start('Wrong-password-1');
  expect([refused.status, refused.body.error?.details?.refusal]).toEqual([
    400,
    ['secondFactor.refused'],
  ]);
  const { secret, address } = (await start(administrator.password)).body as Record<string, string>;
  expect(new URL(address ?? '').searchParams.get('secret')).toBe(secret);
  expect(address).toContain(encodeURIComponent(administrator.email));
  const confirm = (code: string) =>
    send('POST', '/admin/second-factor/confirm', { ...session, body: { code } });
  expect((await confirm('000000')).body.error?.details?.refusal).toEqual([
    'secondFactor.wrongCode',
  ]);
  // Not required before it is confirmed.
  expect((await logIn(administrator)).status).toBe(200);
  const { status, body } = await confirm(makeCode(secret ?? ''));
  expect([status, (body.recoveryCodes as string[]).length]).toEqual([200, 10]);
  expect((await send('GET', '/admin/second-factor/asked')).body).toEqual({ isAsked: true });
});

it('OPS-9: a secret that waited for its first code too long is refused', async () => {
  const session = await open(administrator);
  const { body } = await send('POST', '/admin/second-factor/start', {
    ...session,
    body: administrator,
  });
  clock.pass(15 * 60_000 + 1);
  const confirmed = await send('POST', '/admin/second-factor/confirm', {
    ...session,
    body: { code: makeCode(String(body.secret)) },
  });
  expect(confirmed.body.error?.details?.refusal).toEqual(['secondFactor.expired']);
});

it('OPS-9: the secret is stored encrypted and recovery codes as hashes', async () => {
  const { secret, recoveryCodes } = await enrol(administrator);
  const rows = JSON.stringify([
    await cms.strapi.db.connection(FACTORS),
    await cms.strapi.db.connection(RECOVERY),
  ]);
  expect(rows).toContain('"secret":"v1:');
  for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((c) => c.replace('-', ''))]) {
    expect(rows).not.toContain(text);
  }
});

it('OPS-9: wrong password, wrong code and no code are answered alike', async () => {
  await enrol(administrator);
  const answers = await Promise.all([
    logIn({ ...administrator, password: 'Wrong-password-1' }, { code: '123456' }),
    logIn(administrator, { code: '000000' }),
    logIn(administrator),
    logIn(administrator, { code: ['123456'] }),
    logIn({ ...administrator, password: `${administrator.password} 000000` }),
  ]);
  const [first] = answers;
  expect(first?.status).toBe(400);
  for (const { status, body } of answers) expect([status, body]).toEqual([400, first?.body]);
});

it('OPS-9: a code is taken in its field, and after the password and a space', async () => {
  const { secret } = await enrol(administrator);
  const code = makeCode(secret);
  expect((await logIn(administrator, { code })).status).toBe(200);
  clock.pass(30_000);
  const { email, password } = administrator;
  const appended = { email, password: `${password} ${makeCode(secret)}` };
  expect((await logIn(appended)).status).toBe(200);
});

it('OPS-9: a code works once, also when it is sent several times at once', async () => {
  const { secret } = await enrol(administrator);
  const code = makeCode(secret);
  const answers = await Promise.all([1, 2, 3].map(() => logIn(administrator, { code })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  // The code of the previous time step is older than the used one.
  const earlier = new TOTP({ secret }).generate({ timestamp: Date.now() - 30_000 });
  expect((await logIn(administrator, { code: earlier })).status).toBe(400);
});

it('OPS-9: the code that confirmed a factor does not log in', async () => {
  const session = await open(administrator);
  const { body } = await send('POST', '/admin/second-factor/start', {
    ...session,
    body: administrator,
  });
  const code = makeCode(String(body.secret));
  await send('POST', '/admin/second-factor/confirm', { ...session, body: { code } });
  expect((await logIn(administrator, { code })).status).toBe(400);
});

it('OPS-9: a recovery code works once; new ones replace all', async () => {
  const { secret, recoveryCodes } = await enrol(administrator);
  const [first = '', second = '', third = ''] = recoveryCodes;
  const { email, password } = administrator;
  const session = await open(administrator, { code: first.toUpperCase() });
  expect(await seesThemselves(session.token)).toBe(true);
  expect((await logIn(administrator, { code: first })).status).toBe(400);
  expect((await logIn({ email, password: `${password} ${second.replace('-', '')}` })).status).toBe(
    200,
  );
  const state = await send('GET', '/admin/second-factor', session);
  expect(state.body).toMatchObject({ recoveryCodes: 8, isDemanded: false });
  const renewed = await send('POST', '/admin/second-factor/recovery-codes', {
    ...session,
    body: { password, code: makeCode(secret) },
  });
  expect(renewed.status).toBe(200);
  expect((await logIn(administrator, { code: third })).status).toBe(400);
  const [fresh = ''] = renewed.body.recoveryCodes as string[];
  expect((await logIn(administrator, { code: fresh })).status).toBe(200);
});

it('OPS-9: five wrong codes make an account wait, and the right code is answered alike', async () => {
  const { secret } = await enrol(administrator);
  const guesses = await Promise.all(
    Array.from({ length: 12 }, () => logIn(administrator, { code: '000000' })),
  );
  const row: unknown = await cms.strapi.db.connection(FACTORS).first();
  expect(row).toMatchObject({ failures: 5 });
  const locked = await logIn(administrator, { code: makeCode(secret) });
  expect([locked.status, locked.body]).toEqual([400, guesses[0]?.body]);
  clock.pass(15 * 60_000);
  expect((await logIn(administrator, { code: makeCode(secret) })).status).toBe(200);
  expect(await cms.strapi.db.connection(FACTORS).first()).toMatchObject({ failures: 0 });
});

it('OPS-9: the wait doubles, and wrong passwords do not begin it', async () => {
  const { secret } = await enrol(administrator);
  const guess = (person: Person) =>
    Promise.all([1, 2, 3, 4, 5, 6].map(() => logIn(person, { code: '000000' })));
  await guess({ ...administrator, password: 'Wrong-password-1' });
  expect((await logIn(administrator, { code: makeCode(secret) })).status).toBe(200);
  await guess(administrator);
  clock.pass(15 * 60_000);
  await guess(administrator);
  clock.pass(15 * 60_000);
  expect((await logIn(administrator, { code: makeCode(secret) })).status).toBe(400);
  clock.pass(15 * 60_000);
  expect((await logIn(administrator, { code: makeCode(secret) })).status).toBe(200);
});

it('OPS-9: logins from one address are limited, whoever they are', async () => {
  cms.strapi.config.set('admin.rateLimit', { enabled: true });
  const statuses: number[] = [];
  for (let turn = 0; turn < 31; turn += 1) {
    const person = { email: `person-${turn}@example.org`, password: 'Wrong-password-1' };
    statuses.push((await logIn(person)).status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect(statuses.at(-1)).toBe(429);
});

it('OPS-9: sessions of before end when a factor is set up; the browser that did it gets a new one', async () => {
  const other = await open(administrator);
  const own = await open(administrator);
  const started = await send('POST', '/admin/second-factor/start', {
    ...own,
    body: administrator,
  });
  const confirmed = await send('POST', '/admin/second-factor/confirm', {
    ...own,
    body: { code: makeCode(String(started.body.secret)) },
  });
  expect(confirmed.status).toBe(200);
  for (const { token, cookies } of [other, own]) {
    expect(await seesThemselves(token)).toBe(false);
    expect((await send('POST', '/admin/access-token', { cookies })).status).toBe(401);
  }
  const { status, body } = await send('POST', '/admin/access-token', confirmed);
  expect(status).toBe(200);
  expect(await seesThemselves(body.data?.token ?? '')).toBe(true);
});

it('OPS-9: sessions of before end when a factor is removed, which takes password and code', async () => {
  const { secret } = await enrol(administrator);
  const other = await open(administrator, { code: makeCode(secret) });
  clock.pass(30_000);
  const own = await open(administrator, { code: makeCode(secret) });
  clock.pass(30_000);
  const { password } = administrator;
  const remove = (body: object) => send('POST', '/admin/second-factor/remove', { ...own, body });
  expect((await remove({ password })).status).toBe(400);
  expect((await remove({ code: makeCode(secret) })).status).toBe(400);
  const removed = await remove({ password, code: makeCode(secret) });
  expect(removed.status).toBe(200);
  for (const { token } of [other, own]) expect(await seesThemselves(token)).toBe(false);
  // The session of this browser continues.
  expect((await send('POST', '/admin/access-token', removed)).status).toBe(200);
  expect((await logIn(administrator)).status).toBe(200);
});

it('OPS-9: another phone takes a code of the present one', async () => {
  const { secret } = await enrol(administrator);
  const session = await open(administrator, { code: makeCode(secret) });
  clock.pass(30_000);
  const { password } = administrator;
  const start = (body: object) => send('POST', '/admin/second-factor/start', { ...session, body });
  expect((await start({ password })).status).toBe(400);
  const { body } = await start({ password, code: makeCode(secret) });
  clock.pass(30_000);
  // The current secret is valid until the new one is confirmed.
  expect((await logIn(administrator, { code: makeCode(secret) })).status).toBe(200);
  const code = makeCode(String(body.secret));
  await send('POST', '/admin/second-factor/confirm', { ...session, body: { code } });
  clock.pass(30_000);
  expect((await logIn(administrator, { code: makeCode(secret) })).status).toBe(400);
  expect((await logIn(administrator, { code: makeCode(String(body.secret)) })).status).toBe(200);
});

it('OPS-9: a link to a new password ends sessions and begins none', async () => {
  const { secret } = await enrol(editor);
  const session = await open(editor, { code: makeCode(secret) });
  await cms.strapi.service('admin::auth').forgotPassword({ email: editor.email });
  const mail = (await cms.strapi.db
    .query('api::outbox-mail.outbox-mail')
    .findOne({ where: { kind: 'staff-reset' }, orderBy: { id: 'desc' } })) as { text: string };
  const [, resetPasswordToken] = /code=(\w+)/.exec(mail.text) ?? [];
  const password = 'Another-password-1';
  const answer = await send('POST', '/admin/reset-password', {
    body: { resetPasswordToken, password },
  });
  expect([answer.status, answer.body]).toEqual([200, { data: { token: null } }]);
  expect((await send('POST', '/admin/access-token', answer)).status).toBe(401);
  expect(await seesThemselves(session.token)).toBe(false);
  expect((await logIn({ ...editor, password })).status).toBe(400);
  clock.pass(30_000);
  expect((await logIn({ ...editor, password }, { code: makeCode(secret) })).status).toBe(200);
  await cms.strapi.service('admin::user').updateById(await findId(editor), {
    password: editor.password,
  });
});

it('OPS-9: whatever else begins a session is refused without the factor', async () => {
  await enrol(administrator);
  const sessions = cms.strapi.sessionManager('admin');
  const id = String(await findId(administrator));
  await expect(sessions.generateRefreshToken(id, crypto.randomUUID())).rejects.toMatchObject({
    name: 'UnauthorizedError',
  });
});

it('OPS-9: a session that ends while it is renewed is over', async () => {
  const { cookies } = await open(administrator);
  const id = String(await findId(administrator));
  let isEnded = false;
  const stop = cms.strapi.db.lifecycles.subscribe({
    models: ['admin::session'],
    async beforeCreate() {
      if (isEnded) return;
      isEnded = true;
      await cms.strapi.sessionManager('admin').invalidateRefreshToken(id);
    },
  });
  const { status } = await send('POST', '/admin/access-token', { cookies });
  stop();
  expect([isEnded, status]).toEqual([true, 401]);
  const where = { userId: id };
  expect(await cms.strapi.db.query('admin::session').count({ where })).toBe(0);
});

it('OPS-9: an administrator resets a colleague, with a proof of their own', async () => {
  const { secret: own } = await enrol(administrator);
  await enrol(editor);
  const token = (await open(administrator, { code: makeCode(own) })).token;
  clock.pass(30_000);
  const path = `/admin/second-factor/of/${await findId(editor)}`;
  expect((await send('GET', path, { token })).body).toMatchObject({
    since: expect.any(String) as string,
    waitsUntil: null,
    isOwn: false,
  });
  const { password } = administrator;
  const reset = (id: number, code: string) =>
    send('POST', `/admin/second-factor/of/${id}/reset`, { token, body: { password, code } });
  const id = await findId(editor);
  expect((await reset(id, '000000')).status).toBe(400);
  expect((await reset(await findId(administrator), makeCode(own))).status).toBe(400);
  expect((await reset(id, makeCode(own))).status).toBe(200);
  expect((await logIn(editor)).status).toBe(200);
  const editors = await open(editor);
  expect((await send('GET', path, editors)).status).toBe(403);
  expect((await send('POST', `${path}/reset`, { ...editors, body: {} })).status).toBe(403);
});

it('OPS-9: administrators who must have a factor set one up before anything else', async () => {
  cms.strapi.config.set('staff.secondFactor', 'administrators');
  const session = await open(administrator);
  const { status, body } = await send('GET', '/admin/users', session);
  expect([status, body.error?.details?.refusal]).toEqual([403, ['secondFactor.first']]);
  for (const [method, path] of [
    ['PUT', '/admin/users/me'],
    ['GET', '/agency/inbox'],
    ['GET', '/content-manager/collection-types/api::page.page'],
    ['POST', '/admin/admin-tokens'],
    ['POST', '/admin/second-factor/remove'],
  ] as const) {
    const { status } = await send(method, path, {
      ...session,
      body: method === 'GET' ? undefined : {},
    });
    expect([path, status]).toEqual([path, 403]);
  }
  expect(await seesThemselves(session.token)).toBe(true);
  const rights = await send('GET', '/admin/users/me/permissions', session);
  expect(rights.body).toEqual({ data: [] });
  const state = await send('GET', '/admin/second-factor', session);
  expect(state.body).toEqual({ since: null, recoveryCodes: 0, isDemanded: true });
  // Editors and the site are not affected.
  expect((await send('GET', '/agency/inbox', await open(editor))).status).toBe(200);
  expect((await cms.query('{ __typename }')).status).toBe(200);

  const { secret } = await enrol(administrator, session);
  const { token } = await open(administrator, { code: makeCode(secret) });
  expect((await send('GET', '/admin/users', { token })).status).toBe(200);
  clock.pass(30_000);
  const removal = await send('POST', '/admin/second-factor/remove', {
    token,
    body: { password: administrator.password, code: makeCode(secret) },
  });
  expect(removal.body.error?.details?.refusal).toEqual(['secondFactor.demanded']);
});

it('OPS-9: editors too, where it is demanded of everybody', async () => {
  cms.strapi.config.set('staff.secondFactor', 'everybody');
  const session = await open(editor);
  expect((await send('GET', '/agency/inbox', session)).status).toBe(403);
  const { secret } = await enrol(editor, session);
  const { token } = await open(editor, { code: makeCode(secret) });
  expect((await send('GET', '/agency/inbox', { token })).status).toBe(200);
});

it('OPS-9: a token for the admin’s API is no way around', async () => {
  const session = await open(administrator);
  const made = await send('POST', '/admin/admin-tokens', {
    ...session,
    body: {
      name: 'Script',
      description: '',
      kind: 'admin',
      lifespan: null,
      adminPermissions: [
        { action: 'admin::users.read', subject: null, properties: {}, conditions: [] },
      ],
    },
  });
  const token = (made.body.data as { accessKey?: string } | undefined)?.accessKey ?? '';
  const ask = (path: string) => send('GET', path, { token });
  expect((await ask('/admin/users')).status).toBe(200);
  expect((await ask('/admin/second-factor')).status).toBe(401);
  cms.strapi.config.set('staff.secondFactor', 'administrators');
  expect((await ask('/admin/users')).status).toBe(403);
});

it('OPS-9: the factor goes with its account', async () => {
  const users = cms.strapi.service('admin::user');
  const person = { email: 'colleague@corbelle.example', password: 'Colleague-password-1' };
  await users.create({ ...person, firstname: 'A', lastname: 'B', isActive: true, roles: [1] });
  await enrol(person);
  await users.deleteById(await findId(person));
  expect(await cms.strapi.db.connection(FACTORS)).toEqual([]);
  expect(await cms.strapi.db.connection(RECOVERY)).toEqual([]);
});
