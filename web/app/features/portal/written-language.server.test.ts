import { expect, test } from 'vitest';
import { createLanguageContext } from '../../i18n/language-context.server';
import { createRouteTable } from '../../i18n/paths/route-table';
import { describeForeignText, findWrittenLanguage, nameLanguages } from './written-language.server';

const table = createRouteTable();

test.each([
  ['Kiest voor iets dichter bij het werk.', 'nl'],
  ['Vond het licht en de ligging goed, twijfelt over de keuken.', 'nl'],
  ['La visite s’est bien passée : la lumière a plu, et l’on veut d’abord un devis.', 'fr'],
  ['The viewing went well: they liked the light and the layout.', 'en'],
  ['Die Besichtigung verlief gut: Licht und Aufteilung gefielen.', 'de'],
  ['2026', null],
  ['Immo 4', null],
  ['', null],
] as const)('OWN-8 %j is written in %s', (text, language) => {
  expect(findWrittenLanguage(text)).toBe(language);
});

test('OWN-8 words beside a text decide where it is too short', () => {
  expect(findWrittenLanguage('Stand 12', ['nl'])).toBe('nl');
  expect(findWrittenLanguage('Stand 12', ['nl', 'fr'])).toBeNull();
});

test('OWN-8 a text in the language of the page is not remarked on', () => {
  const context = createLanguageContext(table, 'fr');
  expect(describeForeignText(context, 'La visite est pour vous.')).toBeNull();
  expect(describeForeignText(context, 'Het bezoek verliep goed.')).toEqual({
    code: 'nl',
    text: 'en néerlandais',
  });
});

test.each([
  ['nl', 'in het Frans en in het Duits'],
  ['fr', 'en français et en allemand'],
  ['en', 'in French and in German'],
  ['de', 'auf Französisch und auf Deutsch'],
] as const)('OWN-8 %s names two languages', (language, text) => {
  expect(nameLanguages(createLanguageContext(table, language), ['fr', 'de'])).toBe(text);
});
