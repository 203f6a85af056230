import { expect, test } from 'vitest';
import { buildLinkedVideo } from './banner-view.server';

test.each([
  [
    'https://youtu.be/dQw4w9WgXcQ',
    'youtube.com',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ],
  ['https://vimeo.com/76979871', 'vimeo.com', 'https://player.vimeo.com/video/76979871'],
])('RULE-8 %s is played in the page', (address, host, player) => {
  const video = buildLinkedVideo(address);
  expect(video?.host).toBe(host);
  expect(video?.embed?.startsWith(`${player}?`)).toBe(true);
});

test.each([
  ['https://www.facebook.com/corbelle/videos/123456/', 'facebook.com'],
  ['https://cdn.example/film.mp4', 'cdn.example'],
])('RULE-8 %s is a link alone', (address, host) => {
  expect(buildLinkedVideo(address)).toMatchObject({ host, embed: null });
});

test.each(['', null, 'https://example.com/', 'javascript:alert(1)//.mp4', 'film.mp4'])(
  'RULE-8 %j is no video',
  (address) => {
    expect(buildLinkedVideo(address)).toBeNull();
  },
);
