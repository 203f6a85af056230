import { beforeAll, expect, test } from 'vitest';
import { createOwnedListing, storeVisits } from '../../../../cms/test/build-owned';
import { openOwner } from '../../../../cms/test/open-owner';
import { formatIsoDay } from '../../lib/text/formats';
import { avoidMidnight } from '../../testing/avoid-midnight';
import type { TestSite } from '../../testing/open-test-site';
import { ownerCookie } from '../../testing/owner-cookie';
import { hrefsOf, parseDocument, textOf } from '../../testing/read-document';

/** Of the clock, which does not come to midnight meanwhile. */
const today = () => formatIsoDay(new Date()) ?? '';
const addresses = ['/en/owner/', '/en/owner/account/', '/en/owner/report/'];

/** The portal, its dashboard and its account. */
export function testPortal(site: () => TestSite): void {
  avoidMidnight();
  let headers: { Cookie: string };

  const read = async (path: string, sent: Record<string, string> = headers) => {
    const response = await site().get(path, sent);
    expect([path, response.status]).toEqual([path, 200]);
    return { response, document: parseDocument(await response.text()) };
  };

  beforeAll(async () => {
    const { cms } = site();
    const owner = await openOwner(cms, {
      firstName: 'An',
      lastName: 'Claes',
      lastLoginAt: '2026-11-20T08:00:00.000Z',
      previousLoginAt: '2026-10-01T08:00:00.000Z',
    });
    const other = await openOwner(cms);
    headers = await ownerCookie(owner.session);
    await cms.strapi.db.query('plugin::users-permissions.user').update({
      where: { id: owner.id },
      data: {
        lastLoginAt: '2026-11-20T08:00:00.000Z',
        previousLoginAt: '2026-10-01T08:00:00.000Z',
      },
    });
    await createOwnedListing(cms, 'portal-1', owner.documentId);
    await createOwnedListing(cms, 'portal-2', owner.documentId, { state: 'withdrawn' });
    await createOwnedListing(cms, 'portal-other', other.documentId);
    await storeVisits(cms, 'portal-1', { [today()]: 7, '2020-01-01': 100 });
    await storeVisits(cms, 'portal-2', { [today()]: 2 });
    await storeVisits(cms, 'portal-other', { [today()]: 1000 });
  });

  test.each(addresses)('ROUTE-10 without a login %s leads there, and back', async (path) => {
    for (const sent of [{}, await ownerCookie('over'), { Cookie: 'site_session=forged' }]) {
      const response = await site().get(path, sent);
      expect([response.status, response.headers.get('Location')]).toEqual([
        ...[303, `/en/login/?next=${encodeURIComponent(path)}`],
      ]);
      expect(response.headers.get('Set-Cookie')).toContain('site_session=;');
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    }
  });

  test.each(addresses)('ROUTE-10 nobody keeps or lists %s', async (path) => {
    const { response, document } = await read(path);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const robots = document.querySelector('meta[name="robots"]')?.getAttribute('content');
    expect(robots).toContain('noindex');
    expect(document.querySelectorAll('h1')).toHaveLength(1);
  });

  test('ROUTE-10 the portal has one word per language, and others lead to it', async () => {
    const response = await site().get('/nl/owner/account/', headers);
    expect(response.headers.get('Location')).toBe('/nl/eigenaar/account/');
    for (const path of ['/nl/eigenaar/', '/fr/proprietaire/', '/de/eigentuemer/']) {
      expect(hrefsOf((await read(path)).document, 'main nav a')[0]).toBe(path);
    }
    expect((await site().get('/en/preview/owner/', headers)).status).not.toBe(200);
  });

  test('OWN-2 OWN-3 the dashboard counts the own properties, and no others', async () => {
    const { document } = await read('/en/owner/');
    expect(textOf(document, 'main')).toContain('Hello An Claes');
    const numbers = [...document.querySelectorAll('main dl dd:nth-of-type(1)')];
    expect(numbers[0]?.textContent).toBe('9');
    expect(numbers[3]?.textContent).toBe('109');
    const titles = [...document.querySelectorAll('main h3')].map(({ textContent }) => textContent);
    expect(titles.toSorted()).toEqual(['portal-1', 'portal-2']);
    expect(textOf(document, 'main')).not.toContain('portal-other');
  });

  test('OWN-4 without a script the graph is drawn, and a table has its numbers', async () => {
    const { document } = await read('/en/owner/');
    const table = document.querySelector('figure table');
    expect(table?.querySelectorAll('tbody tr')).toHaveLength(30);
    expect(table?.querySelector('tbody td')?.textContent).toBe('9');
    const points = document.querySelector('figure polyline')?.getAttribute('points')?.split(' ');
    expect(points).toHaveLength(29);
  });

  test('OWN-7 the notice of a login stands in the first page, and in no later one', async () => {
    const { response, document } = await read('/en/owner/account/');
    const notice = textOf(document, 'main');
    expect(notice).toContain('20 November 2026 at 09:00');
    expect(notice).toContain('1 October 2026 at 10:00');
    const noticed = response.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    const again = await read('/en/owner/', { Cookie: `${headers.Cookie}; ${noticed}` });
    expect(textOf(again.document, 'main')).not.toContain('20 November 2026 at 09:00');
  });

  test('OWN-1 a wrong current password changes nothing, and no password comes back', async () => {
    const sent = 'current=not-it-at-all&password=three+green+houses&confirm=three+green+houses';
    const response = await site().post('/en/owner/account/', sent, headers);
    expect(response.status).toBe(422);
    const text = await response.text();
    expect(text).toContain('This is not your current password');
    expect(text).not.toContain('three green houses');
    expect((await site().get('/en/owner/', headers)).status).toBe(200);
  });

  test('FORM-3 passwords that differ or are missing are said beside their fields', async () => {
    const differ = 'current=a&password=three+green+houses&confirm=three+blue+houses';
    for (const [sent, message] of [
      [differ, 'The passwords are not identical'],
      ['', 'Please enter your current password'],
    ] as const) {
      const response = await site().post('/en/owner/account/', sent, headers);
      expect(response.status).toBe(422);
      expect(await response.text()).toContain(message);
    }
  });

  test.each([
    ['a browser', {}, 303],
    ['a script', { Accept: 'application/json' }, 200],
  ])(
    'OWN-1 %s changes the password, goes on, and every other session ends',
    async (_, accept, status) => {
      const { cms } = site();
      const owner = await openOwner(cms);
      const users = cms.strapi.plugin('users-permissions').service('user') as {
        ensureHashedPasswords(values: { password: string }): Promise<{ password: string }>;
      };
      const hashed = await users.ensureHashedPasswords({ password: 'three green houses' });
      await cms.strapi.db
        .query('plugin::users-permissions.user')
        .update({ where: { id: owner.id }, data: hashed });
      const own = await ownerCookie(owner.session);
      const words = 'password=four+green+houses&confirm=four+green+houses';
      const sent = `current=three+green+houses&${words}`;
      const response = await site().post('/en/owner/account/', sent, { ...own, ...accept });
      expect(response.status).toBe(status);
      const begun = response.headers
        .getSetCookie()
        .find((text) => text.startsWith('site_session='));
      const Cookie = begun?.split(';')[0] ?? '';
      const changed = await read('/en/owner/account/?done', { Cookie });
      expect(textOf(changed.document, 'main')).toContain('Your password has been changed');
      expect((await site().get('/en/owner/', own)).status).toBe(303);
    },
  );

  test('OWN-1 a sending without a session leads to the login and changes nothing', async () => {
    const response = await site().post('/en/owner/account/', 'current=a');
    expect([response.status, response.headers.get('Location')]).toEqual([
      ...[303, '/en/login/?next=%2Fen%2Fowner%2Faccount%2F'],
    ]);
  });

  test('OWN-8 what changed since the login before stands first on the dashboard', async () => {
    const { document } = await read('/en/owner/');
    const changes = document.querySelector('section[aria-labelledby="changes"]');
    expect(changes?.textContent).toContain('Since 1 October 2026 at 10:00');
    expect(changes?.textContent).toContain('portal-1');
    expect(document.querySelector('main section')).toBe(changes);
  });

  test('OWN-9 the report of a week is that of its mail, and a week that is not over is a 404', async () => {
    await storeVisits(site().cms, 'portal-1', {
      '2025-03-26': 5,
      '2025-03-30': 6,
      '2025-03-31': 70,
    });
    const { document } = await read('/en/owner/report/?week=2025-03-24');
    const row = document.querySelector('table[aria-labelledby="report-portal-1"] tbody tr');
    expect(row?.querySelector('td')?.textContent).toBe('11');
    const texts = [...document.querySelectorAll('tbody tr:not(:first-child)')].map((other) =>
      [...other.querySelectorAll('td')].map((cell) => cell.textContent).join(),
    );
    expect(texts).not.toContain('0,0');
    expect(textOf(document, 'main')).toContain('None that week: ');
    expect(textOf(document, 'main')).toContain('24 March 2025 to 30 March 2025');
    for (const week of ['2025-03-25', '2999-01-01', 'nonsense', '2025-02-30']) {
      const response = await site().get(`/en/owner/report/?week=${week}`, headers);
      expect([week, response.status]).toEqual([week, 404]);
    }
  });

  test('OWN-8 OWN-9 an owner chooses the language of mails and the weekly report', async () => {
    const owner = await openOwner(site().cms);
    const own = await ownerCookie(owner.session);
    const address = '/en/owner/account/?form=mails';
    const refused = await site().post(address, 'language=xx', own);
    expect(refused.status).toBe(422);
    const response = await site().post(address, 'language=de', own);
    expect(response.headers.get('Location')).toBe('/en/owner/account/?done=mails#mails');
    const { document } = await read('/en/owner/account/?done=mails', own);
    expect(document.querySelector('#mails option[selected]')?.getAttribute('value')).toBe('de');
    expect(document.querySelector('#mails input[type="checkbox"][checked]')).toBe(null);
  });

  test('OWN-8 a wrong password asks for no other address, and it is not shown again', async () => {
    const sent = 'email=new%40example.org&current=not-it-at-all';
    const response = await site().post('/en/owner/account/?form=email', sent, headers);
    expect(response.status).toBe(422);
    const text = await response.text();
    expect(text).toContain('This is not your current password');
    expect(text).toContain('new@example.org');
    expect(text).not.toContain('not-it-at-all');
  });
}
