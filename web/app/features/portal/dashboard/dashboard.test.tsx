import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buildContext } from '../../../testing/build-site-answer';
import { renderView } from '../../../testing/render-view';
import { Dashboard } from './dashboard';
import type { DashboardView } from './dashboard-view';
import { buildListingRows } from './listing-rows.server';
import { buildVisits } from './visits-view.server';

// The library draws into a size that a test has none of.
vi.mock('../graph/live-graph', () => ({ LiveGraph: () => null }));

const context = buildContext('en');
const days = Array.from({ length: 30 }, (_, index) => ({
  day: new Date(Date.UTC(2026, 9, 23 + index)).toISOString().slice(0, 10),
  visits: index,
}));
const totals = { today: 29, week: 120, month: 400, total: 435 };
const listing = {
  reference: 'A1',
  title: 'Attic',
  place: '1000 Brussels',
  availability: 'available',
  isShown: false,
  waitsFor: [],
  card: null,
};

function buildDashboard(overrides: Partial<DashboardView> = {}): DashboardView {
  return {
    title: 'Hello An',
    changes: null,
    verdict: '120 views this week.',
    visits: buildVisits(context, { totals, days, last30: 435 }),
    listings: buildListingRows(context, [listing], null),
    viewings: null,
    ...overrides,
  };
}

test('OWN-3 OWN-4 numbers, graph and table say the same', () => {
  renderView(<Dashboard dashboard={buildDashboard()} />);
  expect(screen.getByText('120 views this week.')).toBeDefined();
  expect(screen.getByText('Today').nextElementSibling?.textContent).toBe('29');
  const rows = within(screen.getByRole('table', { name: 'The last 30 days' })).getAllByRole('row');
  expect(rows).toHaveLength(31);
  expect(rows[1]?.textContent).toBe('21 November, so far29');
  expect(screen.getByRole('figure').textContent).toContain('435 views in 30 days.');
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe(
    '21 November, so far: 29 views',
  );
});

test('OWN-4 the line ends yesterday, as today is not over', () => {
  const { container } = renderView(<Dashboard dashboard={buildDashboard()} />);
  const points = [...container.querySelectorAll('polyline')].map(
    (line) => line.getAttribute('points')?.split(' ') ?? [],
  );
  expect(points.map(({ length }) => length)).toEqual([29, 2, 2]);
  expect(points[0]).not.toContain(points[1]?.[0]);
  expect(points[1]?.[0]).toMatch(/^100,/);
  expect(screen.getByRole('figure').textContent).toContain('Today so far');
});

test('ERR-2 a part that failed says so in its place, the others stand', () => {
  renderView(<Dashboard dashboard={buildDashboard({ visits: null })} />);
  expect(screen.getByRole('alert').textContent).toContain('error');
  const attic = screen.getByRole('link', { name: 'Statistics of Attic' });
  expect(attic.closest('h3')?.textContent).toBe('Attic');
});

test('OWN-3 an owner without properties sees no zeros', () => {
  const listings = buildListingRows(context, [], []);
  renderView(<Dashboard dashboard={buildDashboard({ listings })} />);
  expect(screen.getByText('No properties yet')).toBeDefined();
  expect(screen.queryByText('Today')).toBeNull();
});
