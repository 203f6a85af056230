import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '../../testing/render-view';
import { AdvertLine } from './advert-line';

const advert = {
  title: 'Legal information',
  parts: [
    { text: 'Energy label E', mark: null, markText: null },
    { text: 'G-score D', mark: 'building' as const, markText: 'D: medium risk' },
  ],
  wordsTitle: 'What does this mean?',
  rows: [{ label: 'G-score', value: 'D: medium risk' }],
  notice: 'Duty to renovate within 5 years.',
};

test('DETAIL-6 RULE-11 the line is said in short, the worst score with its mark in words', () => {
  renderView(<AdvertLine advert={advert} />);
  const line = within(screen.getByRole('region', { name: 'Legal information' }));
  line.getByText('Energy label E');
  line.getByRole('img', { name: 'D: medium risk' });
  expect(line.getAllByRole('img')).toHaveLength(1);
  line.getByText('Duty to renovate within 5 years.');
});

test('DETAIL-6 the full words wait behind a button that needs no script', () => {
  renderView(<AdvertLine advert={advert} />);
  const words = screen.getByText('What does this mean?');
  expect(words.tagName).toBe('SUMMARY');
  expect(words.closest('details')?.textContent).toContain('G-scoreD: medium risk');
});
