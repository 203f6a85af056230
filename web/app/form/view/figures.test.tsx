import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderView } from '../../testing/render-view';
import { Figures } from './figures';

test('FORM-13 the deposit stands at the asking price until an offer is typed', async () => {
  const share = { of: 'amount', percent: 10 };
  const deposit = { label: 'Deposit', value: '€ 68.500', note: '10% of the asking price', share };
  const figures = { title: 'What you pay', lines: [deposit], total: null, notes: [] };
  renderView(
    <>
      <input name="amount" aria-label="Offer" />
      <Figures figures={figures} />
    </>,
  );
  expect(screen.getByText('€ 68.500')).toBeDefined();
  await userEvent.type(screen.getByRole('textbox', { name: 'Offer' }), '650.000');
  expect(screen.getByText(/65\.000/)).toBeDefined();
  expect(screen.getByText(/^10% of your offer of € 650\.000$/)).toBeDefined();
  await userEvent.clear(screen.getByRole('textbox', { name: 'Offer' }));
  expect(screen.getByText('10% of the asking price')).toBeDefined();
});
