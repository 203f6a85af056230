import { beforeAll, expect, test } from 'vitest';
import type { TestSite } from '../../testing/open-test-site';
import { createPreviewBrowser, homeTarget } from '../../testing/preview-browser';
import { hrefsOf, parseDocument, textOf } from '../../testing/read-document';
import { signPreviewToken } from '../../testing/sign-preview-token';

export function testPreviewAccess(site: () => TestSite): void {
  const { sign, open, get, read, cookie, start } = createPreviewBrowser(site);

  beforeAll(start);

  test('ROUTE-11 a link of the CMS opens the preview in this browser for an hour', async () => {
    const response = await open({ key: 'contact', language: 'de' });
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe('/de/preview/kontakt/');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const [set] = response.headers.getSetCookie();
    expect(set).toMatch(/^site_preview=[^;]+; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('OWN-6 whoever opens a preview is one of the agency, and for a year no visitor', async () => {
    const [, staff] = (await open({})).headers.getSetCookie();
    expect(staff).toMatch(/^site_staff=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test.each([
    ['without a token', () => '/preview/'],
    ['with a wrong one', () => '/preview/?token=abc.def'],
    [
      'with one of another CMS',
      () => `/preview/?token=${signPreviewToken(homeTarget, 'x'.repeat(32))}`,
    ],
    ['with one that was changed', () => `/preview/?token=x${sign({})}`],
    ['with one that has ended', () => `/preview/?token=${sign({}, Date.now() - 61_000)}`],
  ])('ROUTE-11 %s the endpoint answers 401 in plain words', async (_how, path) => {
    const response = await site().get(`${path()}${path().includes('?') ? '&' : '?'}lng=fr`);
    expect(response.status).toBe(401);
    expect(response.headers.get('Set-Cookie')).toBeNull();
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const document = parseDocument(await response.text());
    expect(document.documentElement.lang).toBe('fr');
    expect(textOf(document, 'h1')).toBe('Cet aperçu est fermé');
    expect(document.title).toBe('Cet aperçu est fermé');
  });

  test.each([
    ['no cookie', () => ''],
    ['a made-up cookie', () => 'site_preview=x'],
    ['a changed cookie', () => cookie().replace(/^site_preview=./, 'site_preview=z')],
    ['a token for a cookie', () => `site_preview=${sign({})}`],
  ])('ROUTE-11 with %s previews answer 401, within the public layout', async (_what, value) => {
    for (const path of ['/nl/preview/', '/nl/preview/contact/', '/nl/preview/quick-search/?q=x']) {
      const response = await site().get(path, { Cookie: value() });
      expect([path, response.status]).toEqual([path, 401]);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(response.headers.get('X-Cache-Tags')).toBeNull();
      expect(await response.text()).not.toContain('Nieuwe contactpagina');
    }
    const refused = await site().get('/nl/preview/contact/', { Cookie: value() });
    const document = parseDocument(await refused.text());
    expect(textOf(document, 'h1')).toBe('Dit voorbeeld is gesloten');
    expect(textOf(document, 'main')).toContain('Open preview');
    expect(hrefsOf(document, 'header nav a')).toContain('/nl/contact/');
  });

  test('ROUTE-11 a link that has ended still leads on while the preview is open', async () => {
    const past = Date.now() - 600_000;
    const response = await open({ key: 'contact' }, { Cookie: cookie() }, past);
    expect(response.headers.get('Location')).toBe('/nl/preview/contact/');
    const again = /Max-Age=(\d+)/.exec(response.headers.get('Set-Cookie') ?? '')?.[1];
    expect(Number(again)).toBeLessThanOrEqual(3600);
  });

  test('ROUTE-11 a bar says that this is a preview and leads out of it', async () => {
    const document = await read('/fr/preview/contact/');
    expect(textOf(document, '[data-preview="drafts"]')).toContain('Aperçu : brouillons');
    const [exit = ''] = hrefsOf(document, '[data-preview] a');
    const left = await get(exit);
    expect([left.status, left.headers.get('Location')]).toEqual([302, '/fr/contact/']);
    expect(left.headers.get('Set-Cookie')).toMatch(/^site_preview=[^;]*; Max-Age=0; Path=\//);
    expect(left.headers.get('Cache-Control')).toBe('no-store');
  });

  test('ROUTE-11 in the frame of the CMS the way out is a link, for it may not show more', async () => {
    const exit = '/preview/exit/?to=/de/kontakt/&lng=de';
    const response = await site().get(exit, { Cookie: cookie(), 'Sec-Fetch-Dest': 'iframe' });
    expect(response.status).toBe(200);
    const document = parseDocument(await response.text());
    expect(textOf(document, 'h1')).toBe('Sie haben die Vorschau verlassen');
    expect(hrefsOf(document, 'a[target="_top"]')).toEqual(['/de/kontakt/']);
  });

  test.each(['https://evil.test/nl/', '//evil.test/nl/', '/\\evil.test', '', '/nl\\x', '/x/'])(
    'ROUTE-11 the way out leads nowhere else: %j',
    async (to) => {
      const response = await site().get(`/preview/exit/?to=${encodeURIComponent(to)}`);
      expect(response.headers.get('Location')).toBe('/nl/');
    },
  );
}
