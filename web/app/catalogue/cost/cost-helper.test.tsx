import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderView } from '../../ui/render-view';
import { CostHelper } from './cost-helper';
import type { CostView } from './cost-view';

const submit = vi.hoisted(() => vi.fn());
vi.mock('@remix-run/react', async (load) => ({
  ...(await load<object>()),
  useSubmit: () => submit,
}));

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
  submit.mockClear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

test('DETAIL-2 the estimate is a form that needs no script', () => {
  renderView(<CostHelper costs={costs} />);
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
  renderView(<CostHelper costs={costs} />);
  fireEvent.change(screen.getByLabelText('Price'), { target: { value: '31000' } });
  fireEvent.change(screen.getByLabelText('Price'), { target: { value: '310000' } });
  expect(submit).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  const [form, options] = submit.mock.calls[0] as [HTMLFormElement, object];
  expect(new FormData(form).get('amount')).toBe('310000');
  expect(options).toMatchObject({ action: '/en/for-sale/x/y/7/', preventScrollReset: true });
});

test('DETAIL-4 a price on demand has a form and no figures', () => {
  renderView(<CostHelper costs={{ ...costs, lines: [], total: null, notes: [], missing: [] }} />);
  screen.getByRole('button', { name: 'Calculate' });
  expect(screen.queryByRole('definition')).toBeNull();
});
