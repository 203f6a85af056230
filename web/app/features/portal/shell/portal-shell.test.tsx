import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderView } from '../../../testing/render-view';
import { PortalShell } from './portal-shell';
import type { PortalView, PropertyChoiceView } from '../portal-view';

function buildChoice(title: string, isCurrent = false): PropertyChoiceView {
  return { href: `/en/owner/${title}/`, title, text: '1000 Brussels', picture: null, isCurrent };
}

function buildPortal(overrides: Partial<PortalView> = {}): PortalView {
  return {
    name: 'Owner portal',
    owner: 'An Peeters',
    notice: null,
    chooser: {
      label: 'You are viewing',
      choices: [buildChoice('all', true), buildChoice('Attic'), buildChoice('Basement')],
      findLabel: null,
    },
    tabs: [
      { label: 'Overview', href: '/en/owner/', isCurrent: true },
      { label: 'My details', href: '/en/owner/account/', isCurrent: false },
    ],
    logout: { label: 'Log out', href: '/en/login/logout/' },
    printed: 'As of 21 November 2026',
    ...overrides,
  };
}

const draw = (overrides?: Partial<PortalView>) =>
  renderView(
    <PortalShell portal={buildPortal(overrides)}>
      <h1>Overview</h1>
    </PortalShell>,
  );

test('ROUTE-10 the portal names its owner, marks the screen on show and logs out by a form', () => {
  draw();
  expect(screen.getByText('An Peeters')).toBeDefined();
  const nav = screen.getByRole('navigation', { name: 'Owner portal' });
  expect(within(nav).getByRole('link', { current: 'page' }).textContent).toBe('Overview');
  const form = screen.getByRole('button', { name: 'Log out' }).closest('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/en/login/logout/']);
});

test('OWN-5 the tab of one property is short, and says whose figures they are', () => {
  const name = 'Statistics of Attic';
  draw({ tabs: [{ label: 'Statistics', name, href: '/en/owner/A1/', isCurrent: true }] });
  expect(screen.getByRole('link', { name, current: 'page' }).textContent).toBe('Statistics');
});

test('OWN-5 properties are chosen by links; with one choice there is nothing to choose', () => {
  draw();
  expect(screen.getByRole('link', { name: /Attic/, hidden: true }).getAttribute('href')).toBe(
    '/en/owner/Attic/',
  );
  expect(screen.queryByRole('searchbox', { hidden: true })).toBeNull();
});

test('OWN-5 an owner without properties has no choice to make', () => {
  draw({
    chooser: { label: 'You are viewing', choices: [buildChoice('all', true)], findLabel: null },
  });
  expect(screen.queryByText('You are viewing')).toBeNull();
});

test('OWN-5 a long list is narrowed by what is typed', async () => {
  const { chooser } = buildPortal();
  draw({ chooser: { ...chooser, findLabel: 'Search your properties' } });
  const field = screen.getByLabelText('Search your properties');
  await userEvent.type(field, 'bas');
  expect(screen.queryByRole('link', { name: /Attic/, hidden: true })).toBeNull();
  expect(screen.getByRole('link', { name: /Basement/, hidden: true })).toBeDefined();
  await userEvent.type(field, 'zzz');
  expect(screen.getByText('No results')).toBeDefined();
});

test('OWN-7 the notice of a login can be closed, and leads to the password', async () => {
  draw({
    notice: {
      text: 'Someone logged in on Saturday.',
      link: { label: 'Was it not you?', href: '/en/owner/account/' },
      close: { label: 'Close', href: '/en/owner/' },
    },
  });
  const notice = screen.getByText(/Someone logged in/).closest('[role="status"]');
  expect(notice).not.toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Close' }));
  expect(screen.queryByText(/Someone logged in/)).toBeNull();
});
