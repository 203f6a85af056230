import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findBannedWords, readBannedWords } from './glossary';
import { spaceText, type Language } from './space-text';
import { listComposedFiles, listWrittenFiles, mapTexts, type TextFile } from './text-files';

const languages: Language[] = ['nl', 'fr', 'en', 'de'];
const show = (text: string) => text.replaceAll('\u00a0', '~').replaceAll('\u202f', '_');
const files = [...listWrittenFiles(), ...listComposedFiles()];

const spacings: [Language, string, string][] = [
  ['nl', '12,5 % van € 450.000', '12,5% van €~450.000'],
  ['en', '12.5 % of {{price}}', '12.5% of {{price}}'],
  ['de', '12,5 % von {{price}}', '12,5~% von {{price}}'],
  ['fr', '12,5% de {{price}}', '12,5~% de {{price}}'],
  ['nl', '{{value}} kWh/m² per jaar, 85 m²', '{{value}}~kWh/m² per jaar, 85~m²'],
  ['de', 'höchstens 5 MB, 3 Monate', 'höchstens 5~MB, 3 Monate'],
  ['fr', 'Réf. : {{id}} ; prêt ? Oui !', 'Réf.~: {{id}}_; prêt_? Oui_!'],
  ['fr', 'Prix: voir', 'Prix~: voir'],
  ['fr', ' : dix jours', '~: dix jours'],
  ['fr', '« en cours »', '«~en cours~»'],
  ['fr', '66 900 euros, appelez le +32 2 512 47 80', '66_900 euros, appelez le +32 2 512 47 80'],
  ['fr', 'de 10:00 à 13:00, https://exemple.be/?a=1', 'de 10:00 à 13:00, https://exemple.be/?a=1'],
  ['en', 'Ref: {{id}}; ready?', 'Ref: {{id}}; ready?'],
];

test.each(spacings)('LANG-7 in %s, "%s" is spaced "%s"', (language, text, spaced) => {
  const once = spaceText(language, text);
  expect(show(once)).toBe(spaced);
  expect(spaceText(language, once)).toBe(once);
});

describe.each(languages)('%s', (language) => {
  const own = files.filter((file) => file.language === language);

  test('LANG-7 every text has its no-break spaces (npm run texts puts them in)', () => {
    expect(own.flatMap(readTexts).filter((text) => spaceText(language, text) !== text)).toEqual([]);
  });

  test('LANG-5 no text uses a word that the glossary does not want', () => {
    const banned = readBannedWords(language);
    expect(banned.length).toBeGreaterThan(4);
    const found = own
      .flatMap(readTexts)
      .flatMap((text) => findBannedWords(text, banned).map((word) => `${word}: ${text}`));
    expect([...new Set(found)]).toEqual([]);
  });
});

test('LANG-5 a banned word is found in any case, as a whole word, outside its exceptions', () => {
  const banned = readBannedWords('en');
  expect(findBannedWords('A Flat for you', banned)).toEqual(['flat → apartment']);
  expect(findBannedWords('A flat roof, inflatable', banned)).toEqual([]);
});

test('MENU-8 the style of a page is no text: it is the same in every language', () => {
  const readStyles = (language: Language) =>
    (
      JSON.parse(
        readFileSync(new URL(`../../content/${language}/pages.json`, import.meta.url), 'utf8'),
      ) as { key: string; css?: string }[]
    ).flatMap(({ key, css }) => (css ? [[key, css]] : []));
  for (const language of languages) expect(readStyles(language)).toEqual(readStyles('nl'));
});

function readTexts({ path }: TextFile): string[] {
  const texts: string[] = [];
  mapTexts(JSON.parse(readFileSync(path, 'utf8')), (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}
