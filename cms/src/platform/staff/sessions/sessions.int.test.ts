import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestCms } from '../../../../test/boot';
import { buildEnvironment } from '../../../../test/environment';
import { takeClock, type TestClock } from '../../../../test/set-clock';
import { useCms } from '../../../../test/use-cms';

const { EDITOR_EMAIL, EDITOR_PASSWORD } = buildEnvironment();
const minute = 60_000;
const hour = 60 * minute;

let cms: TestCms;
let clock: TestClock;

beforeAll(async () => {
  cms = await useCms('empty');
});

beforeEach(() => {
  clock = takeClock();
});

afterEach(() => clock.restore());

afterAll(() => cms.stop());

interface Session {
  token: string;
  cookie: string;
}

async function send(
  method: string,
  path: string,
  { token, cookie, body }: Partial<Session> & { body?: object } = {},
) {
  const response = await fetch(cms.url + path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(cookie ? { cookie } : {}),
    },
    body: body && JSON.stringify(body),
  });
  const { data } = (await response.json()) as { data?: { token?: string } | null };
  const [line = ''] = response.headers.getSetCookie();
  return {
    status: response.status,
    token: data?.token ?? '',
    cookie: line.split(';')[0] ?? '',
  };
}

const logIn = (given: object = {}) =>
  send('POST', '/admin/login', {
    body: {
      email: EDITOR_EMAIL,
      password: EDITOR_PASSWORD,
      deviceId: crypto.randomUUID(),
      ...given,
    },
  });
const renew = (cookie: string) => send('POST', '/admin/access-token', { cookie });
const seesThemselves = async ({ token }: Session): Promise<boolean> =>
  (await send('GET', '/admin/users/me', { token })).status === 200;

test.each([
  ['without the id of a device', () => ({})],
  ['with an empty id', () => ({ deviceId: '' })],
  ['with the id of another device', (deviceId: string) => ({ deviceId })],
])('OPS-9 a logout %s ends the session of its own device only', async (_, build) => {
  const deviceId = crypto.randomUUID();
  const [here, there] = [await logIn(), await logIn({ deviceId })];
  expect((await send('POST', '/admin/logout', { ...here, body: build(deviceId) })).status).toBe(
    200,
  );
  expect([await seesThemselves(here), await seesThemselves(there)]).toEqual([false, true]);
  expect([(await renew(here.cookie)).status, (await renew(there.cookie)).status]).toEqual([
    401, 200,
  ]);
});

test('OPS-9 a renewal whose answer was lost can be repeated for a minute', async () => {
  const { cookie } = await logIn();
  const lost = await renew(cookie);
  const again = await renew(cookie);
  expect([lost.status, again.status]).toEqual([200, 200]);
  // The same session, so that a logout ends it.
  expect(again.cookie).toBe(lost.cookie);
  expect(await seesThemselves(again)).toBe(true);
  clock.pass(minute);
  expect((await renew(cookie)).status).toBe(401);
  expect((await renew(again.cookie)).status).toBe(200);
});

test('OPS-9 a former cookie does not outlive the logout', async () => {
  const { cookie } = await logIn();
  const renewed = await renew(cookie);
  await send('POST', '/admin/logout', { ...renewed, body: {} });
  expect([(await renew(cookie)).status, (await renew(renewed.cookie)).status]).toEqual([401, 401]);
});

test('OPS-9 two tabs that renew at once both stay logged in', async () => {
  const { cookie } = await logIn();
  const tabs = await Promise.all([renew(cookie), renew(cookie), renew(cookie)]);
  expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const tab of tabs) expect(await seesThemselves(tab)).toBe(true);
});

test('OPS-9 a session lasts as long as it is used, with pauses of up to ten hours', async () => {
  let session: Session = await logIn();
  for (const pause of [9 * hour, 9 * hour, 9 * hour]) {
    clock.pass(pause);
    const renewed = await renew(session.cookie);
    expect(renewed.status).toBe(200);
    session = renewed;
  }
  clock.pass(11 * hour);
  expect((await renew(session.cookie)).status).toBe(401);
});

test.each([
  ['a week', {}, 7],
  ['30 days, if it is remembered', { rememberMe: true }, 30],
])('OPS-9 a session ends after %s, used or not', async (_, given, days) => {
  let session: Session = await logIn(given);
  for (let day = 0; day < days * 3 - 1; day += 1) {
    clock.pass(8 * hour);
    const renewed = await renew(session.cookie);
    expect(renewed.status).toBe(200);
    session = renewed;
  }
  clock.pass(8 * hour + minute);
  expect((await renew(session.cookie)).status).toBe(401);
});
