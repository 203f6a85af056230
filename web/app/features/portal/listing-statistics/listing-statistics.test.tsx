import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildContext } from '../../../testing/build-site-answer';
import { renderView } from '../../../testing/render-view';
import { buildCalendar } from '../calendar/calendar-view.server';
import { buildHistory } from '../history/history-view.server';
import { buildOutcome } from '../outcome/outcome-view.server';
import { buildQuestion } from '../question/question-form.server';
import { ListingStatistics } from './listing-statistics';
import { emptyStatisticsSearch, serialiseStatisticsSearch } from './statistics-search';
import type { StatisticsView } from './statistics-view.server';

const context = buildContext('en');
const counts = { views: 12, enquiries: 2, visitsAsked: 1, visitsPlanned: 0, visitsDone: 1 };
const total = { ...counts, offers: 0, savedSearches: 3 };
const outcome = {
  reference: '1',
  total,
  period: total,
  prices: [],
  feedback: [],
  nextStep: null,
};
const comment = `${'word '.repeat(60)}end`;

function buildView(overrides: Partial<StatisticsView> = {}): StatisticsView {
  const row = { type: 'Mail', contact: null, subject: 'A question', state: null, source: null };
  return {
    title: 'Statistics',
    paper: { agency: 'Corbelle', day: 'As of 21 November 2026' },
    head: {
      title: 'A flat',
      place: '1000 Brussels',
      referenceText: 'Ref: 1',
      state: { kind: 'hidden', text: 'Not on the site' },
      picture: null,
      page: null,
    },
    team: null,
    changes: null,
    outcome: buildOutcome(context, outcome, null),
    visits: null,
    calendar: buildCalendar(
      context,
      {
        month: '2026-11',
        firstMonth: '2026-10',
        since: '2026-10-05',
        days: [{ day: '2026-11-03', visits: 12 }],
        viewings: [{ start: '2026-11-03T09:00:00Z', end: '2026-11-03T09:30:00Z', booked: 2 }],
      },
      { today: '2026-11-21', hrefOf: (month) => `?month=${month}` },
    ),
    history: buildHistory(
      context,
      {
        total: 1,
        types: ['Mail'],
        states: [],
        rows: [{ ...row, id: 'a', date: '2026-11-20T13:05:00Z', comment, url: null }],
      },
      {
        search: { ...emptyStatisticsSearch, type: 'Mail' },
        action: '/en/owner/1/',
        hrefOf: (shown) => `/en/owner/1/${serialiseStatisticsSearch(shown)}`,
        downloadHref: '/en/owner/1/communications.csv?type=Mail',
      },
    ),
    documents: null,
    question: buildQuestion(context, '1', false),
    ...overrides,
  };
}

test('ERR-2 a part that failed says so in its place, and the others stand', () => {
  renderView(<ListingStatistics view={buildView()} />);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A flat');
  expect(screen.getByRole('table', { name: /November 2026/ })).not.toBeNull();
  expect(screen.getByRole('table', { name: 'Communications' })).not.toBeNull();
});

test('OWN-5 a day of the calendar says its visits and viewings in words', () => {
  renderView(<ListingStatistics view={buildView()} />);
  const day = screen.getByText('12 views', { selector: 'td *' }).closest('td');
  expect(day?.querySelector('time')?.dateTime).toBe('2026-11-03');
  expect(day?.textContent).toContain('2 visitors booked');
  expect(screen.getAllByRole('columnheader', { name: 'Monday' })).toHaveLength(1);
});

test('OWN-5 the column that sorts says in which direction, and each but the contact is a link', () => {
  renderView(<ListingStatistics view={buildView()} />);
  const table = screen.getByRole('table', { name: 'Communications' });
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map((head) => head.getAttribute('aria-sort'))).toEqual([
    ...['descending', null, null, null, null, null, null],
  ]);
  expect(
    heads.filter((head) => !head.querySelector('a')).map(({ textContent }) => textContent),
  ).toEqual(['Contact']);
  expect(within(table).getByRole('link', { name: 'Source, ascending' })).not.toBeNull();
});

test('OWN-5 a long comment is folded and whole below', () => {
  const { container } = renderView(<ListingStatistics view={buildView()} />);
  expect(container.querySelector('td details summary')?.textContent).toMatch(/word…/);
  expect(container.querySelector('td details p')?.textContent).toBe(comment);
});

test('OWN-5 the filter is a GET form with what is set, and a chip takes it away', () => {
  const { container } = renderView(<ListingStatistics view={buildView()} />);
  const form = container.querySelector('form');
  expect(form?.getAttribute('method')).toBe('get');
  expect(form && new FormData(form).get('type')).toBe('Mail');
  const chip = screen.getByRole('link', { name: 'Remove filter Mail' });
  expect(chip.getAttribute('href')).toBe('/en/owner/1/#history');
});
