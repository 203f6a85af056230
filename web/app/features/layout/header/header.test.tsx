import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { BackToTop } from '../footer';
import { renderMarkup } from '../../../testing/render-view';
import { startScrollState, scrollToTop } from '../../../ui/layout/scroll-state';
import { buildHeader } from './build-header';
import { Header } from './header';

beforeAll(() => {
  Object.assign(document, { elementsFromPoint: () => [] });
  startScrollState();
});

function scrollPageTo(pixels: number) {
  Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

test('SHELL-2 the header becomes fixed beyond 30 px of scroll', () => {
  renderMarkup(<Header header={buildHeader()} languages={[]} />);
  const fixed = () => screen.getByRole('banner').getAttribute('data-fixed');
  scrollPageTo(30);
  expect(fixed()).toBe('false');
  scrollPageTo(31);
  expect(fixed()).toBe('true');
  scrollPageTo(0);
  expect(fixed()).toBe('false');
});

test('SHELL-2 the button back to the top hides under 10 px', () => {
  renderMarkup(<BackToTop label="Up" />);
  scrollPageTo(9);
  expect(screen.queryByRole('link', { name: 'Up' })).toBeNull();
  scrollPageTo(10);
  expect(screen.getByRole('link', { name: 'Up' })).toBeTruthy();
});

test('SHELL-2 a phone shows the button three screens down, and only on the way up', () => {
  renderMarkup(<BackToTop label="Up" />);
  const isUp = () => screen.getByLabelText('Up').hasAttribute('data-up');
  scrollPageTo(5 * window.innerHeight);
  expect(isUp()).toBe(false);
  scrollPageTo(4 * window.innerHeight);
  expect(isUp()).toBe(true);
  scrollPageTo(2 * window.innerHeight);
  expect(isUp()).toBe(false);
});

test('SHELL-2 the button back to the top gives way to a field that it would lie over', () => {
  renderMarkup(<BackToTop label="Up" />);
  const field = document.createElement('input');
  const under = (elements: Element[]) =>
    Object.assign(document, { elementsFromPoint: () => elements });
  under([field]);
  scrollPageTo(100);
  const button = screen.getByLabelText('Up');
  expect(button.style.visibility).toBe('hidden');
  under([document.body]);
  scrollPageTo(140);
  expect(button.style.visibility).toBe('');
});

test.each([
  [false, 500],
  [true, 0],
])('SHELL-2 with reduced motion %s the way up takes %i ms', (reduced, duration) => {
  vi.useFakeTimers();
  const scrolled = vi.fn();
  vi.stubGlobal('scrollTo', (_x: number, y: number) => scrolled(y, performance.now()));
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  Object.defineProperty(window, 'scrollY', { value: 900, configurable: true });
  const started = performance.now();
  scrollToTop();
  vi.advanceTimersByTime(1000);
  const [y, when] = scrolled.mock.calls.at(-1) as [number, number];
  expect(y).toBe(0);
  expect(when - started).toBeGreaterThanOrEqual(duration);
  expect(when - started).toBeLessThan(duration + 40);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A header without what waits in its drawer. */
function drawHeader(header: ReactElement) {
  const box = renderMarkup(header);
  box.querySelector('[data-dialog-panel]')?.remove();
  return within(box);
}

test('MENU-6 shows the links, the phone and the logo that the CMS switches on', () => {
  const links = drawHeader(<Header header={buildHeader()} languages={[]} />);
  expect(links.getByRole('link', { name: 'Corbelle' }).getAttribute('href')).toBe('/en/');
  expect(links.getByRole('link', { name: '02 512 47 80' }).getAttribute('href')).toBe(
    'tel:+3225124780',
  );
  expect(links.getByRole('link', { name: 'Owners' })).toBeTruthy();
});

const languages = ['en', 'fr'].map((code) => ({
  code,
  name: code,
  href: `/${code}/`,
  current: code === 'en',
}));

test('MENU-6 LANG-3 without the bar the languages and the phone stand beside the menu', () => {
  const links = drawHeader(
    <Header header={buildHeader({ appBar: false })} languages={languages} />,
  );
  expect(links.getByRole('link', { name: 'fr' })).toBeTruthy();
  expect(links.getByRole('link', { name: 'Call 02 512 47 80' })).toBeTruthy();
  expect(links.queryByRole('link', { name: 'Owners' })).toBeNull();
});

test('MENU-6 a header with all switched off is the logo and the favourites', () => {
  const off = { appBar: false, menu: [], drawer: [], phone: null, freeEvaluation: null };
  renderMarkup(<Header header={buildHeader(off)} languages={[]} />);
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(screen.queryByRole('button')).toBeNull();
});

test('MENU-8 a page can ask for the whole header to stay', () => {
  renderMarkup(<Header header={buildHeader({ isFixed: true })} languages={[]} />);
  expect(screen.getByRole('banner').dataset.stays).toBe('true');
});
