import { expect, test, vi } from 'vitest';
import { startLightbox } from './start-lightbox';

const { mountIsland } = vi.hoisted(() => ({ mountIsland: vi.fn(() => Promise.resolve()) }));
vi.mock('./islands', () => ({ mountIsland, prepareIsland: () => Promise.resolve() }));

test('DETAIL-1 the pictures of the page are those of the lightbox, with all their files', async () => {
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
  await vi.waitFor(() => expect(mountIsland).toHaveBeenCalled());
  expect(mountIsland).toHaveBeenCalledWith(expect.anything(), 'lightbox', {
    pictures: [
      {
        href: `${location.origin}/a-1360.jpg`,
        alt: 'Hall',
        width: 4,
        height: 3,
        files: [],
        preview: '',
      },
      {
        href: `${location.origin}/b-1360.jpg`,
        alt: 'Plan',
        width: 1600,
        height: 1200,
        files: [
          { src: '/b-100.webp', width: 100, height: 75 },
          { src: '/b-1360.webp', width: 1360, height: 1020 },
        ],
        preview: '',
      },
    ],
    label: 'Plans: a house',
    first: 1,
    onClose: expect.any(Function) as unknown,
  });
});

test('DETAIL-14 the lightbox begins with the picture on the screen, in the format that it has', async () => {
  mountIsland.mockClear();
  document.body.innerHTML = `
    <a href="/c-1360.jpg" data-picture="0" data-pictures="cover"><picture>
      <source type="image/avif" srcset="/c-600.avif 600w, /c-2000.avif 2000w">
      <source type="image/webp" srcset="/c-600.webp 600w">
      <img width="3000" height="2000" alt="House">
    </picture></a>`;
  const image = document.querySelector('img') as HTMLImageElement;
  Object.defineProperty(image, 'currentSrc', { value: '/c-600.avif' });
  image.click();
  await vi.waitFor(() => expect(mountIsland).toHaveBeenCalled());
  const [[, , props]] = mountIsland.mock.calls as unknown as [
    [unknown, string, { pictures: { preview: string; files: { src: string }[] }[] }],
  ];
  expect(props.pictures[0]?.preview).toBe('/c-600.avif');
  expect(props.pictures[0]?.files.map(({ src }) => src)).toEqual(['/c-600.avif', '/c-2000.avif']);
});
