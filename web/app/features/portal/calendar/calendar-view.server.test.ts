import { expect, test } from 'vitest';
import { createLanguageContext } from '../../../i18n/language-context.server';
import { createRouteTable } from '../../../i18n/paths/route-table';
import { buildCalendar, type CalendarAnswer } from './calendar-view.server';

const table = createRouteTable();
const place = { today: '2026-11-21', hrefOf: (month: string) => `?month=${month}` };

function buildAnswer(overrides: Partial<CalendarAnswer> = {}): CalendarAnswer {
  const days = Array.from({ length: 30 }, (_, index) => ({
    day: `2026-11-${String(index + 1).padStart(2, '0')}`,
    visits: [0, 1, 5, 10, 20][index] ?? 0,
  }));
  const began = { firstMonth: '2026-09', since: '2026-09-03' };
  return { month: '2026-11', ...began, days, viewings: [], ...overrides };
}

const build = (overrides: Partial<CalendarAnswer> = {}, language: 'en' | 'fr' = 'en') =>
  buildCalendar(createLanguageContext(table, language), buildAnswer(overrides), place);

test('OWN-5 the calendar says the visits of each day, and nothing of a day to come', () => {
  const days = build()
    .weeks.flat()
    .filter((day) => day !== null);
  expect(days.slice(0, 5).map(({ visitsText }) => visitsText)).toEqual(['0', '1', '5', '10', '20']);
  expect(days.slice(0, 5).map(({ level }) => level)).toEqual([0, 1, 1, 2, 4]);
  expect(days[1]?.visitsLabel).toBe('1 view');
  expect(days.filter(({ isToday }) => isToday).map(({ number }) => number)).toEqual([21]);
  expect(days.slice(20, 22).map(({ visitsText }) => visitsText)).toEqual(['0', null]);
});

test('OWN-5 days before the listing was online are as empty as those to come', () => {
  const days = build({ since: '2026-11-03' })
    .weeks.flat()
    .filter((day) => day !== null);
  expect(days.slice(0, 3).map(({ visitsText }) => visitsText)).toEqual([null, null, '5']);
});

test('OWN-5 the calendar adds the month up and names its days from Monday', () => {
  const view = build({}, 'fr');
  expect(view.totalText).toBe('36 vues');
  expect(view.monthText).toBe('Novembre 2026');
  expect(view.weekdays.map(({ long }) => long)[0]).toBe('lundi');
  expect(view.weekdays.map(({ short }) => short).at(-1)).toBe('dim');
});

test.each([
  ['2026-11', '2026-09', ['?month=2026-10', null]],
  ['2026-10', '2026-09', ['?month=2026-09', '?month=2026-11']],
  ['2026-09', '2026-09', [null, '?month=2026-10']],
  ['2026-11', '2026-11', [null, null]],
])('OWN-5 from %s, visits being counted since %s, leads to %j', (month, firstMonth, expected) => {
  const { previous, next } = build({ month, firstMonth });
  expect([previous?.href ?? null, next?.href ?? null]).toEqual(expected);
});

test('OWN-5 a viewing stands on its day by the clock in Brussels', () => {
  const view = build({
    viewings: [
      { start: '2026-11-24T23:30:00.000Z', end: '2026-11-25T00:00:00.000Z', booked: 2 },
      { start: '2026-11-28T09:00:00.000Z', end: '2026-11-28T09:30:00.000Z', booked: 1 },
    ],
  });
  const booked = view.weeks.flat().filter((day) => day && day.viewings.length > 0);
  expect(booked.map((day) => day?.day)).toEqual(['2026-11-25', '2026-11-28']);
  expect(view.viewingsText).toBe('2 viewings booked');
  expect(view.viewings[0]).toMatchObject({
    hoursText: '00:30\u00a0–\u00a001:00',
    bookedText: '2 visitors booked',
  });
});

test('OWN-5 a single visit is no busy day', () => {
  const view = build({ days: [{ day: '2026-11-02', visits: 1 }] });
  expect(view.weeks.flat().map((day) => day?.level ?? 0)).toContain(1);
  expect(Math.max(...view.weeks.flat().map((day) => day?.level ?? 0))).toBe(1);
});

test('OWN-5 a month without visits says what will be there', () => {
  const view = build({ days: [] });
  expect(view.emptyText).toContain('November 2026');
  expect(view.weeks.flat().filter(Boolean)).toHaveLength(30);
});
