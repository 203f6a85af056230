import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { stubMotion } from '../../testing/stub-motion';
import { renderMarkup } from '../../testing/render-view';
import { Slider } from './cards';
import { startSlides } from './start-slides';

beforeAll(() => startSlides());

afterEach(() => vi.unstubAllGlobals());

/** Five cards of 100 px, two of them visible; jsdom has no layout. */
function drawSlider() {
  stubMotion(true);
  renderMarkup(
    <Slider label="Houses" perRow={2}>
      {[1, 2, 3, 4, 5].map((number) => (
        <p key={number}>{number}</p>
      ))}
    </Slider>,
  );
  const row = screen.getByRole('group', { name: 'Houses' });
  Object.defineProperty(row, 'clientWidth', { value: 200 });
  Object.defineProperty(row, 'scrollWidth', { value: 500 });
  [...row.querySelectorAll('li')].forEach((slide, index) =>
    Object.defineProperty(slide, 'offsetLeft', { value: index * 100 }),
  );
  const press = (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    row.dispatchEvent(new Event('scroll'));
    return row.scrollLeft;
  };
  row.dispatchEvent(new Event('scroll'));
  return { row, press };
}

test('MENU-9 a slider turns by what is in sight, up to its end and back', () => {
  const { press } = drawSlider();
  expect([press('Next'), press('Next'), press('Next')]).toEqual([200, 300, 300]);
  expect([press('Previous'), press('Previous'), press('Previous')]).toEqual([100, 0, 0]);
});

test('MENU-9 its buttons tell where it ends, and the row takes the keyboard', () => {
  const { row, press } = drawSlider();
  const disabled = (name: string) =>
    screen.getByRole('button', { name }).getAttribute('aria-disabled');
  expect([disabled('Previous'), disabled('Next')]).toEqual(['true', null]);
  press('Next');
  press('Next');
  expect([disabled('Previous'), disabled('Next')]).toEqual([null, 'true']);
  expect(row.tabIndex).toBe(0);
});
