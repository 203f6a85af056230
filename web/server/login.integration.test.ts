import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDocuments } from '../app/testing/open-documents';
import { withoutNonces } from '../app/testing/without-nonces';
import { openBrowser, type Browser, type BrowserAnswer } from './testing/open-browser';
import { openLiveSite, type LiveSite } from './testing/open-live-site';
import { openOwner, type OwnerWithPassword } from './testing/open-owner';
import { startSiteProcess, type SiteProcess } from './testing/start-site-process';

const user = 'plugin::users-permissions.user';
const mail = 'api::outbox-mail.outbox-mail';
const login = '/nl/login/';
const portal = '/nl/eigenaar/';
const next = 'twee nieuwe tuinen';

// Password hashes are slow on purpose, and a process takes time to start.
vi.setConfig({ testTimeout: 90_000 });

let site: LiveSite;
let other: SiteProcess;
let owner: OwnerWithPassword;

beforeAll(async () => {
  site = await openLiveSite();
  other = await startSiteProcess();
  const patience = { timeout: 60_000, interval: 500 };
  await vi.waitFor(async () => expect(await site.countWaiting()).toBe(0), patience);
  for (const { url } of [site, other]) {
    await vi.waitFor(
      async () => expect((await openBrowser(url).get(portal)).status).toBe(303),
      patience,
    );
  }
}, 240_000);

afterAll(async () => {
  await other?.stop();
  await site?.stop();
});

beforeEach(async () => {
  owner = await openOwner(site.cms);
});

/** Uses another network each time, so that tests do not use up each other's attempts. */
let network = 0;
const nextAddress = () => `10.1.${(network += 1)}.1`;
const from = (address: string) => ({ 'X-Forwarded-For': address });

const logIn = (browser: Browser, { email, password }: { email: string; password: string }) =>
  browser.post(login, { identifier: email, password }, from(nextAddress()));

async function openLoggedIn(): Promise<Browser> {
  const browser = openBrowser(site.url);
  expect(await logIn(browser, owner)).toMatchObject({ status: 303, location: portal });
  return browser;
}

async function isLoggedIn({ cookies }: Browser, url = site.url): Promise<boolean> {
  const { status, location } = await openBrowser(url, new Map(cookies)).get(portal);
  if (status === 200) return true;
  expect([status, location]).toEqual([303, `${login}?next=%2Fnl%2Feigenaar%2F`]);
  return false;
}

async function readLink(): Promise<string> {
  const mails = (await site.cms.strapi.db.query(mail).findMany({ orderBy: { id: 'asc' } })) as {
    recipient: string;
    text: string;
  }[];
  const text = mails.findLast(({ recipient }) => recipient === owner.email)?.text ?? '';
  return /\?t=[\w-]+/.exec(text)?.[0] ?? '';
}

