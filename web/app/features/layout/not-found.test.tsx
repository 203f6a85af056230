import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '../../testing/render-view';
import { NotFound } from './not-found';

const view = { homeHref: '/en/', searchAction: '/en/search/', links: [] };

test('ERR-6 the missing page says so, with a search form and a link home', () => {
  const { container } = renderView(<NotFound view={view} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
  expect(screen.getByText('Oops, this page no longer exists')).toBeTruthy();
  expect(container.querySelector('form')?.getAttribute('action')).toBe('/en/search/');
  expect(screen.getByRole('searchbox').getAttribute('name')).toBe('q');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/en/']);
});

test('ERR-4 it can speak of a listing instead', () => {
  renderView(<NotFound view={view} title="Property Not Found" text="It is gone." />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Property Not Found');
});
