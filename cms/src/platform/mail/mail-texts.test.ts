import { expect, test } from 'vitest';
import { languages } from '@agency/domain/languages';
import { fillText, findMailTexts } from './mail-texts';

/** Every text by its path. */
function listTexts(texts: object, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([name, value]) => {
    const place = `${path}.${name}`;
    return typeof value === 'string' ? [[place, value]] : listTexts(value as object, place);
  }) as [string, string][];
}

const findPlaces = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();
const dutch = listTexts(findMailTexts('nl'));

test.each(languages)('LANG-1 mails in %s have every text, with the same places to fill', (code) => {
  const texts = new Map(listTexts(findMailTexts(code)));
  expect([...texts.keys()].sort()).toEqual(dutch.map(([path]) => path).sort());
  for (const [path, text] of dutch) {
    expect([path, texts.get(path)?.trim()]).not.toEqual([path, '']);
    expect([path, findPlaces(texts.get(path) ?? '')]).toEqual([path, findPlaces(text)]);
  }
});

test('FORM-5 what fills a place is not filled itself', () => {
  expect(fillText('{name}: {about}', { name: '{about}', about: '$& {name}' })).toBe(
    '{about}: $& {name}',
  );
  expect(fillText('{name}', {})).toBe('');
});
