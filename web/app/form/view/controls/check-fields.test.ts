import { expect, test } from 'vitest';
import { z } from 'zod';
import { translations } from '../../../i18n/translations.server';
import { checkFields } from './check-fields';
import { listFields } from '../../describe-form.server';
import { createFields } from '../../fields/fields.server';
import { parseForm } from '../../send/parse-form.server';

const f = createFields(translations.en.t);
const schema = z.object({
  name: f.text({ label: 'Name', required: 'Your name, please', max: 5 }),
  email: f.email({ label: 'Email', required: 'Your email, please' }),
  phone: f.phone({ label: 'Phone' }),
  types: f.choices({
    label: 'Types',
    options: [{ value: '1', label: '1' }],
    required: 'One, please',
  }),
  start: f.date({ label: 'Start', min: '2026-01-01' }),
  privacy: f.agreement({ label: 'I agree', required: 'Please agree' }),
});
const form = { groups: [{ legend: null, fields: listFields(schema).map(({ view }) => view) }] };
const good = { name: 'An', email: 'an@example.org', types: '1', privacy: 'on' };

test.each([
  {},
  { name: '' },
  { name: ' ' },
  { name: '\u200b' },
  { name: 'Antoinette' },
  { email: 'an@' },
  { email: 'an@@example.org' },
  { phone: '12' },
  { phone: 'call me' },
  { phone: '0470\u00a012\u00a034\u00a056' },
  { phone: '26 12 34' },
  { phone: '02/512.47.80 poste 12' },
  { phone: '+32 (0)2 123.45.67' },
  { types: '' },
  { start: '2025-12-31' },
  { start: '2026-01-01' },
  { privacy: '' },
  { name: '', email: '', privacy: '' },
])('FORM-4 the browser says of %j what the server says', (changes) => {
  const sent = new FormData();
  for (const [name, value] of Object.entries({ ...good, ...changes })) sent.append(name, value);
  const ofBrowser = checkFields(form, sent);
  const ofServer = parseForm(sent, schema).errors ?? {};
  expect(ofBrowser).toEqual(
    Object.fromEntries(Object.entries(ofServer).map(([name, text]) => [name, [text]])),
  );
});

test('FORM-11 the browser does not begin to send a file that is too large', () => {
  const withFile = z.object({
    cv: f.file({ label: 'CV', purpose: 'cv', accept: '.pdf', required: 'Your CV, please' }),
  });
  const fields = listFields(withFile).map(({ view }) => view);
  const sent = new FormData();
  sent.append('cv', new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'cv.pdf'));
  const errors = checkFields({ groups: [{ legend: null, fields }] }, sent);
  expect(errors).toEqual({ cv: ['This file is too large: 5\u00a0MB at most'] });
});
