import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderView } from '../../ui/render-view';
import { buildQuickSearch } from './build-quick-search';
import { QuickSearch } from './quick-search';

vi.mock('../../ui/use-hydrated', () => ({ useHydrated: () => false }));

test('FIND-1 without JavaScript it is a plain form whose every button sends it', () => {
  const { container } = renderView(<QuickSearch search={buildQuickSearch()} />);
  const form = container.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/en/search/']);
  expect(screen.getByRole('searchbox').getAttribute('name')).toBe('q');
  const kinds = screen.getAllByRole('button').map((button) => button.getAttribute('type'));
  expect(kinds).toEqual(['submit', 'submit', 'submit']);
});
