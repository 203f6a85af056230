import { formKinds } from '@agency/domain/path-words';
import { describe, expect, test } from 'vitest';
import { buildPath } from './build-path';
import { formKey } from './form-entries';
import { languages } from '@agency/domain/languages';
import { builtInEntries } from './route-entries';
import { createRouteTable, normalisePath } from './route-table';

const table = createRouteTable();

const spelled = ['nl', 'fr', 'en', 'de'] as const;

describe('ROUTE-1 built-in pages', () => {
  test.each([
    ['for-sale', '/nl/te-koop/', '/fr/a-vendre/', '/en/for-sale/', '/de/zu-verkaufen/'],
    ['for-rent', '/nl/te-huur/', '/fr/a-louer/', '/en/for-rent/', '/de/zu-vermieten/'],
    ['Depot', '/nl/depot/', '/fr/depot/', '/en/depot/', '/de/depot/'],
    [
      'demand-register',
      '/nl/hou-me-op-de-hoogte/',
      '/fr/tenez-moi-au-courant/',
      '/en/demand-register/',
      '/de/auf-dem-laufenden/',
    ],
    ['team', '/nl/team/', '/fr/equipe/', '/en/team/', '/de/team/'],
    ['contact', '/nl/contact/', '/fr/contact/', '/en/contact/', '/de/kontakt/'],
    ['services', '/nl/diensten/', '/fr/services/', '/en/services/', '/de/dienstleistungen/'],
    [
      'contact-demand',
      '/nl/gratis-schatting/',
      '/fr/estimation-gratuite/',
      '/en/contact-demand/',
      '/de/kostenlose-schaetzung/',
    ],
    [
      'Privacy',
      '/nl/privacy-statement/',
      '/fr/privacy-statement/',
      '/en/privacy-statement/',
      '/de/datenschutz/',
    ],
    [
      'Cookie-policy',
      '/nl/cookie-policy/',
      '/fr/cookie-policy/',
      '/en/cookie-policy/',
      '/de/cookie-richtlinie/',
    ],
    [
      'Disclaimer',
      '/nl/disclaimer/',
      '/fr/disclaimer/',
      '/en/disclaimer/',
      '/de/haftungsausschluss/',
    ],
    [
      'Accessibility',
      '/nl/toegankelijkheid/',
      '/fr/accessibilite/',
      '/en/accessibility/',
      '/de/barrierefreiheit/',
    ],
    ['home', '/nl/', '/fr/', '/en/', '/de/'],
  ])('ROUTE-1 %s has its address in every language', (key, ...paths) => {
    expect(spelled.map((language) => buildPath(table, language, key))).toEqual(paths);
  });

  test.each([
    ['contact-me', '/nl/bedankt/contact-me/', '/fr/merci/contact-me/'],
    ['demand-register', '/nl/bedankt/hou-me-op-de-hoogte/', '/fr/merci/tenez-moi-informe/'],
    ['sign-newsletter', '/nl/bedankt/sign-newsletter/', '/fr/merci/newsletter/'],
  ])('ROUTE-5 %s has a thank-you page', (form, nl, fr) => {
    expect(buildPath(table, 'nl', `thank-you/${form}`)).toBe(nl);
    expect(buildPath(table, 'fr', `thank-you/${form}`)).toBe(fr);
  });

  test('ROUTE-5 every form has a thank-you page that is not indexed', () => {
    const feedback = builtInEntries.filter(({ type }) => type === 'feedback');
    expect(feedback).toHaveLength(formKinds.length);
    expect(feedback.every(({ indexed }) => !indexed)).toBe(true);
    expect(buildPath(table, 'en', 'thank-you/job')).toBe('/en/thank-you/job/');
    expect(buildPath(table, 'de', 'thank-you/job')).toBe('/de/danke/job/');
  });

  test('FORM-1 ROUTE-8 every form has a screen that is not indexed', () => {
    const forms = builtInEntries.filter(({ type }) => type === 'form');
    expect(forms).toHaveLength(formKinds.length);
    expect(forms.every(({ indexed }) => !indexed)).toBe(true);
    expect(buildPath(table, 'nl', formKey('purchase-offer'))).toBe(
      '/nl/formulieren/bod-uitbrengen/',
    );
    expect(buildPath(table, 'fr', formKey('job'))).toBe('/fr/formulaires/postuler/');
    expect(buildPath(table, 'en', formKey('site-contact'))).toBe('/en/forms/contact/');
    expect(buildPath(table, 'de', formKey('testimonial'))).toBe('/de/formulare/kundenstimme/');
  });

  test('ROUTE-6 services stand under their section', () => {
    expect(buildPath(table, 'nl', 'our-services/sale')).toBe('/nl/onze-diensten/verkoop/');
    expect(buildPath(table, 'fr', 'our-services/management')).toBe(
      '/fr/nos-services/gestion-locative/',
    );
    expect(buildPath(table, 'de', 'our-services/syndic')).toBe(
      '/de/unsere-dienstleistungen/syndic/',
    );
  });

  test('ROUTE-10 the login and the portal have an address in every language', () => {
    const of = (key: string) => spelled.map((language) => buildPath(table, language, key));
    expect(of('login')).toEqual(['/nl/login/', '/fr/login/', '/en/login/', '/de/login/']);
    expect(of('owner')).toEqual([
      '/nl/eigenaar/',
      '/fr/proprietaire/',
      '/en/owner/',
      '/de/eigentuemer/',
    ]);
  });

  test('ROUTE-8 no two entries share an address in any language', () => {
    for (const language of languages) {
      const paths = table.entries.map((entry) => table.pathOf(language, entry));
      expect(new Set(paths).size).toBe(paths.length);
    }
  });

  test('ROUTE-8 every entry has a name and an address in every language', () => {
    for (const { key, names, paths } of builtInEntries) {
      expect(Object.values(names).every((name) => name !== '')).toBe(true);
      if (key !== 'home') expect(Object.values(paths).every((path) => path !== '')).toBe(true);
    }
  });
});

