import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '../../../testing/render-view';
import { EnergySection } from './energy-section';
import type { EnergyView } from '../listing-detail-view';

const rung = (code: string, isCurrent = false) => ({ code, sign: '', isCurrent });
const energy: EnergyView = {
  label: { code: 'e', text: 'E', group: 'e' },
  labelName: 'EPC label',
  scale: {
    text: 'Energy scale from D to F: label E.',
    families: [
      { group: 'd', letter: 'D', rungs: [rung('d')], limit: '400' },
      { group: 'e', letter: 'E', rungs: [rung('e', true)], limit: '500' },
      { group: 'f', letter: 'F', rungs: [rung('f')], limit: null },
    ],
    at: 50,
  },
  figureText: '452 kWh/m² per year',
  rows: [
    { label: 'Total consumption', value: '78.624 kWh per year' },
    { label: 'CO₂ emissions', value: '48 kg/m² per year' },
    { label: 'Valid until', value: '14 March 2033' },
  ],
  notice: 'Renovate to label D within 5 years.',
};

test('DETAIL-6 shows the label, its place on the scale, and the certificate’s figures', () => {
  renderView(<EnergySection energy={energy} />);
  const scale = screen.getByRole('img', { name: 'Energy scale from D to F: label E.' });
  expect(scale.querySelector('[data-current]')?.closest('div')?.textContent).toBe('E500');
  expect(scale.style.getPropertyValue('--at')).toBe('50%');
  for (const text of ['452 kWh/m² per year', '78.624 kWh per year', '48 kg/m² per year']) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(screen.getByText('14 March 2033')).toBeTruthy();
});

test('DETAIL-6 shows the renovation notice, and nothing in its place without one', () => {
  const { unmount } = renderView(<EnergySection energy={energy} />);
  expect(screen.getByText('Renovate to label D within 5 years.')).toBeTruthy();
  unmount();
  renderView(<EnergySection energy={{ ...energy, notice: null }} />);
  expect(screen.queryByText(/renovate/i)).toBeNull();
});

test('DETAIL-6 a label without a ladder stands alone', () => {
  renderView(<EnergySection energy={{ ...energy, scale: null }} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText(/energy.* E/i)).toBeTruthy();
});
