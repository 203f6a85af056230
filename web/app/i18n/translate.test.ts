import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { languages } from '@agency/domain/languages';
import { createTranslate, type Dictionary } from './translate';
import { translations } from './translations.server';

test.each(languages)('LANG-5 LANG-7 says every text in %s as the server says it', (language) => {
  const dictionary = readDictionary(language);
  const translate = createTranslate(language, dictionary);
  const t = translations[language].t as (key: unknown, values: unknown) => string;
  const keys = listKeys(dictionary);
  expect(keys.length).toBeGreaterThan(100);
  const values = listValues(dictionary);
  const differing = keys.flatMap((key) =>
    [0, 1, 2, 5, 1234, 2_000_000]
      .map((count) => ({ ...values, count }))
      .filter((given) => translate(key, given) !== t(key, given))
      .map(({ count }) => `${key} ${count}: ${translate(key, { ...values, count })}`),
  );
  expect(differing).toEqual([]);
});

test('LANG-5 a missing key and what every object has are empty', () => {
  const translate = createTranslate('nl', { a: { b: 'x' } });
  for (const key of ['a', 'a.c', 'a.b.c', 'constructor', 'a.toString', '']) {
    expect(translate(key)).toBe('');
  }
});

test('LANG-5 takes values as they are, also those that look like a placeholder or a pattern', () => {
  const translate = createTranslate('en', { hello: 'Hello {{name}} ({{name}})' });
  expect(translate('hello', { name: '$& {{name}} <b>' })).toBe(
    'Hello $& {{name}} <b> ($& {{name}} <b>)',
  );
  expect(translate('hello')).toBe('Hello  ()');
});

function readDictionary(language: string): Dictionary {
  const file = fileURLToPath(new URL(`./dictionaries/${language}.json`, import.meta.url));
  return JSON.parse(readFileSync(file, 'utf8')) as Dictionary;
}

function listKeys(dictionary: Dictionary, prefix = ''): string[] {
  const keys = Object.entries(dictionary).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [(prefix + key).replace(/_(one|many|other)$/, '')]
      : listKeys(value, `${prefix}${key}.`),
  );
  return [...new Set(keys)];
}

function listValues(dictionary: Dictionary): Record<string, unknown> {
  const found = JSON.stringify(dictionary).matchAll(/\{\{(\w+)(, number)?/g);
  return Object.fromEntries(
    [...found].map(([, name = '', kind]) => [name, kind ? 1234.5 : `<${name}>`]),
  );
}
