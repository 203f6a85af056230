import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { adminLanguages } from '../../platform/rules/admin-languages';
import de from '../../platform/rules/labels/messages/de.json';
import en from '../../platform/rules/labels/messages/en.json';
import fr from '../../platform/rules/labels/messages/fr.json';
import nl from '../../platform/rules/labels/messages/nl.json';
import { findKind, listKinds } from '../find-kind';
import { sharedFields } from '../forms/shared-fields';
import { checkSecrets, checkSettings, isNeeded, nameField, refuseProblems } from './check-fields';
import type { FeedFields } from './declare-fields';

const messages: Record<string, Record<string, string>> = { nl, fr, en, de };
const docs = path.resolve(__dirname, '../../../../docs');
const readFields = (kind: string): FeedFields => findKind(kind)?.fields ?? {};
const check = (kind: string, settings: Record<string, unknown>) =>
  checkSettings(readFields(kind), settings, 'settings').map(({ field, message }) => [
    field,
    message.en,
  ]);

test.each([
  ['whise', { clientId: 12, officeId: 3 }],
  ['whise', { clientId: 0, officeId: 3, languages: ['fr'], url: 'http://127.0.0.1:1/x?y=1' }],
  ['omnicasa', {}],
  ['kyero', { url: 'https://feed.example/a.xml', postcodes: { Aarlen: '6700' } }],
  ['snapshot', {}],
  ['snapshot', { url: 'https://feed.example/', login: false }],
  ['sweepbright', { version: '20191206' }],
])('DATA-12 the settings of %s may be %o', (kind, settings) => {
  expect(check(kind, settings)).toEqual([]);
  expect(findKind(kind)?.settings.safeParse(settings).success).toBe(true);
});

test.each([
  ['whise', {}, ['settings.clientId', 'settings.officeId'], 'Client number: fill this in.'],
  ['whise', { clientId: '12', officeId: 1 }, ['settings.clientId'], 'Client number: write a whole'],
  ['whise', { clientId: 1.5, officeId: 1 }, ['settings.clientId'], 'from 0 to 999999999'],
  ['whise', { clientId: -1, officeId: 1 }, ['settings.clientId'], 'Client number: write a whole'],
  ['omnicasa', { languages: ['es'] }, ['settings.languages'], 'Languages: choose from the list.'],
  ['omnicasa', { url: 'feed.example' }, ['settings.url'], 'Address: write an address that begins'],
  ['omnicasa', { url: 'ftp://feed.example/' }, ['settings.url'], 'https:// or http://'],
  ['kyero', { url: 'https://a:b@feed.example/' }, ['settings.url'], 'leave name and password out'],
  ['kyero', { url: 'https://feed.example/', postcodes: 6700 }, ['settings.postcodes'], 'Postal'],
  ['snapshot', { login: 'yes' }, ['settings.login'], 'cannot be used'],
  ['sweepbright', { version: '1.2' }, ['settings.version'], 'Version of the interface: write'],
  ['snapshot', { path: '/etc' }, ['settings'], 'missing or wrong: path'],
  ['whise', { clientId: 1, officeId: 1, PASSWORD: 'x' }, ['settings'], 'PASSWORD'],
])('DATA-12 the settings of %s may not be %o', (kind, settings, fields, message) => {
  const problems = check(kind, settings);
  expect(problems.map(([field]) => field)).toEqual(fields);
  expect(problems[0]?.[1]).toContain(message);
});

test.each([
  ['everyMinutes', 4],
  ['everyMinutes', 10_081],
  ['everyMinutes', '60'],
  ['leadAddress', 'nobody'],
  ['name', 'x'.repeat(61)],
  ['name', 'two\nlines'],
  ['sendLeads', 1],
])('DATA-12 the field %s of every feed may not be %o', (name, value) => {
  const [problem] = checkSettings(sharedFields, { [name]: value }, 'values');
  expect(problem?.field).toBe(`values.${name}`);
  for (const language of adminLanguages) {
    expect(problem?.message[language]).toContain(nameField(name)[language]);
  }
});

