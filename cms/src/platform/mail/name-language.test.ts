import { expect, test } from 'vitest';
import { languages, type Language } from '@agency/domain/languages';
import { nameLanguage } from './name-language';

test.each([
  ['nl', ['Nederlands', 'Frans', 'Engels', 'Duits']],
  ['fr', ['néerlandais', 'français', 'anglais', 'allemand']],
  ['en', ['Dutch', 'French', 'English', 'German']],
  ['de', ['Niederländisch', 'Französisch', 'Englisch', 'Deutsch']],
] as const)('FORM-5 a mail in %s calls each language by its name', (language, names) => {
  const first: readonly Language[] = ['nl', 'fr', 'en', 'de'];
  expect(first.map((named) => nameLanguage(named, language))).toEqual(names);
});

test('FORM-5 a mail has a name for every language of the product, in each of them', () => {
  const names = languages.flatMap((language) =>
    languages.map((named) => nameLanguage(named, language)),
  );
  expect(names.filter((name) => name.length < 4)).toEqual([]);
});
