import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { translations } from '../../i18n/translations.server';
import { listFields } from '../describe-form.server';
import { createFields } from '../fields/fields.server';
import { parseForm } from './parse-form.server';

const f = createFields(translations.en.t);
const schema = z
  .object({
    name: f.text({ label: 'Name', required: 'Your name, please' }),
    email: f.email({ label: 'Email', required: 'Your email, please' }),
    phone: f.phone({ label: 'Phone' }),
    visit: f.choice({ label: 'Visit', options: [{ value: 'a', label: 'A' }] }),
    types: f.choices({
      label: 'Types',
      options: ['1', '2'].map((value) => ({ value, label: value })),
      required: 'One type, please',
    }),
    start: f.date({ label: 'Start' }),
    persons: f.number({ label: 'Persons', read: readWhole, min: 1, max: 9 }),
    cv: f.file({ label: 'CV', purpose: 'cv', accept: '.pdf' }),
    news: f.checkbox({ label: 'News' }),
    privacy: f.agreement({ label: 'I agree', required: 'Please agree' }),
  })
  .refine(({ name }) => name !== 'Nobody', { path: ['name'], error: 'Somebody, please' });

const good = { name: 'An', email: 'an@example.org', types: ['1'], privacy: 'on' };

test('FORM-4 gives the checked values and what was typed', () => {
  const parsed = parseForm(send({ ...good, phone: '+32 470 12 34 56', persons: ' 3 ' }), schema);
  expect(parsed.errors).toBeNull();
  expect(parsed.values).toMatchObject({ name: 'An', types: ['1'], privacy: true, persons: 3 });
  expect(parsed.typed).toMatchObject({ name: 'An', types: '1', privacy: 'on', persons: '3' });
});

describe('FORM-3 each field has its own message', () => {
  test.each([
    ['name', '', 'Your name, please'],
    ['name', '   ', 'Your name, please'],
    ['name', 'x'.repeat(101), 'This text is too long'],
    ['name', 'Nobody', 'Somebody, please'],
    ['email', '', 'Your email, please'],
    ['email', 'an@', 'This email address is not valid'],
    ['email', 'an@example', 'This email address is not valid'],
    ['email', 'an@example.org\nBcc: x@y.z', 'This email address is not valid'],
    ['email', `${'x'.repeat(250)}@y.be`, 'This text is too long'],
    ['phone', '12', expect.stringMatching(/^This phone number is not valid.*02 512 47 80/)],
    ['phone', 'call me', expect.stringContaining('ext. 12')],
    ['name', '\u200b\u2060', 'Your name, please'],
    ['email', '😀@example.org', 'This email address is not valid'],
    ['visit', 'b', 'Please make a choice'],
    ['types', [], 'One type, please'],
    ['types', ['3'], 'One type, please'],
    ['types', ['1', '2', '3'], 'One type, please'],
    ['start', '2026-02-30', 'Please enter a valid date'],
    ['start', 'tomorrow', 'Please enter a valid date'],
    ['persons', 'many', 'Please enter a number'],
    ['persons', '0', 'Please enter a number'],
    ['privacy', '', 'Please agree'],
    ['privacy', 'off', 'Please agree'],
  ])('%s: %j', (name, value, message) => {
    const { errors } = parseForm(send({ ...good, [name]: value }), schema);
    expect(errors).toEqual({ [name]: message });
  });
});

test('FORM-4 a form without anything has an error for each field that is required', () => {
  const { errors } = parseForm(new FormData(), schema);
  expect(Object.keys(errors ?? {}).sort()).toEqual(['email', 'name', 'privacy', 'types']);
});

test('FORM-7 unknown, deep, repeated and reserved names change nothing', () => {
  const sent = send(good);
  for (const name of [
    '__proto__',
    'constructor.prototype.x',
    '__intent__',
    'a[9999999]',
    'name.x',
  ]) {
    sent.append(name, '{"type":"reset"}');
  }
  sent.append('name', 'Second');
  sent.append('email', new File(['x'], 'x.txt'));
  const parsed = parseForm(sent, schema);
  expect([parsed.errors, parsed.values?.['name']]).toEqual([null, 'An']);
});

test('FORM-7 texts are in one spelling: no NUL, no turned direction, a line without breaks', () => {
  const parsed = parseForm(send({ ...good, name: ' A\u0000n\u202e\r\nn\u0065\u0301 ' }), schema);
  expect(parsed.values?.['name']).toBe('An n\u00e9');
});

test('FORM-11 a text is no file, and an empty file is none', () => {
  const sent = send(good);
  sent.append('cv', 'pdf');
  sent.append('cv', new File([], ''));
  expect(parseForm(sent, schema).values?.['cv']).toBeUndefined();
  sent.append('cv', new File(['%PDF'], 'cv.pdf'));
  expect(parseForm(sent, schema).values?.['cv']).toBeInstanceOf(File);
});

test('FORM-4 the fields say to the browser what the schema says', () => {
  const fields = Object.fromEntries(listFields(schema).map(({ view }) => [view.name, view]));
  expect(fields['name']).toMatchObject({ isRequired: true, constraint: { maxLength: 100 } });
  expect(fields['email']).toMatchObject({ isRequired: true, constraint: { maxLength: 254 } });
  expect(fields['phone']).toMatchObject({ isRequired: false });
  expect(fields['types']).toMatchObject({ isRequired: true, widget: 'checkboxes' });
  expect(fields['persons']).toMatchObject({ isRequired: false, constraint: { maxLength: 30 } });
  expect(fields['news']?.isRequired).toBe(false);
  expect(fields['privacy']?.isRequired).toBe(true);
  expect(fields['cv']).toMatchObject({ isRequired: false, constraint: { accept: '.pdf' } });
});

function readWhole(typed: string): number | null {
  return /^\d+$/.test(typed) ? Number(typed) : null;
}

function send(values: Readonly<Record<string, string | string[]>>): FormData {
  const sent = new FormData();
  for (const [name, value] of Object.entries(values)) {
    for (const one of [value].flat()) sent.append(name, one);
  }
  return sent;
}
