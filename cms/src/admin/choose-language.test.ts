import { afterEach, expect, test, vi } from 'vitest';
import { chooseLanguage, startInBrowserLanguage } from './choose-language';

const offered = ['en', 'nl', 'fr', 'de'];

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  [['fr-BE', 'nl-BE', 'en'], 'fr'],
  [['lb', 'de-LU', 'fr'], 'de'],
  [['NL'], 'nl'],
  [['en-US', 'nl'], 'en'],
  [['pl', 'pt-BR'], null],
  [[], null],
])('EDIT-8 with a browser in %j the login is in %s', (preferred, expected) => {
  expect(chooseLanguage(preferred, offered)).toBe(expected);
});

test.each([
  [['fr-BE', 'en'], null, 'fr'],
  [['fr-BE', 'en'], 'de', 'de'],
  // The login would save it to the profile as a choice.
  [['en-US', 'nl'], null, null],
  [['pl'], null, null],
])('EDIT-8 a browser in %j where %j was chosen stores %j', (preferred, chosen, stored) => {
  const items = new Map(chosen ? [['strapi-admin-language', chosen]] : []);
  vi.stubGlobal('navigator', { languages: preferred });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
  startInBrowserLanguage(offered);
  expect(items.get('strapi-admin-language') ?? null).toBe(stored);
});
