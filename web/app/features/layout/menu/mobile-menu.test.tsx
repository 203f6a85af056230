import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { startPanelDialogs } from '../../../ui/dialogs/panel-dialogs';
import { renderMarkup } from '../../../testing/render-view';
import { buildHeader } from '../header/build-header';
import { MobileMenu } from './mobile-menu';

// jsdom knows the dialog element but not how to open one; Escape is the browser's own work too.
beforeAll(() => {
  startPanelDialogs();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector<HTMLElement>('a, button')?.focus();
    this.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.close();
    });
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

async function openDrawer() {
  const user = userEvent.setup();
  renderMarkup(<MobileMenu header={buildHeader()} languages={[]} />);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  return { user, drawer: await screen.findByRole('dialog') };
}

test('MENU-5 the drawer has every page, the phone and the free valuation', async () => {
  const { drawer } = await openDrawer();
  const names = within(drawer)
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(names).toEqual([
    'For sale',
    'Services',
    'Letting',
    'Free valuation',
    '02 512 47 80',
    'Owners',
  ]);
});

test('MENU-5 no valuation link when it is switched off', async () => {
  const user = userEvent.setup();
  renderMarkup(<MobileMenu header={buildHeader({ freeEvaluation: null })} languages={[]} />);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await screen.findByRole('dialog');
  expect(screen.queryByRole('link', { name: 'Free valuation' })).toBeNull();
});

test('MENU-5 Tab goes round inside the drawer', async () => {
  const { user, drawer } = await openDrawer();
  const stops = within(drawer).getAllByRole('link');
  stops.at(-1)?.focus();
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Close');
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(stops.at(-1));
});

test('MENU-5 Escape closes it', async () => {
  const { user, drawer } = await openDrawer();
  await user.keyboard('{Escape}');
  expect(drawer).toHaveProperty('open', false);
  expect(within(drawer).queryByRole('link')).toBeNull();
});

test('MENU-5 a link closes it', async () => {
  const { user } = await openDrawer();
  const drawer = screen.getByRole('dialog');
  const link = within(drawer).getByRole('link', { name: 'For sale' });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  // The browser keeps a page that one comes back to as it was left.
  window.dispatchEvent(new Event('pagehide'));
  expect(drawer).toHaveProperty('open', false);
});
