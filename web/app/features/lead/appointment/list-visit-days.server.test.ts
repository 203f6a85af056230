import { expect, test } from 'vitest';
import { createLanguageContext } from '../../../i18n/language-context.server';
import type { Language } from '@agency/domain/languages';
import { createRouteTable } from '../../../i18n/paths/route-table';
import { listVisitDays, listWishOptions } from '../forms/contact-appointment.server';

const slot = (start: string, end: string) => ({ id: start, start, end, free: 1 });

test.each<[Language, string]>([
  ['nl', 'maandag 23 november'],
  ['fr', 'lundi 23 novembre'],
  ['en', 'Monday, 23 November'],
  ['de', 'Montag, 23. November'],
])('FORM-14 LANG-7 in %s the day of a moment is %s', (language, day) => {
  const context = createLanguageContext(createRouteTable(), language);
  const [option] = listVisitDays(context, [slot('2026-11-23T09:00:00Z', '2026-11-23T09:30:00Z')]);
  expect(option).toMatchObject({ group: day, label: '10:00\u00a0–\u00a010:30' });
});

test('FORM-14 the day and the hours of a moment are those of Brussels', () => {
  const context = createLanguageContext(createRouteTable(), 'nl');
  const days = listVisitDays(context, [
    slot('2026-10-24T22:30:00Z', '2026-10-24T23:00:00Z'),
    slot('2026-10-25T08:00:00Z', '2026-10-25T08:30:00Z'),
  ]);
  expect(days.map(({ group, label }) => [group, label.slice(0, 5)])).toEqual([
    ['zondag 25 oktober', '00:30'],
    ['zondag 25 oktober', '09:00'],
  ]);
});

test('FORM-14 parts of days are wished for from tomorrow on, by the clock of Brussels', () => {
  const context = createLanguageContext(createRouteTable(), 'fr');
  const options = listWishOptions(context, new Date('2026-11-24T23:30:00Z'));
  expect(options).toHaveLength(36);
  expect(options[1]).toEqual({
    value: '2026-11-26.afternoon',
    label: 'Après-midi',
    group: 'jeudi 26 novembre',
  });
});
