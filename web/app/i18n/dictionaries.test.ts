import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { languages, type Language } from '@agency/domain/languages';
import { translations } from './translations.server';

type Tree = { readonly [key: string]: string | Tree };

const web = fileURLToPath(new URL('../..', import.meta.url));

const dictionaries = Object.fromEntries(
  languages.map((language) => [
    language,
    flatten(
      JSON.parse(readFileSync(join(web, `app/i18n/dictionaries/${language}.json`), 'utf8')) as Tree,
    ),
  ]),
) as Record<Language, Map<string, string>>;

const pluralForm = /_(zero|one|two|few|many|other)$/;

describe.each(languages)('%s', (language) => {
  const texts = dictionaries[language];

  test('LANG-5 has the keys of every other language', () => {
    expect(baseKeys(texts)).toEqual(baseKeys(dictionaries.nl));
  });

  test('DETAIL-2 no two facts of a listing have the same name', () => {
    const names = [...texts].flatMap(([key, text]) =>
      /^detail\.fields\./.test(key) ? [text] : [],
    );
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test('LANG-5 has every plural form of its grammar and no other', () => {
    const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    const forms = new Map<string, string[]>();
    for (const key of texts.keys()) {
      const form = pluralForm.exec(key)?.[1];
      if (form) forms.set(base(key), [...(forms.get(base(key)) ?? []), form].toSorted());
    }
    const incomplete = [...forms].filter(([, own]) => own.join() !== wanted.join());
    expect(incomplete).toEqual([]);
    expect([...forms.keys()].filter((key) => texts.has(key))).toEqual([]);
  });

  test('LANG-5 uses the same placeholders as Dutch', () => {
    const differing = [...texts].filter(
      ([key, text]) => placeholders(text) !== placeholders(dictionaries.nl.get(key) ?? text),
    );
    expect(differing).toEqual([]);
  });

  test('LANG-5 leaves no text empty', () => {
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('FIND-7 names the page and the number of objects', () => {
    const { t } = translations[language];
    const title = t('pager.title', { page: 2, pages: 4, count: 63 });
    expect(title).toMatch(/^\S+ 2 (van|sur|of|von) 4 \[63 (objecten|objets|objects|Objekte)\]$/);
  });
});

test.each([
  ['nl', '1 pand', '1.234 panden'],
  ['fr', '1 bien', '1 234 biens'],
  ['en', '1 property', '1.234 properties'],
  ['de', '1 Immobilie', '1.234 Immobilien'],
] as const)(
  'LANG-5 LANG-7 %s answers in its own words, plural and grouping',
  (language, ...texts) => {
    const { t } = translations[language];
    const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
    expect([t('list.count', { count: 1 }), plain(t('list.count', { count: 1234 }))]).toEqual(texts);
  },
);

test('LANG-5 a key that one language lacks is said in the default language', () => {
  translations.de.addResource('nl', 'translations', 'onlyHere', 'alleen hier');
  const t = translations.de.t as (key: unknown) => string;
  expect(t('onlyHere')).toBe('alleen hier');
});

test('LANG-5 every key that code uses exists', () => {
  const used = readSources().flatMap(({ file, text }) =>
    [...text.matchAll(/\b(?:t|translate|word)\(\s*'([\w.]+)'/g)].map(
      ([, key = '']) => `${file}: ${key}`,
    ),
  );
  const known = new Set(baseKeys(dictionaries.nl));
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((use) => !known.has(use.split(': ')[1] ?? ''))).toEqual([]);
});

test('LANG-5 code uses every key', () => {
  const text = readSources()
    .filter(({ file }) => !file.includes('.site-cases.'))
    .map((source) => source.text)
    .join('\n');
  const named = new Set([...text.matchAll(/['"`](\w+(?:\.[\w-]+)+)['"`]/g)].map(([, key]) => key));
  const built = [...text.matchAll(/`(\w+\.[^`\s]*\$\{[^`]*)`/g)].map(
    ([, key = '']) => new RegExp(`^${key.replace(/\$\{[^}]*\}/g, '[\\w.-]+')}$`),
  );
  const isUsed = (key: string): boolean =>
    named.has(key) || built.some((pattern) => pattern.test(key)) || onErrorPage.has(key);
  expect(named.size).toBeGreaterThan(0);
  expect(baseKeys(dictionaries.nl).filter((key) => !isUsed(key))).toEqual([]);
});

/** Keys that `server/http/error-page.ts` reads as properties. */
const onErrorPage = new Set(['errors.forbidden', 'errors.tooLarge', 'errors.unreadable']);

function readSources(): { file: string; text: string }[] {
  return ['app', 'document', 'server']
    .flatMap((folder) =>
      readdirSync(join(web, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(web, folder, file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}

function flatten(tree: Tree, prefix = ''): Map<string, string> {
  const entries = Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string'
      ? [[prefix + key, value]]
      : [...flatten(value, `${prefix}${key}.`).entries()],
  );
  return new Map(entries);
}

function base(key: string): string {
  return key.replace(pluralForm, '');
}

function baseKeys(texts: ReadonlyMap<string, string>): string[] {
  return [...new Set([...texts.keys()].map(base))].toSorted();
}

function placeholders(text: string): string {
  return [...text.matchAll(/\{\{(.*?)\}\}/g)]
    .map(([, name]) => name)
    .toSorted()
    .join();
}
