import { expect, test } from 'vitest';
import { buildContext } from '../../testing/build-site-answer';
import { buildConsentWords } from '../../features/consent/consent-words.server';
import { buildCookieSettings } from './load.server';

const pageConsent = {
  action: '/nl/consent/',
  settingsHref: '/nl/cookie-instellingen/',
  askedFrom: 1,
  days: 180,
  services: null,
  privatePaths: [],
};
const cookie = { setBy: 'Ons', purpose: 'Onthoudt', duration: 'Een jaar', service: null };
const words = {
  title: 'Cookies',
  text: 'Naar keuze',
  settingsText: 'Hier',
  necessary: 'n',
  analytical: 'a',
  marketing: 'm',
  social: 's',
  unclassified: 'u',
  cookies: [
    { ...cookie, name: 'one', category: 'necessary' as const },
    { ...cookie, name: 'two', category: 'necessary' as const },
    { ...cookie, name: 'three', category: 'marketing' as const },
    { ...cookie, name: 'four', category: 'marketing' as const, service: 'ads' as const },
  ],
};

test('CONSENT-2 each category says how many cookies its list unfolds, services without an id left out', () => {
  const { groups } = buildCookieSettings(buildContext(), {
    words,
    version: 1,
    pageConsent,
    chosen: null,
    sent: null,
  });
  expect(groups.map(({ show, cookies }) => cookies.length > 0 && show)).toEqual([
    'Toon de 2 cookies',
    ...[false, 'Toon de cookie', false, false],
  ]);
});

test('CONSENT-1 the question leads to the cookie policy of its language', () => {
  const links = (['nl', 'fr', 'en', 'de'] as const).map(
    (language) => buildConsentWords(buildContext(language), { words, version: 1 }).policy,
  );
  expect(links.map(({ href }) => href)).toEqual([
    '/nl/cookie-policy/',
    '/fr/cookie-policy/',
    '/en/cookie-policy/',
    '/de/cookie-richtlinie/',
  ]);
  expect(links[0]?.label).toBe('Cookiebeleid');
});
