import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '../../../testing/render-view';
import type { MenuItemView } from '../layout-view';
import { Menu } from './menu';

const item = (id: string, children: MenuItemView[] = []): MenuItemView => ({
  id,
  label: id,
  href: `/en/${id}/`,
  below: [],
  current: null,
  children,
});

test('MENU-1 the menu holds pages three levels deep, each below its parent', () => {
  renderView(<Menu items={[item('about', [item('team', [item('office')]), item('jobs')])]} />);
  // The page is also behind the button for what does not fit.
  const [team] = screen
    .getAllByRole('link', { name: 'team', hidden: true })
    .map((link) => link.closest('li'));
  expect(team).toBeTruthy();
  const below = within(team as HTMLElement).getAllByRole('link', { hidden: true });
  expect(below.map((link) => link.getAttribute('href'))).toEqual(['/en/team/', '/en/office/']);
});

test('MENU-3 a page that sends visitors on links straight to where they go', () => {
  renderView(<Menu items={[{ ...item('Depot'), href: 'https://depot.example/nl' }]} />);
  const [link] = screen.getAllByRole('link', { name: 'Depot' });
  expect(link?.getAttribute('href')).toBe('https://depot.example/nl');
  expect(link?.getAttribute('rel')).toBe('noopener');
});
