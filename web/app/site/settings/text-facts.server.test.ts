import { expect, test } from 'vitest';
import { buildSiteAnswer } from '../../testing/build-site-answer';
import { listTextFacts } from './text-facts.server';

const week = { fromDay: 'monday', toDay: 'friday', opens: '09:00', closes: '18:00' };
const saturday = { fromDay: 'saturday', toDay: null, opens: '10:00', closes: '13:00' };
const brussels = { name: 'Brussels', hours: [week, saturday] };
const arlon = { name: 'Arlon', hours: [] };

test.each([
  ['nl', 'maandag – vrijdag 09:00 – 18:00, zaterdag 10:00 – 13:00'],
  ['fr', 'lundi – vendredi 09:00 – 18:00, samedi 10:00 – 13:00'],
  ['en', 'Monday – Friday 09:00 – 18:00, Saturday 10:00 – 13:00'],
  ['de', 'Montag – Freitag 09:00 – 18:00, Samstag 10:00 – 13:00'],
] as const)('EDIT-8 the hours of one office in %s', (language, hours) => {
  const answer = buildSiteAnswer({ team: { offices: [brussels] } });
  expect(listTextFacts(answer, language).hours).toBe(hours);
});

test.each([
  ['fr', 'Brussels\u00a0: lundi – vendredi 09:00 – 18:00; Arlon\u00a0: sur rendez-vous'],
  ['de', 'Brussels: Montag – Freitag 09:00 – 18:00; Arlon: nach Vereinbarung'],
] as const)('EDIT-8 the hours of several offices in %s', (language, hours) => {
  const answer = buildSiteAnswer({ team: { offices: [{ ...brussels, hours: [week] }, arlon] } });
  expect(listTextFacts(answer, language).hours).toBe(hours);
});

test('EDIT-8 facts that the CMS does not say are empty', () => {
  expect(listTextFacts(buildSiteAnswer(), 'nl')).toEqual({
    phone: '',
    email: '',
    address: '',
    company: '',
    hours: '',
  });
});