describe('OWN-1 logging in', () => {
  test('opens the portal at every process of the site, by a cookie that no script reads', async () => {
    const browser = openBrowser(site.url);
    expect(await isLoggedIn(browser)).toBe(false);
    const answer = await logIn(browser, owner);
    const set = answer.headers.getSetCookie().join('\n');
    expect(set).toMatch(/^site_session=[^;]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/m);
    expect(await isLoggedIn(browser)).toBe(true);
    expect(await isLoggedIn(browser, other.url)).toBe(true);
  });

  test('leads on to where somebody wanted to go, and never off the site', async () => {
    const to = async (wanted: string) => {
      const path = `${login}?next=${encodeURIComponent(wanted)}`;
      const { email, password } = owner;
      const fields = { identifier: email, password };
      return (await openBrowser(site.url).post(path, fields, from(nextAddress()))).location;
    };
    expect(await to('/fr/proprietaire/account/')).toBe('/fr/proprietaire/account/');
    expect(await to('/nl/contact/')).toBe('/nl/contact/');
    expect(await to('//evil.example/')).toBe(portal);
    expect(await to('https://evil.example/nl/')).toBe(portal);
  });

  test('is asked of who wants the data of the portal alone, and leads back to its page', async () => {
    const { text, headers } = await openBrowser(site.url).get('/fr/proprietaire/account.data');
    expect(text).toContain('/fr/login/?next=%2Ffr%2Fproprietaire%2Faccount%2F');
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  test.each(['x', '', 'e30.e30', `${'x'.repeat(5000)}`])(
    'is asked of who has a session that nobody gave: %#',
    async (session) => {
      const browser = openBrowser(site.url, new Map([['site_session', session]]));
      expect(await isLoggedIn(browser)).toBe(false);
    },
  );

  test('a cookie from before is not taken over', async () => {
    const browser = await openLoggedIn();
    const before = browser.cookies.get('site_session');
    const second = await openOwner(site.cms);
    await logIn(browser, second);
    expect(browser.cookies.get('site_session')).not.toBe(before);
    expect(decodeSession(browser)).toMatchObject({ id: second.id });
  });

  test('who is logged in already goes to the portal', async () => {
    const browser = await openLoggedIn();
    expect(await browser.get(login)).toMatchObject({ status: 303, location: portal });
  });

  test('a script that sends the form gets an answer to draw, and the cookie', async () => {
    const browser = openBrowser(site.url);
    const headers = { ...from(nextAddress()), Accept: 'application/json' };
    const { email, password } = owner;
    const wrong = await browser.post(login, { identifier: email, password: 'x' }, headers);
    expect(wrong.status).toBe(422);
    expect(JSON.parse(wrong.text)).toMatchObject({
      status: 'invalid',
      values: { identifier: email },
    });
    expect(wrong.text).not.toContain('"password":');
    const right = await browser.post(login, { identifier: email, password }, headers);
    expect(JSON.parse(right.text)).toEqual({ status: 'sent', href: portal });
    expect(await isLoggedIn(browser)).toBe(true);
  });
});

describe('OWN-1 ERR-1 what is not right', () => {
  test('a wrong password, an unknown and a blocked account get the same bytes', async () => {
    const blocked = await openOwner(site.cms, { blocked: true });
    const fresh = { email: 'niemand@example.org', password: 'x' };
    const wrong = { ...owner, password: 'x' };
    const answers = [];
    for (const account of [wrong, fresh, blocked, { ...blocked, password: 'x' }]) {
      const { status, text, headers } = await logIn(openBrowser(site.url), account);
      answers.push({
        status,
        text: withoutNonces(text).replaceAll(account.email, ''),
        cookie: headers.getSetCookie(),
      });
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 422, cookie: [] });
  });

  test.each([
    ['en', 'an@example.org', 'the email and/or password is incorrect'],
    ['en', 'an', 'The username or password are not correct.'],
    ['nl', 'an', 'Gebruikersnaam of wachtwoord klopt niet.'],
    ['nl', 'an@example.org', 'E-mailadres of wachtwoord klopt niet.'],
    ['fr', 'an', 'Le nom d’utilisateur ou le mot de passe est incorrect.'],
    ['de', 'an', 'Der Benutzername oder das Passwort ist nicht korrekt.'],
  ])('%s: %s is told: %s', async (language, identifier, words) => {
    const answer = await openBrowser(site.url).post(
      `/${language}/login/`,
      { identifier, password: 'geheim-woord' },
      from(nextAddress()),
    );
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(words);
    expect(answer.text).toContain(`value="${identifier}"`);
    expect(answer.text).not.toContain('geheim-woord');
    if (language === 'en') expect(answer.text).toContain('Login failed');
  });

  test('FORM-3 empty fields have their own messages', async () => {
    const { status, text } = await openBrowser(site.url).post(
      '/en/login/',
      {},
      from(nextAddress()),
    );
    expect(status).toBe(422);
    expect(text).toContain('Please enter your email address or username');
    expect(text).toContain('Please enter a password');
  });

  test.each([
    ['{"identifier":"a"}', 'application/json', 415],
    ['x'.repeat(70_000), 'application/x-www-form-urlencoded', 413],
    ['------', 'multipart/form-data; boundary=x', 422],
    ['identifier=%ff%00&password=%00', 'application/x-www-form-urlencoded', 422],
  ])('a body that is no form of ours is refused: %#', async (body, type, status) => {
    const answer = await fetch(site.url + login, {
      method: 'POST',
      headers: { 'Content-Type': type, ...from(nextAddress()) },
      body,
    });
    expect(answer.status).toBe(status);
  });

  test('another site cannot log anybody in or out', async () => {
    const browser = await openLoggedIn();
    const { email, password } = owner;
    const evil = { Origin: 'https://evil.example', ...from(nextAddress()) };
    const forged = await openBrowser(site.url).post(login, { identifier: email, password }, evil);
    expect([forged.status, forged.headers.getSetCookie()]).toEqual([403, []]);
    expect((await browser.post('/nl/login/uitloggen/', {}, evil)).status).toBe(403);
    expect(await isLoggedIn(browser)).toBe(true);
  });
});

describe('OWN-1 a session ends everywhere at once', () => {
  const ends: [string, (browser: Browser) => Promise<unknown>][] = [
    ['at logout', (browser) => browser.post('/nl/login/uitloggen/', {}, from(nextAddress()))],
    ['when staff block the owner', () => update({ blocked: true })],
    ['when staff change the email', () => update({ email: 'ander-adres@example.org' })],
    ['when a new password is set by mail', () => resetPassword(openBrowser(other.url))],
  ];

  test.each(ends)('%s', async (_when, end) => {
    const browser = await openLoggedIn();
    const elsewhere = openBrowser(other.url);
    expect((await logIn(elsewhere, owner)).status).toBe(303);
    await end(openBrowser(other.url, new Map(browser.cookies)));
    expect(await isLoggedIn(browser)).toBe(false);
    expect(await isLoggedIn(elsewhere, other.url)).toBe(false);
  });

  test('logging out takes the cookie away and says so; a GET does nothing', async () => {
    const browser = await openLoggedIn();
    expect(await browser.get('/nl/login/uitloggen/')).toMatchObject({ location: login });
    expect(await isLoggedIn(browser)).toBe(true);
    const out = await browser.post('/nl/login/uitloggen/', {}, from(nextAddress()));
    expect(out).toMatchObject({ status: 303, location: `${login}?done=1` });
    expect(browser.cookies.has('site_session')).toBe(false);
    expect((await browser.get(out.location ?? '')).text).toContain('U bent uitgelogd.');
  });

  test('a session survives a restart of the site', async () => {
    const browser = await openLoggedIn();
    await other.restart();
    expect(await isLoggedIn(browser, other.url)).toBe(true);
  });
});

describe('OWN-1 a forgotten password', () => {
  test('is answered alike whether the address is known', async () => {
    const answers = [];
    for (const email of [owner.email, 'niemand@example.org']) {
      const { status, location } = await ask(openBrowser(site.url), email);
      answers.push([status, location]);
    }
    expect(answers[0]).toEqual([303, '/nl/login/wachtwoord-vergeten/?done=1']);
    expect(answers[1]).toEqual(answers[0]);
    expect((await openBrowser(site.url).get(`${answers[0]?.[1]}`)).text).toContain(
      'Kijk in uw mailbox',
    );
  });

  test('FORM-3 the link sets a new one, once, and says what is wrong with it', async () => {
    const browser = openBrowser(site.url);
    await ask(browser, owner.email);
    const path = `/en/login/new-password/${await readLink()}`;
    const screen = await browser.get(path);
    expect(screen.status).toBe(200);
    expect(screen.text).toContain('<meta name="referrer" content="strict-origin"/>');
    expect(screen.text).not.toContain(owner.email);
    const set = (password: string, confirm = password) =>
      browser.post(path, { password, confirm }, from(nextAddress()));
    expect((await set(next, 'twee andere tuinen')).text).toContain(
      'The passwords are not identical',
    );
    expect((await set('kort')).text).toContain('Please use at least 10 characters');
    const weak = await set('Password123');
    expect([weak.status, weak.text]).toEqual([422, expect.stringContaining('too easy to guess')]);
    expect(await set(next)).toMatchObject({ status: 303, location: '/en/owner/' });
    expect(await isLoggedIn(browser)).toBe(true);
    const again = await browser.get(path);
    expect([again.status, again.text]).toEqual([
      404,
      expect.stringContaining('Ask for a new link'),
    ]);
    expect((await set('drie nieuwe tuinen')).status).toBe(422);
    expect((await logIn(openBrowser(site.url), { ...owner, password: next })).status).toBe(303);
  });

  test.each(['', '?t=', '?t=abc', `?t=${'x'.repeat(1500)}`, '?t=%00', '?t[]=a'])(
    'a link with %j opens nothing and offers a new one',
    async (query) => {
      const { status, text } = await openBrowser(site.url).get(
        `/nl/login/nieuw-wachtwoord/${query}`,
      );
      expect(status).toBe(404);
      expect(text).toContain('Een nieuwe link aanvragen');
    },
  );
});

describe('OWN-1 a stranger who tries passwords', () => {
  test('cannot lock out the owner: not where they logged in before, nor with a mail', async () => {
    const known = await openLoggedIn();
    await known.post('/nl/login/uitloggen/', {}, from(nextAddress()));
    const statuses = [];
    for (let count = 0; count < 12; count += 1) {
      statuses.push((await logIn(openBrowser(site.url), { ...owner, password: 'x' })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(422), 429, 429]);

    const fresh = openBrowser(site.url);
    const refused = await logIn(fresh, owner);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(60);
    expect(refused.text).toContain('Te veel pogingen. Probeer het over 15 minuten opnieuw.');
    expect(refused.text).toContain(`value="${owner.email}"`);

    expect((await logIn(known, owner)).status).toBe(303);
    expect((await resetPassword(fresh)).status).toBe(303);
    await fresh.post('/nl/login/uitloggen/', {}, from(nextAddress()));
    expect((await logIn(fresh, { ...owner, password: next })).status).toBe(303);
  });

  test('learns nothing of which accounts there are', async () => {
    const texts: string[] = [];
    for (const email of [owner.email, 'nog-niemand@example.org']) {
      let last: BrowserAnswer | null = null;
      for (let count = 0; count < 11; count += 1) {
        last = await logIn(openBrowser(site.url), { email, password: 'x' });
      }
      texts.push(`${last?.status} ${withoutNonces(last?.text ?? '').replaceAll(email, '')}`);
    }
    expect(texts[0]?.startsWith('429 ')).toBe(true);
    expect(texts[1]).toBe(texts[0]);
  });

  test('is stopped by address too, and nobody else is', async () => {
    const path = '/nl/login/wachtwoord-vergeten/';
    const send = (address: string) =>
      openBrowser(site.url).post(path, { email: 'niemand@example.org' }, from(address));
    const address = nextAddress();
    for (let count = 0; count < 10; count += 1) expect((await send(address)).status).toBe(303);
    const refused = await send(address);
    expect([refused.status, refused.headers.get('Cache-Control')]).toEqual([429, 'no-store']);
    expect(refused.text).toContain('value="niemand@example.org"');
    expect((await send(nextAddress())).status).toBe(303);
  });
});

test('OWN-1 while the CMS is away the form stands with what was typed', async () => {
  const browser = openBrowser(other.url);
  await browser.get(login);
  other.leaveCms();
  const away = await browser.post(
    login,
    { identifier: owner.email, password: owner.password },
    from(nextAddress()),
  );
  expect(away.status).toBe(503);
  expect(away.text).toContain(`value="${owner.email}"`);
  expect(away.text).not.toContain(owner.password);
  await other.restart();
});

function ask(browser: Browser, email: string): Promise<BrowserAnswer> {
  return browser.post('/nl/login/wachtwoord-vergeten/', { email }, from(nextAddress()));
}

async function resetPassword(browser: Browser): Promise<BrowserAnswer> {
  await ask(browser, owner.email);
  const path = `/nl/login/nieuw-wachtwoord/${await readLink()}`;
  return browser.post(path, { password: next, confirm: next }, from(nextAddress()));
}

function update(data: object): Promise<unknown> {
  const { documentId } = owner;
  return openDocuments(site.cms, user).update({ documentId, data });
}

function decodeSession({ cookies }: Browser): unknown {
  const [value = ''] = decodeURIComponent(cookies.get('site_session') ?? '').split('.');
  const held = JSON.parse(Buffer.from(value, 'base64').toString()) as { value: string };
  return JSON.parse(Buffer.from(held.value.split('.')[1] ?? '', 'base64url').toString());
}
