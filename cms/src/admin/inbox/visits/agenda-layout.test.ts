import { expect, test } from 'vitest';
import type { Visit } from '../../../leads/agenda/agenda-responses';
import { atAgencyTime } from '../../../platform/rules/agency-time';
import { findColleague, findShownHours, placeEntries, readHours, snapStart } from './agenda-layout';

const day = '2026-12-01';

const visitor = (assignee: number | null = null): Visit['visitors'][number] => {
  return { documentId: 'lead', name: 'Ella', contact: null, assignee };
};

/** Builds a moment from the first to the second time of the day, `10:00-10:30`. */
function buildVisit(hours: string, changes: Partial<Visit> = {}): Visit {
  const [from = '', until = ''] = hours.split('-');
  return {
    documentId: hours,
    start: atAgencyTime(day, from).toISOString(),
    end: atAgencyTime(day, until).toISOString(),
    capacity: 1,
    taken: 0,
    active: true,
    listing: null,
    host: null,
    visitors: [],
    ...changes,
  };
}

const place = (hours: readonly string[], isGrouped = false) =>
  placeEntries(
    hours.map((one, index) => buildVisit(one, { documentId: String(index) })),
    isGrouped,
  ).map(({ lane, lanes, visits }) => [lane, lanes, visits.length]);

test.each([
  ['one below the other have the whole width', ['10:00-10:30', '10:30-11:00'], ['1/1', '1/1']],
  ['that overlap are side by side', ['10:00-11:00', '10:30-11:30'], ['1/2', '2/2']],
  [
    'take a place that is free again',
    ['10:00-12:00', '10:00-10:30', '10:30-11:00'],
    ['1/2', '2/2', '2/2'],
  ],
  [
    'are as narrow as the others they overlap with, and no more',
    ['10:00-10:30', '10:00-10:30', '10:00-10:30', '14:00-15:00'],
    ['1/3', '2/3', '3/3', '1/1'],
  ],
  ['are in the order of their time', ['14:00-15:00', '10:00-14:30'], ['1/2', '2/2']],
])('EDIT-11 moments %s', (_, hours, expected) => {
  expect(place(hours).map(([lane = 0, lanes]) => `${lane + 1}/${lanes}`)).toEqual(expected);
});

test('EDIT-11 moments that nobody comes to are one entry at the same hours, one with a visitor is not', () => {
  const visits = [
    buildVisit('10:00-10:30', { documentId: 'one' }),
    buildVisit('10:00-10:30', { documentId: 'two' }),
    buildVisit('10:00-10:45', { documentId: 'longer' }),
    buildVisit('10:00-10:30', { documentId: 'taken', visitors: [visitor()] }),
  ];
  const names = (isGrouped: boolean) =>
    placeEntries(visits, isGrouped).map((entry) =>
      entry.visits.map(({ documentId }) => documentId).join(' '),
    );
  expect(names(true)).toEqual(['one two', 'longer', 'taken']);
  expect(names(false)).toEqual(['one', 'two', 'longer', 'taken']);
});

test.each([
  ['8 to 20 without a moment', [], [8, 20]],
  ['8 to 20 with one in between', ['10:00-10:30'], [8, 20]],
  ['earlier and later for those who come then', ['07:30-08:00', '20:15-21:15'], [7, 22]],
  ['to midnight', ['22:00-24:00'], [8, 24]],
])('EDIT-11 a calendar shows the hours from %s', (_, hours, expected) => {
  const visits = hours.map((one) =>
    one.endsWith('24:00')
      ? buildVisit('22:00-22:00', { end: atAgencyTime('2026-12-02', '00:00').toISOString() })
      : buildVisit(one),
  );
  const { from, until } = findShownHours(visits);
  expect([from / 60, until / 60]).toEqual(expected);
});

test('EDIT-11 hours are by the clock in Brussels, in winter and on the day the clock changes', () => {
  expect(readHours(buildVisit('10:00-10:45'))).toEqual({ day, from: 600, until: 645 });
  const night = { start: '2026-10-25T00:30:00.000Z', end: '2026-10-25T01:30:00.000Z' };
  expect(readHours(night)).toEqual({ day: '2026-10-25', from: 150, until: 210 });
});

test.each([
  ['the nearest quarter', 607, 600],
  ['the next quarter', 608, 615],
  ['not before the first hour', 100, 480],
  ['not after the last hour', 1190, 1155],
])('EDIT-11 a moment of 45 minutes is dropped at %s', (_, minute, expected) => {
  expect(snapStart(minute, 45, { from: 480, until: 1200 })).toBe(expected);
});

test.each([
  ['the host', { host: { id: 3, name: 'Nora' }, visitors: [visitor(4)] }, 3],
  ['who handles the lead', { visitors: [visitor(), visitor(4)] }, 4],
  ['nobody', { visitors: [visitor()] }, null],
])('EDIT-11 a moment is in the column of %s', (_, changes, expected) => {
  expect(findColleague(buildVisit('10:00-10:30', changes))).toBe(expected);
});
