import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeEuropeanDates } from './european-formats';

const { DateTimeFormat, Locale } = Intl;
const moment = new Date('2026-11-22T15:05:00Z');

beforeAll(writeEuropeanDates);

afterAll(() => Object.assign(Intl, { DateTimeFormat, Locale }));

test.each([
  ['en', '22/11/2026, 15:05'],
  ['nl', '22/11/2026, 15:05'],
  ['fr', '22/11/2026 15:05'],
  ['de', '22.11.2026, 15:05'],
  ['en-US', '11/22/2026, 3:05 PM'],
])('CMS-1 the admin in %s writes %s', (language, written) => {
  const format = new Intl.DateTimeFormat(language, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  expect(format.format(moment).replace(/\s/g, ' ')).toBe(written);
});

test('CMS-1 what asks for no language, or without new, gets what it always got', () => {
  const { locale } = new DateTimeFormat().resolvedOptions();
  expect(new Intl.DateTimeFormat().resolvedOptions().locale).toBe(locale);
  expect(Intl.DateTimeFormat('en').resolvedOptions().locale).toBe('en-GB');
  expect(new Intl.Locale('en').region).toBe('GB');
  expect(Intl.DateTimeFormat.supportedLocalesOf(['nl'])).toEqual(['nl']);
});
