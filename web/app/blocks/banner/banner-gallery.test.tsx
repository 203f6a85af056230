import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { stubMotion } from '../../testing/stub-motion';
import { buildMedia } from '../../testing/build-media';
import { buildUploadedPicture } from '../../ui/media/build-picture';
import { renderMarkup } from '../../testing/render-view';
import { startSlides } from '../../ui/cards/start-slides';
import { BannerGallery } from './banner-gallery';
import { start as startBanners } from './start-banners';

beforeAll(() => {
  stubMotion(true);
  startSlides();
  startBanners();
});

const pictures = ['one.jpg', 'two.jpg', 'three.jpg']
  .map((url) => buildUploadedPicture(buildMedia({ url })))
  .filter((picture) => picture !== null);

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Renders the gallery 100 px wide; jsdom has no layout. */
function drawGallery() {
  renderMarkup(<BannerGallery pictures={pictures} title="About us" isFirst />);
  window.dispatchEvent(new Event('pageshow'));
  const scroller = screen.getByRole('group', { name: 'About us' });
  Object.defineProperty(scroller, 'clientWidth', { value: 100 });
  Object.defineProperty(scroller, 'scrollWidth', { value: 300 });
  [...scroller.querySelectorAll('li')].forEach((slide, index) =>
    Object.defineProperty(slide, 'offsetLeft', { value: index * 100 }),
  );
  return scroller;
}

function wait(scroller: HTMLElement, milliseconds: number) {
  vi.advanceTimersByTime(milliseconds);
  scroller.dispatchEvent(new Event('scroll'));
}

test('SHELL-3 the next picture comes after 3000 ms and takes 500 ms, then the first again', () => {
  stubMotion(false);
  const scroller = drawGallery();
  wait(scroller, 2999);
  expect(scroller.scrollLeft).toBe(0);
  wait(scroller, 251);
  expect(scroller.scrollLeft).toBeGreaterThan(20);
  expect(scroller.scrollLeft).toBeLessThan(80);
  wait(scroller, 300);
  expect(scroller.scrollLeft).toBe(100);
  wait(scroller, 3550);
  expect(scroller.scrollLeft).toBe(200);
  wait(scroller, 3550);
  expect(scroller.scrollLeft).toBe(0);
});

test('SHELL-3 a visitor can stop the pictures, and turn them by hand', () => {
  stubMotion(false);
  const scroller = drawGallery();
  fireEvent.click(screen.getByRole('button', { name: 'Stop the slideshow' }));
  wait(scroller, 10_000);
  expect(scroller.scrollLeft).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  wait(scroller, 600);
  expect(scroller.scrollLeft).toBe(100);
  expect(screen.getByText('2 of 3')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
  wait(scroller, 600);
  expect(scroller.scrollLeft).toBe(0);
});

test('SHELL-3 they wait while the focus is on them, and end when one is swiped', () => {
  stubMotion(false);
  const scroller = drawGallery();
  scroller.focus();
  wait(scroller, 10_000);
  expect(scroller.scrollLeft).toBe(0);
  fireEvent.pointerDown(scroller);
  expect(screen.getByRole('button', { name: 'Start the slideshow' })).toBeTruthy();
});

test('SHELL-3 they stand still for who asked for less motion', () => {
  stubMotion(true);
  const scroller = drawGallery();
  wait(scroller, 10_000);
  expect(scroller.scrollLeft).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(scroller.scrollLeft).toBe(100);
});
