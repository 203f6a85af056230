import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { adminLanguages } from '../admin-languages';
import en from './en.json';
import { sayRefusal, type RefusalKey } from './say-refusal';

const source = path.resolve(__dirname, '../../..');
const keys = Object.keys(en) as RefusalKey[];
const listValues = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();

test.each(adminLanguages)('EDIT-8 every refusal is in %s, with the same values', (language) => {
  for (const key of keys) {
    const text = sayRefusal(key)[language];
    expect(text, key).toMatch(/\S/);
    expect(listValues(text), key).toEqual(listValues(en[key]));
    if (language !== 'en') expect(text, key).not.toBe(en[key]);
    if (language === 'fr') expect(text, key).not.toMatch(/ [:;!?»]|« /);
  }
});

test('EDIT-8 a value is put into every language, a translated one in its own', () => {
  const kind = sayRefusal('kind.date');
  const said = sayRefusal('condition.order', { name: 'city', kind });
  expect(said.en).toBe('city is a date: it cannot be more or less than something.');
  expect(said.fr).toContain('city est une date');
});

/** Prefixes of computed keys, which the compiler checks. */
const families = ['page.css.', 'page.child.', 'usage.'];

test('EDIT-8 every refusal is one that the CMS makes', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(source, file), 'utf8'))
    .join('\n');
  const unused = keys.filter(
    (key) => !files.includes(`'${key}'`) && !families.some((family) => key.startsWith(family)),
  );
  expect(unused).toEqual([]);
});
