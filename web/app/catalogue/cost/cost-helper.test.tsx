import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { renderMarkup } from '../../testing/render-view';
import { CostHelper } from './cost-helper';
import type { CostView } from './cost-view';
import { start as startCosts } from './start-costs';

const fetched = vi.fn((_url: string) => Promise.resolve(new Response('')));

beforeAll(() => startCosts());

const costs: CostView = {
  id: 'costs',
  title: 'What does buying this cost?',
  intro: 'An estimate.',
  form: {
    action: '/en/for-sale/x/y/7/',
    amount: { name: 'amount', label: 'Price', value: '300000' },
    ownHome: {
      name: 'own',
      label: 'Own home?',
      value: '1',
      options: [
        { value: '1', label: 'Yes' },
        { value: '0', label: 'No' },
      ],
    },
    classes: null,
    buyers: null,
    submit: 'Calculate',
  },
  lines: [{ label: 'Registration duty', value: '€ 6.000', note: '2% since 1 January 2025' }],
  total: { label: 'Together', value: '€ 306.000', note: null },
  notes: ['At signing you pay a deposit.'],
  missing: ['The usual deposit is not known.'],
  estimate: 'This is an estimate.',
  notary: { label: 'Notaries', href: 'https://www.notaris.be/' },
};

beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('DETAIL-2 the estimate is a form that needs no script', () => {
  renderMarkup(<CostHelper costs={costs} />);
  const part = within(screen.getByRole('region', { name: costs.title }));
  const form = part.getByRole('button', { name: 'Calculate' }).closest('form');
  expect(form?.getAttribute('method')).toBe('get');
  expect(form?.getAttribute('action')).toBe('/en/for-sale/x/y/7/#costs');
  const answers = Object.fromEntries(new FormData(form ?? undefined));
  expect(answers).toEqual({ amount: '300000', own: '1' });
  for (const text of ['€ 6.000', '€ 306.000', ...costs.notes, ...costs.missing, costs.estimate]) {
    part.getByText(text);
  }
  const link = part.getByRole('link', { name: 'Notaries' });
  expect(link.getAttribute('href')).toBe(costs.notary?.href);
});

test('DETAIL-2 what is changed is recalculated once, a moment after the last change', async () => {
  const answer = renderMarkup(
    <CostHelper costs={{ ...costs, lines: [{ label: 'Duty', value: '€ 6.200', note: null }] }} />,
  );
  fetched.mockImplementation(() => Promise.resolve(new Response(answer.innerHTML)));
  answer.remove();
  renderMarkup(<CostHelper costs={costs} />);
  fireEvent.input(screen.getByLabelText('Price'), { target: { value: '31000' } });
  fireEvent.input(screen.getByLabelText('Price'), { target: { value: '310000' } });
  expect(fetched).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  await waitFor(() => expect(screen.getByText('€ 6.200')).toBeTruthy());
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([
    '/en/for-sale/x/y/7/?amount=310000&own=1',
  ]);
  expect(window.location.search).toBe('?amount=310000&own=1');
});

test('DETAIL-4 a price on demand has a form and no figures', () => {
  renderMarkup(<CostHelper costs={{ ...costs, lines: [], total: null, notes: [], missing: [] }} />);
  screen.getByRole('button', { name: 'Calculate' });
  expect(screen.queryByRole('definition')).toBeNull();
});