describe('MENU-2 pages of the CMS', () => {
  test('MENU-2 a child may stand elsewhere in one language', () => {
    const moved = createRouteTable([
      { key: 'about' },
      { key: 'staff', parent: 'about', parents: { nl: null, fr: 'about' } },
    ]);
    const paths = languages.map((language) => buildPath(moved, language, 'staff'));
    expect(paths).toEqual(
      languages.map((language) => (language === 'nl' ? '/nl/staff/' : `/${language}/about/staff/`)),
    );
  });

  test('MENU-2 a child stands under its parent, with the path of each language', () => {
    const own = createRouteTable([
      { key: 'about', paths: { nl: 'over-ons', fr: 'a-propos' } },
      { key: 'team', parent: 'about', paths: { nl: 'team', fr: 'equipe' } },
    ]);
    expect(buildPath(own, 'nl', 'team')).toBe('/nl/over-ons/team/');
    expect(buildPath(own, 'fr', 'team')).toBe('/fr/a-propos/equipe/');
    expect(buildPath(own, 'en', 'team')).toBe('/en/about/team/');
  });

  test('ROUTE-8 a page overrides the path and keeps it where the CMS gives none', () => {
    const own = createRouteTable([{ key: 'for-sale', paths: { nl: '/Aanbod Koop/', fr: '' } }]);
    expect(buildPath(own, 'nl', 'for-sale')).toBe('/nl/aanbod-koop/');
    expect(buildPath(own, 'fr', 'for-sale')).toBe('/fr/a-vendre/');
  });

  test('ROUTE-8 a page whose key differs in case is the built-in one', () => {
    const own = createRouteTable([{ key: 'privacy', names: { en: 'Privacy' } }]);
    expect(own.entries).toHaveLength(builtInEntries.length);
    expect(own.findEntry('PRIVACY')?.names.en).toBe('Privacy');
    expect(own.findEntry('privacy')?.names.nl).toBe('Privacyverklaring');
  });

  test('MENU-2 the home page stays at the root whatever the CMS says', () => {
    const own = createRouteTable([{ key: 'home', paths: { nl: 'welkom' } }]);
    expect(buildPath(own, 'nl', 'home')).toBe('/nl/');
  });

  test.each([
    ['itself', [{ key: 'a', parent: 'a' }], '/nl/a/'],
    [
      'a circle',
      [
        { key: 'a', parent: 'b' },
        { key: 'b', parent: 'a' },
      ],
      '/nl/b/a/',
    ],
    ['an unknown page', [{ key: 'a', parent: 'gone' }], '/nl/a/'],
    ['home', [{ key: 'a', parent: 'home' }], '/nl/a/'],
  ])('MENU-2 a parent that is %s does no harm', (_, pages, path) => {
    expect(buildPath(createRouteTable(pages), 'nl', 'a')).toBe(path);
  });

  test('ROUTE-8 two pages with one address: the first keeps it', () => {
    const own = createRouteTable([{ key: 'sales', paths: { nl: 'te-koop' } }]);
    expect(own.findByPath('nl', 'te-koop')?.key).toBe('for-sale');
  });

  test('LANG-2 the enabled languages and the default come from the settings', () => {
    const two = createRouteTable([], { languages: ['fr', 'nl'], defaultLanguage: 'de' });
    expect(two.languages).toEqual(['fr', 'nl']);
    expect(two.defaultLanguage).toBe('fr');
    expect(createRouteTable([], { languages: [] }).languages).toEqual(languages);
  });
});

test.each([
  ['/Über uns/', 'uber-uns'],
  ['straße', 'strasse'],
  ['nos œuvres', 'nos-oeuvres'],
  ['a//b/', 'a/b'],
  ['../../etc', 'etc'],
  ['?q=1', 'q-1'],
  ['   ', ''],
  [null, ''],
  [undefined, ''],
])('MENU-8 the path %j becomes %j', (given, expected) => {
  expect(normalisePath(given)).toBe(expected);
});
