import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { buildPicture } from '../../../ui/build-picture';
import { startLightbox } from '../../../islands/start-lightbox';
import { renderMarkup } from '../../../ui/render-view';
import { stubMotion } from '../../../testing/stub-motion';
import type { GalleryPictureView } from '../listing-detail-view';
import { PhotoMosaic } from './photo-mosaic';

function listPictures(count: number): GalleryPictureView[] {
  return Array.from({ length: count }, (_, index) => {
    const src = `/uploads/p${index}`;
    const picture = buildPicture({
      src,
      width: 1600,
      height: 1067,
      widths: [400],
      alt: `p${index}`,
    });
    if (picture === null) throw new Error('no picture');
    return {
      picture,
      href: `${src}-400.jpg`,
    };
  });
}

// The script that a click would fetch: how long that takes is not tested here.
beforeAll(async () => {
  await Promise.all([import('./lightbox'), import('../../../islands/run-island.client')]);
  startLightbox();
});

vi.mock('../../../i18n/load-texts.client', () => import('../../../ui/english-texts'));

function draw(count: number) {
  return renderMarkup(
    <PhotoMosaic pictures={listPictures(count)} title="House" emptyText="No photo was found" />,
  );
}

test('ERR-7 says that there is no photo', () => {
  draw(0);
  expect(screen.getByText('No photo was found')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('DETAIL-1 every one of 40 pictures is a link to its file', () => {
  draw(40);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(new Set(links).size).toBe(40);
  expect(links).toContain('/uploads/p39-400.jpg');
});

test('DETAIL-1 SHELL-3 opens the picture large, with slideshow and thumbnails', async () => {
  stubMotion(false);
  draw(3);
  fireEvent.click(screen.getAllByRole('link')[1] as Element);
  expect(await screen.findByRole('dialog', { name: 'Photos: House' })).toBeTruthy();
  expect(screen.getByText('2 / 3')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Start the slideshow' })).toBeTruthy();
});

test('SHELL-3 a slideshow is not offered to who wants less motion, nor for one picture', async () => {
  stubMotion(true);
  draw(1);
  fireEvent.click(screen.getAllByRole('link')[0] as Element);
  await screen.findByRole('dialog');
  expect(screen.queryByRole('button', { name: /slideshow/i })).toBeNull();
  expect(screen.queryByRole('button', { name: /next/i })).toBeNull();
});