describe('DATA-12 secrets', () => {
  const checkTyped = (
    kind: string,
    settings: Record<string, unknown>,
    typed: Record<string, string>,
    known: string[] = [],
  ) =>
    checkSecrets(readFields(kind), settings, typed, (name) => known.includes(name)).map(
      ({ field }) => field,
    );

  test.each([
    ['whise', {}, {}, [], ['secrets.USERNAME', 'secrets.PASSWORD']],
    ['whise', {}, { USERNAME: 'a' }, [], ['secrets.PASSWORD']],
    ['whise', {}, { USERNAME: 'a' }, ['PASSWORD'], []],
    ['whise', {}, { USERNAME: 'a\nb' }, ['PASSWORD'], ['secrets.USERNAME']],
    ['whise', {}, { USERNAME: 'a', PASSWORD: 'x'.repeat(2001) }, [], ['secrets.PASSWORD']],
    ['whise', {}, { TOKEN: 'a' }, ['USERNAME', 'PASSWORD'], ['secrets']],
    ['snapshot', {}, {}, [], []],
    ['snapshot', { login: false }, {}, [], []],
    ['snapshot', { login: true }, {}, [], ['secrets.LOGIN']],
    ['snapshot', { login: true }, { LOGIN: 'name' }, [], ['secrets.LOGIN']],
    ['snapshot', { login: true }, { LOGIN: 'name:pass:word' }, [], []],
  ])('of %s with %o: %o', (kind, settings, typed, known, fields) => {
    expect(checkTyped(kind, settings, typed, known)).toEqual(fields);
  });
});

test('DATA-12 all wrong fields are refused at once, each by its name', () => {
  const problems = checkSettings(readFields('whise'), {}, 'settings');
  const caught = (() => {
    try {
      refuseProblems(problems);
    } catch (error) {
      return error as Error;
    }
    return null;
  })();
  expect(caught?.message).toBe('Client number: fill this in. Office number: fill this in.');
  expect(caught).toMatchObject({
    details: {
      errors: [{ path: ['settings', 'clientId'] }, { path: ['settings', 'officeId'] }],
    },
  });
  expect(() => refuseProblems([])).not.toThrow();
});

const declared = listKinds().flatMap(({ key, fields }) =>
  Object.keys(fields).map((name): [string, string] => [key, name]),
);

test.each([...declared, ...Object.keys(sharedFields).map((name) => ['', name])])(
  'DATA-12 the field of %s called %s has a label and help in every language',
  (kind, name) => {
    for (const words of Object.values(messages)) {
      const help = words[`agency.feeds.help.${kind}.${name}`] ?? words[`agency.feeds.help.${name}`];
      expect(words[`agency.feeds.field.${name}`]).toMatch(/\S/);
      expect(help).toMatch(/\.$/);
    }
  },
);

test('DATA-12 no label or help is of a field that is not declared', () => {
  const names = new Set([...declared.map(([, name]) => name), ...Object.keys(sharedFields)]);
  for (const name of ['key', 'kind', 'enabled', 'paused']) names.add(name);
  const known = new Set(declared.map(([kind, name]) => `${kind}.${name}`));
  const written = Object.keys(en).flatMap((key) => {
    const [, name] = /^agency\.feeds\.(?:field|help)\.(.+)$/.exec(key) ?? [];
    return name === undefined ? [] : [name];
  });
  expect(written.filter((name) => !names.has(name) && !known.has(name))).toEqual([]);
});

describe('DATA-12 the table of kinds in docs/going-live.md', () => {
  const rows = readFileSync(path.join(docs, 'going-live.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| `\w+` /.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const find = (kind: string) => rows.find(([, name]) => name === `\`${kind}\``) ?? [];
  const list = (cell = ''): string[] =>
    [...cell.matchAll(/_([^_]+)_/g)].map(([, name = '']) => name);

  test.each(listKinds().map(({ key }) => key))(
    'names the fields of %s as its form does',
    (kind) => {
      const fields = Object.entries(readFields(kind));
      const label = ([name]: [string, unknown]): string => nameField(name).en;
      const [, , settings, secrets] = find(kind);
      const own = fields
        .filter(([, { input, isRare }]) => input !== 'secret' && !isRare)
        .map(label);
      const hidden = fields.filter(([, { input }]) => input === 'secret').map(label);
      expect(list(settings)).toEqual(own);
      expect(list(secrets)).toEqual(hidden);
    },
  );

  test('has every kind and no other', () => {
    const kinds = listKinds().map(({ key }) => `\`${key}\``);
    expect(rows.map(([, name]) => name).sort()).toEqual(kinds.sort());
  });
});

test.each([
  [{ isRequired: true, onlyWith: null }, {}, true],
  [{ isRequired: false, onlyWith: null }, {}, false],
  [{ isRequired: true, onlyWith: 'login' }, { login: true }, true],
  [{ isRequired: true, onlyWith: 'login' }, { login: 'true' }, false],
  [{ isRequired: true, onlyWith: 'login' }, null, false],
])('DATA-12 whether %o is needed with %o', (field, settings, expected) => {
  expect(isNeeded(field, settings)).toBe(expected);
});
