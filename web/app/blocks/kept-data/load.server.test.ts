import { expect, test } from 'vitest';
import { createLanguageContext } from '../../i18n/language-context.server';
import { createRouteTable } from '../../i18n/paths/route-table';
import { leadKinds } from '@agency/domain/form-rules';
import { languages } from '@agency/domain/languages';
import { buildKeptData, formatDuration } from './load.server';

const contextOf = (language: (typeof languages)[number]) =>
  createLanguageContext(createRouteTable(), language);

const settings = [
  { kind: 'site_contact', days: 730 },
  { kind: 'contact_appointment', days: 365 },
  { kind: 'demand_register', days: 365 },
  { kind: 'demand', days: 30 },
  { kind: 'mail', days: 90 },
];

const rowOf = (kind: string) =>
  buildKeptData(contextOf('en'), settings, true).rows.find((row) => row.kind === kind)?.howLong;

test.each([
  ['site-contact', '2 years after your message'],
  ['contact-appointment', '1 year after the viewing'],
  ['mail', '3 months after sending'],
  ['demand-register', 'while it runs, and 30 days after you stop it; the message itself 1 year'],
  ['job', 'until you ask us to erase it'],
  ['visit-source', 'as long as the message itself'],
])('FORM-3 the privacy page says of %s that it is kept %s', (kind, text) => {
  expect(rowOf(kind)).toBe(text);
});

test.each(languages)('FORM-3 the privacy page lists every form in %s', (language) => {
  const { rows } = buildKeptData(contextOf(language), settings, false);
  expect(rows.map(({ kind }) => kind)).toEqual([...leadKinds, 'visit-source', 'portal-mail']);
});

test.each([
  ['nl-BE', 730, '2 jaar'],
  ['fr-BE', 365, '1 an'],
  ['en-BE', 180, '6 months'],
  ['de-BE', 90, '3 Monate'],
  ['nl-BE', 30, '30 dagen'],
  ['fr-BE', 1, '1 jour'],
  ['en-BE', 366, '366 days'],
  ['de-BE', 3650, '10 Jahre'],
])('LANG-7 in %s %i days are %s', (locale, days, text) => {
  expect(formatDuration(locale, days).replace(/\u00a0/g, ' ')).toBe(text);
});
