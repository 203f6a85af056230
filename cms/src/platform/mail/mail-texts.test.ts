import { expect, test } from 'vitest';
import { languages } from '@agency/domain/languages';
import { mailTexts, translateMail } from './mail-texts';

function listTexts(texts: object, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([name, value]) => {
    const key = path ? `${path}.${name}` : name;
    return typeof value === 'string' ? [[key, value]] : listTexts(value as object, key);
  }) as [string, string][];
}

const findNames = (text: string): string[] => (text.match(/\{+\w+\}+/g) ?? []).sort();
const dutch = listTexts(mailTexts.nl);

test.each(languages)('LANG-1 mails in %s have every text, with the same values to fill', (code) => {
  const texts = new Map(listTexts(mailTexts[code]));
  expect([...texts.keys()].sort()).toEqual(dutch.map(([key]) => key).sort());
  for (const [key, text] of dutch) {
    expect([key, texts.get(key)?.trim()]).not.toEqual([key, '']);
    expect([key, findNames(texts.get(key) ?? '')]).toEqual([key, findNames(text)]);
    // The only placeholder syntax is `{{name}}`.
    expect([key, findNames(text).filter((name) => !/^\{\{\w+\}\}$/.test(name))]).toEqual([key, []]);
  }
});

test('FORM-5 a value is not filled itself, and one that is missing stays empty', () => {
  const translate = translateMail('nl');
  const values = { kind: '{{about}} $t(layout.closing)', name: '$& {{kind}} <b>', about: 'x' };
  expect(translate('agency.subject', values)).toBe('{{about}} $t(layout.closing): $& {{kind}} <b>');
  expect(translate('agency.subject')).toBe(': ');
});

test.each(languages)('FORM-9 the plural of a count in %s', (code) => {
  const translate = translateMail(code);
  const [one, two] = [1, 2].map((count) => translate('savedSearch.alert.rest', { count }));
  expect(two).toContain('2');
  expect(one).not.toBe(two);
});
