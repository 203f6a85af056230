import { expect, test, vi } from 'vitest';
import { startLightbox } from './start-lightbox';

const { mountIsland } = vi.hoisted(() => ({ mountIsland: vi.fn(() => Promise.resolve()) }));
vi.mock('./list-islands', () => ({ mountIsland, prepareIsland: () => Promise.resolve() }));

test('DETAIL-1 the pictures of the page are those of the lightbox, with all their files', () => {
  document.body.innerHTML = `
    <ul>
      <li><a href="/a-1360.jpg" data-picture="0" data-pictures="plans" data-lightbox="Plans: a house"><img width="4" height="3" alt="Hall"></a></li>
      <li><a href="/b-1360.jpg" data-picture="1" data-pictures="plans"><picture>
        <source type="image/avif" srcset="/b-100.avif 100w">
        <source type="image/webp" srcset="/b-100.webp 100w, /b-1360.webp 1360w">
        <img width="1600" height="1200" alt="Plan">
      </picture></a></li>
    </ul>`;
  startLightbox();
  document.querySelectorAll('img')[1]?.click();
  expect(mountIsland).toHaveBeenCalledWith(expect.anything(), 'lightbox', {
    pictures: [
      { href: `${location.origin}/a-1360.jpg`, alt: 'Hall', width: 4, height: 3, files: [] },
      {
        href: `${location.origin}/b-1360.jpg`,
        alt: 'Plan',
        width: 1600,
        height: 1200,
        files: [
          { src: '/b-100.webp', width: 100, height: 75 },
          { src: '/b-1360.webp', width: 1360, height: 1020 },
        ],
      },
    ],
    label: 'Plans: a house',
    first: 1,
    onClose: expect.any(Function) as unknown,
  });
});
