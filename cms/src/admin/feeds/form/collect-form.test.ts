import { expect, test } from 'vitest';
import type { FieldForm } from '../../../feeds/fields/field-form';
import { collectValues, fillForm, isShown, proposeKey } from './collect-form';

const buildField = (name: string, field: Partial<FieldForm> = {}): FieldForm => ({
  name,
  input: 'text',
  isRequired: false,
  initial: null,
  choices: [],
  onlyWith: null,
  isRare: false,
  ...field,
});
const fields = [
  buildField('clientId', { input: 'number', isRequired: true }),
  buildField('url', { input: 'address', initial: 'https://api.example/' }),
  buildField('languages', { input: 'languages', initial: ['nl', 'fr'] }),
  buildField('login', { input: 'yesNo' }),
  buildField('realm', { onlyWith: 'login' }),
  buildField('PASSWORD', { input: 'secret', isRequired: true }),
  buildField('postcodes', { input: 'own' }),
];

test.each([
  [{ clientId: ' 12 ' }, { clientId: 12 }],
  [{ clientId: '12a' }, { clientId: '12a' }],
  [{ clientId: '' }, {}],
  [{ url: 'https://api.example/' }, {}],
  [{ url: ' https://other.example/ ' }, { url: 'https://other.example/' }],
  [{ languages: ['nl', 'fr'] }, {}],
  [{ languages: ['fr'] }, { languages: ['fr'] }],
  [{ languages: [] }, { languages: [] }],
  [{ login: false, realm: 'x' }, { login: false }],
  [
    { login: true, realm: 'x' },
    { login: true, realm: 'x' },
  ],
  [{ PASSWORD: 'x' }, {}],
  [{ postcodes: { Eupen: '4700' } }, { postcodes: { Eupen: '4700' } }],
])('DATA-12 of %o the form sends %o', (values, sent) => {
  expect(collectValues(fields, values)).toEqual(sent);
});

test('DATA-12 a form begins with what is stored, or the initial value', () => {
  const { clientId, url, languages } = fillForm(fields, { clientId: 3, languages: ['de'] });
  expect([clientId, url, languages]).toEqual([3, 'https://api.example/', ['de']]);
  expect(fillForm(fields, {})).not.toHaveProperty('PASSWORD');
});

test.each([
  [{}, false],
  [{ login: 'true' }, false],
  [{ login: true }, true],
])('DATA-12 with %o a field that needs the login is shown: %s', (values, expected) => {
  expect(isShown(buildField('LOGIN', { onlyWith: 'login' }), values)).toBe(expected);
});

test.each([
  [[], 'whise'],
  [['whise'], 'whise-2'],
  [['whise', 'whise-2', 'kyero'], 'whise-3'],
])('DATA-12 beside %o the next feed is called %s', (taken, key) => {
  expect(proposeKey('whise', taken)).toBe(key);
});
