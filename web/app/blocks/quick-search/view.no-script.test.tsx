import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderMarkup } from '../../testing/render-view';
import { buildQuickSearch } from '../../features/search/quick-search/build-quick-search';
import { QuickSearch } from './view';
import { QuickSearchInput } from '../../features/search/quick-search/quick-search-input';

vi.mock('../../../document/islands/island', () => ({
  Island: ({ props }: { props: { resultsUrl: string } }) => <QuickSearchInput {...props} />,
}));

test('FIND-1 without JavaScript it is a plain form whose every button sends it', () => {
  const container = renderMarkup(<QuickSearch search={buildQuickSearch()} />);
  const form = container.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/en/search/']);
  expect(screen.getByRole('combobox').getAttribute('name')).toBe('q');
  const goals = [...container.querySelectorAll('input[name=goal]')];
  expect(goals.map((goal) => goal.getAttribute('value'))).toEqual(['sale', 'rent']);
  const kinds = screen.getAllByRole('button').map((button) => button.getAttribute('type'));
  expect(kinds).toEqual(['submit', 'submit']);
});
