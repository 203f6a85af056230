import { expect, test } from 'vitest';
import { openDocuments } from '../../testing/open-documents';
import { hrefsOf, parseDocument, readDocument, textOf } from '../../testing/read-document';
import type { TestSite } from '../../testing/open-test-site';

const settingsPaths = {
  nl: '/nl/cookie-instellingen/',
  fr: '/fr/parametres-cookies/',
  en: '/en/cookie-settings/',
  de: '/de/cookie-einstellungen/',
};
const asScript = { Accept: 'application/json' };

/** The part of consent that the server handles. */
export function testConsent(site: () => TestSite): void {
  test('CONSENT-1 the question is the same for everybody, in words of the CMS', async () => {
    const answer = await site().get('/fr/consent/', { Accept: 'text/html' });
    expect(answer.headers.get('X-Cache-Tags')).toContain('consent:fr');
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
    const document = parseDocument(await answer.text());
    expect(textOf(document, '[role="dialog"] h2')).toBe('Les cookies : à vous de choisir');
    const form = document.querySelector('[role="dialog"] form');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual([
      ...['post', '/fr/consent/'],
    ]);
    expect(form?.querySelector('[name="version"]')?.getAttribute('value')).toBe('1');
    const buttons = [...(form?.querySelectorAll('button[name="choice"]:not([hidden])') ?? [])];
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      ...['Tout refuser', 'Tout autoriser'],
    ]);
    expect(hrefsOf(document, '[role="dialog"] a')).toContain(settingsPaths.fr);
  });

  test('CONSENT-1 a page says where the question is and names no visitor', async () => {
    const page = await readDocument(site(), '/fr/');
    const written = page.querySelector('[data-consent]')?.getAttribute('data-consent') ?? '';
    expect(JSON.parse(written)).toMatchObject({
      action: '/fr/consent/',
      settingsHref: settingsPaths.fr,
      askedFrom: expect.any(Number),
      services: null,
    });
    expect(page.querySelectorAll('[role="dialog"]')).toHaveLength(0);
    expect(page.querySelectorAll('[data-consent-status]')).toHaveLength(1);
  });

  test('CONSENT-1 a choice is kept for the days of the settings, readable for the page’s scripts', async () => {
    const answer = await site().post('/en/consent/', 'choice=some&version=1&social=on', asScript);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Set-Cookie')).toMatch(
      /^site_consent=1\.s\.\d+; Path=\/; Max-Age=15552000; SameSite=Lax$/,
    );
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  test.each(Object.entries(settingsPaths))(
    'CONSENT-1 CONSENT-2 in %s a form without JavaScript leads back to %s, which shows the choice',
    async (language, path) => {
      const sent = 'choice=some&version=1&analytical=on&back=https%3A%2F%2Fevil.example';
      const answer = await site().post(`/${language}/consent/`, sent);
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${path}?sent=saved`]);
      const cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
      const document = parseDocument(await site().read(`${path}?sent=saved`, { Cookie: cookie }));
      const ticked = [...document.querySelectorAll('input[type="checkbox"][checked]')];
      expect(ticked.map((box) => box.getAttribute('name'))).toEqual(['analytical']);
      expect(textOf(document, 'form [role="status"]')).not.toBe('');
      const buttons = [...document.querySelectorAll('form button[name="choice"]')];
      const looks = new Map(
        buttons.map((button) => [button.getAttribute('value'), button.className]),
      );
      expect([...looks.keys()]).toEqual(['none', 'all', 'some']);
      // Refusing is as easy as agreeing.
      expect(looks.get('none')).toBe(looks.get('all'));
      const robots = document.querySelector('meta[name="robots"]')?.getAttribute('content');
      expect(robots).toContain('noindex');
    },
  );

  test('CONSENT-2 each cookie stands under its category; those of a service only with its id', async () => {
    const document = await readDocument(site(), settingsPaths.nl);
    const groups = [...document.querySelectorAll('main section')].map(
      ({ textContent }) => textContent,
    );
    expect(groups).toHaveLength(5);
    expect(groups[0]).toMatch(/Altijd aan.*site_consent.*site_session/s);
    expect(groups[1]).not.toContain('_ga');
    expect((await site().get(settingsPaths.nl)).headers.get('Cache-Control')).toBe('no-store');
  });

  test.each([
    ...['', 'choice=all', 'choice=most&version=1', 'choice=all&version=x', 'version=1'],
    'choice=all&version=1%0d%0aSet-Cookie:x',
  ])('CONSENT-1 “%s” is refused and sets nothing', async (sent) => {
    const told = await site().post('/nl/consent/', sent, asScript);
    expect([told.status, told.headers.get('Set-Cookie')]).toEqual([422, null]);
    const shown = await site().post('/nl/consent/', sent);
    expect([shown.status, shown.headers.get('Location')]).toEqual([
      ...[303, `${settingsPaths.nl}?sent=again`],
    ]);
    expect(shown.headers.get('Set-Cookie')).toBeNull();
  });

  test('CONSENT-1 every page leads to the settings, and the policy page does', async () => {
    const document = await readDocument(site(), '/de/cookie-richtlinie/');
    expect(hrefsOf(document, 'footer a')).toContain(settingsPaths.de);
    expect(hrefsOf(document, 'main a')).toContain(settingsPaths.de);
  });

  test('CONSENT-4 services are named to a page once they have an id, and never where one logs in', async () => {
    const services = async (path: string) =>
      (await site().get(path)).headers.get('X-Third-Parties');
    expect(await services('/nl/')).toBeNull();
    await setAnalytics(site(), { analyticsId: 'G-ABC123', socialPixelId: '42' });
    expect(await services('/nl/')).toBe('analytics socialPixel');
    expect(await services('/fr/te-koop/')).toBe('analytics socialPixel');
    expect(await services('/nl/login/')).toBeNull();
    const document = await readDocument(site(), settingsPaths.nl);
    expect(textOf(document, 'main')).toMatch(/_ga.*_fbp/s);
    expect(textOf(document, 'main')).not.toContain('_gcl');
    await setAnalytics(site(), null);
    expect(await services('/nl/')).toBeNull();
  });
}

async function setAnalytics({ cms, forget }: TestSite, analytics: object | null): Promise<void> {
  const sites = openDocuments(cms, 'api::site.site');
  const documentId = (await sites.findFirst({ locale: 'nl' }))?.documentId ?? '';
  await sites.update({ documentId, locale: 'nl', data: { analytics } });
  await sites.publish({ documentId, locale: 'nl' });
  forget();
}
