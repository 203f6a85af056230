import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { stubMotion } from '../../testing/stub-motion';
import { renderMarkup } from '../../testing/render-view';
import { BannerVideo } from './view';
import { start as startBanners } from './start-banners';

beforeAll(() => {
  stubMotion(true);
  startBanners();
});

const video = { kind: 'video', src: '/uploads/film.mp4', type: 'video/mp4', poster: null } as const;
const play = vi.fn(() => Promise.resolve());
const pause = vi.fn();

beforeEach(() => {
  Object.assign(HTMLMediaElement.prototype, { play: play.mockClear(), pause: pause.mockClear() });
});

afterEach(() => vi.unstubAllGlobals());

function drawVideo() {
  const container = renderMarkup(<BannerVideo video={video} isFirst />);
  window.dispatchEvent(new Event('pageshow'));
  return container.querySelector('video') as HTMLVideoElement;
}

test('SHELL-3 a banner’s film plays by itself, silent and in its place, and can be stopped', () => {
  stubMotion(false);
  const element = drawVideo();
  expect([element.muted, element.loop, element.hasAttribute('playsinline')]).toEqual([
    true,
    true,
    true,
  ]);
  expect(play).toHaveBeenCalledOnce();
  element.dispatchEvent(new Event('play'));
  fireEvent.click(screen.getByRole('button', { name: 'Pause the video' }));
  expect(pause).toHaveBeenCalledOnce();
});

test('SHELL-3 it waits to be asked by who wants less motion', () => {
  stubMotion(true);
  drawVideo();
  expect(play).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Play the video' }));
  expect(play).toHaveBeenCalledOnce();
});
