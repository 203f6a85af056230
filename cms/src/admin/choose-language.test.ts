import { expect, test } from 'vitest';
import { chooseLanguage } from './choose-language';

test.each([
  [['fr-BE', 'nl-BE', 'en'], 'fr'],
  [['lb', 'de-LU', 'fr'], 'de'],
  [['NL'], 'nl'],
  [['en-US', 'nl'], 'en'],
  [['pl', 'pt-BR'], null],
  [[], null],
])('EDIT-8 with a browser in %j the login is in %s', (preferred, expected) => {
  expect(chooseLanguage(preferred, ['en', 'nl', 'fr', 'de'])).toBe(expected);
});
