import { expect, test } from 'vitest';
import { buildMedia } from '../../testing/build-media';
import { buildBanner } from './banner-view.server';

type Source = Parameters<typeof buildBanner>[0];

const film = buildMedia({ url: '/uploads/film.mp4', mime: 'video/mp4', picture: null });
const build = (overrides: Partial<Source>) =>
  buildBanner({
    type: 'image',
    title: 'About us',
    text: null,
    color: null,
    images: [buildMedia({ url: 'one.jpg' }), buildMedia({ url: 'two.jpg' })],
    video: null,
    videoUrl: null,
    poster: null,
    link: null,
    transparent: false,
    size: 'low',
    ...overrides,
  });

test.each<[string, Partial<Source>, string | undefined]>([
  ['an image is its first picture', {}, 'picture'],
  ['several pictures are a gallery', { type: 'gallery' }, 'gallery'],
  ['a gallery of one is a picture', { type: 'gallery', images: [buildMedia()] }, 'picture'],
  ['a film is a video', { type: 'video', video: film }, 'video'],
  [
    'a link is a video elsewhere',
    { type: 'video', videoUrl: 'https://vimeo.com/76979871' },
    'linked-video',
  ],
  ['a video without a film is its picture', { type: 'video' }, 'picture'],
  ['a document is no film', { type: 'video', video: buildMedia({ mime: 'text/html' }) }, 'picture'],
  ['a script is no video', { type: 'video', videoUrl: 'javascript:alert(1)' }, 'picture'],
  ['a colour is a band', { type: 'color', color: '#7A2E1F' }, 'colour'],
  ['an unknown colour is left out', { type: 'color', color: 'red;}' }, undefined],
  ['a picture that is gone is left out', { images: [null] }, undefined],
])('SHELL-3 MENU-8 %s', (_name, source, kind) => {
  expect(build(source)?.media?.kind).toBe(kind);
});

test('SHELL-3 MENU-8 an empty banner is none, nor is one that shows and says nothing', () => {
  expect(build({ type: 'empty' })).toBeNull();
  expect(build({ images: [], title: null })).toBeNull();
});

test('MENU-8 a film waits under its poster, or under the first picture', () => {
  const poster = buildMedia({ url: 'poster.jpg' });
  expect(build({ type: 'video', video: film, poster })?.media).toMatchObject({
    src: '/uploads/film.mp4',
    type: 'video/mp4',
    poster: { src: '/uploads/poster-600.jpg' },
  });
  expect(build({ type: 'video', video: film })?.media).toMatchObject({
    poster: { src: '/uploads/one-600.jpg' },
  });
});
