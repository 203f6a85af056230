import { expect, test } from 'vitest';
import { buildPath } from '../../i18n/paths/build-path';
import { formKinds } from '@agency/domain/path-words';
import { formKey, thanksKey } from '../../i18n/paths/form-entries';
import { languages } from '@agency/domain/languages';
import { createRouteTable } from '../../i18n/paths/route-table';
import type { TestSite } from '../../testing/open-test-site';
import { parseDocument, readDocument, textOf } from '../../testing/read-document';

const table = createRouteTable();
const brusselsRent = '/nl/formulieren/vraag-over-een-pand/?listing=5204250';

/** Every form and its thank-you page, and forms on other pages. */
export function testForms(site: () => TestSite): void {
  test.each(languages)('ROUTE-5 %s has a thank-you page for each form', async (language) => {
    for (const kind of formKinds) {
      const document = await readDocument(site(), buildPath(table, language, thanksKey(kind)));
      expect([kind, document.querySelectorAll('h1').length]).toEqual([kind, 1]);
      expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain(
        'noindex',
      );
      expect(document.querySelectorAll(`main a[href^="/${language}/"]`).length).toBeGreaterThan(1);
    }
  });

  test.each(languages)('FORM-1 %s has a screen for each form', async (language) => {
    for (const kind of formKinds) {
      const document = await readDocument(site(), buildPath(table, language, formKey(kind)));
      const shown = document.querySelectorAll('main form[method="post"], main a[href]').length;
      expect([kind, shown > 0]).toEqual([kind, true]);
      expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain(
        'noindex',
      );
    }
  });

  test('ROUTE-5 thanks for an enquiry lead back to the listing, in each language', async () => {
    const document = await readDocument(site(), '/nl/bedankt/contact-me/?listing=5204250');
    expect(document.querySelector('main a[href*="/5204250/"]')).not.toBeNull();
    const german = document.querySelector('a[hreflang="de"]')?.getAttribute('href');
    expect(german).toBe('/de/danke/contact-me/?listing=5204250');
  });

  test('FORM-13 about a Brussels home to let only name and one means of contact are asked', async () => {
    const document = await readDocument(site(), brusselsRent);
    const names = [...document.querySelectorAll('main form [name]')].map((field) =>
      field.getAttribute('name'),
    );
    const asked = names.filter((name) => name !== 'homepage');
    expect(asked).toEqual(['remark', 'firstName', 'lastName', 'email', 'privacy']);
    expect(textOf(document, 'main')).toContain('200ter');
  });

  test('FORM-1 a listing, a project and the foot of each page have their form', async () => {
    const kindsOn = async (path: string) =>
      [...(await readDocument(site(), path)).querySelectorAll('form[method="post"]')].map(
        (form) => form.getAttribute('action')?.split(/[/?]/)[3],
      );
    const listing = await site().get('/nl/property/5204250/');
    expect(await kindsOn(listing.headers.get('Location') ?? '')).toEqual([
      'vraag-over-een-pand',
      'nieuwsbrief',
    ]);
    expect(await kindsOn('/nl/contact/')).toEqual(['contact', 'nieuwsbrief']);
    expect(await kindsOn('/nl/gratis-schatting/')).toEqual(['gratis-schatting', 'nieuwsbrief']);
  });

  test('FORM-10 an address from the foot of a page opens the form with it, and nothing is wrong', async () => {
    const body = new URLSearchParams({ begin: '1', email: 'an@example.org' });
    const path = '/nl/formulieren/nieuwsbrief/';
    const response = await site().post(path, body);
    expect(response.status).toBe(200);
    const document = parseDocument(await response.text());
    expect(document.querySelector('main [name="email"]')?.getAttribute('value')).toBe(
      'an@example.org',
    );
    expect(document.querySelectorAll('main [role="alert"]')).toHaveLength(0);
  });
}
