import { expect, test } from 'vitest';
import type { Language } from '@agency/domain/languages';
import { buildContext } from '../../../testing/build-site-answer';
import { writeVerdict } from './load-dashboard.server';

const at = '2026-11-25T09:00:00Z';

function verdict(language: Language, week: number, coming: number, total = 500): string | null {
  const totals = { today: 0, week, month: week, total };
  const viewings = Array.from({ length: coming }, () => ({ start: at, end: at, booked: 1 }));
  return writeVerdict(buildContext(language), {
    visits: { totals, days: [], last30: 0 },
    figures: [
      { reference: 'A1', last30: 0, viewings },
      { reference: 'A2', last30: 0, viewings: [] },
    ],
  });
}

test.each([
  ['nl', 151, 2, 'Deze week 151 keer bekeken; 2 bezoeken gepland.'],
  ['nl', 1, 1, 'Deze week 1 keer bekeken; 1 bezoek gepland.'],
  ['nl', 0, 0, 'Deze week nog niet bekeken.'],
  ['fr', 1, 1, '1 vue cette semaine\u202f; 1 visite prévue.'],
  ['en', 3, 0, '3 views this week.'],
  ['de', 0, 2, 'Diese Woche noch nicht angesehen; 2 Besichtigungen geplant.'],
] as const)(
  'OWN-3 OWN-5 in %s %i views and %i viewings are: %s',
  (language, week, coming, text) => {
    expect(verdict(language, week, coming)).toBe(text);
  },
);

test('OWN-3 before the first view the sentence is of viewings alone, or there is none', () => {
  expect(verdict('en', 0, 2, 0)).toBe('2 viewings planned.');
  expect(verdict('en', 0, 0, 0)).toBeNull();
});

test('ERR-2 what could not be had is left out of the sentence', () => {
  expect(writeVerdict(buildContext('en'), { visits: null, figures: null })).toBeNull();
});
