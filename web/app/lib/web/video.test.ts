import { expect, test } from 'vitest';
import { recogniseVideo, videoThumbnail } from './video';

const hosts = ['matterport.com', '.tours.example'];

test.each(['mp4', 'mov', 'wmv', 'avi', 'flv', 'webm'])('RULE-8 a film in %s', (extension) => {
  const url = `https://cdn.example/film.${extension}`;
  expect(recogniseVideo(url, hosts)).toEqual({ kind: 'file', url, extension });
});

test.each<[string, object]>([
  ['/uploads/film.MP4', { kind: 'file', url: '/uploads/film.MP4', extension: 'mp4' }],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1', { kind: 'youtube', id: 'dQw4w9WgXcQ' }],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', { kind: 'youtube', id: 'dQw4w9WgXcQ' }],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', { kind: 'youtube', id: 'dQw4w9WgXcQ' }],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', { kind: 'youtube', id: 'dQw4w9WgXcQ' }],
  ['http://youtube.com/live/a-b_c123456', { kind: 'youtube', id: 'a-b_c123456' }],
  ['https://vimeo.com/76979871', { kind: 'vimeo', id: '76979871' }],
  ['https://vimeo.com/76979871/ab12cd', { kind: 'vimeo', id: '76979871' }],
  ['https://player.vimeo.com/video/76979871', { kind: 'vimeo', id: '76979871' }],
  ['https://vimeo.com/channels/staff/76979871', { kind: 'vimeo', id: '76979871' }],
  [
    'https://www.facebook.com/corbelle/videos/123456/',
    { kind: 'facebook', url: 'https://www.facebook.com/corbelle/videos/123456/' },
  ],
  [
    'https://www.facebook.com/watch/?v=123456',
    { kind: 'facebook', url: 'https://www.facebook.com/watch/?v=123456' },
  ],
  ['https://fb.watch/ab-12/', { kind: 'facebook', url: 'https://fb.watch/ab-12/' }],
  [
    'https://my.matterport.com/show/?m=abc',
    { kind: 'tour', url: 'https://my.matterport.com/show/?m=abc' },
  ],
  ['https://x.tours.example/1', { kind: 'tour', url: 'https://x.tours.example/1' }],
])('RULE-8 recognises %s', (link, expected) => {
  expect(recogniseVideo(link, hosts)).toEqual(expected);
});

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXc'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQQ'],
  ['https://www.youtube.com/watch'],
  ['https://youtu.be/'],
  ['https://notyoutube.com/watch?v=dQw4w9WgXcQ'],
  ['https://vimeo.com/about'],
  ['https://vimeo.com/7697a'],
  ['https://www.facebook.com/corbelle'],
  ['https://evilmatterport.com/show'],
  ['https://matterport.com.evil.example/show'],
  ['https://cdn.example/film.mkv'],
  ['https://cdn.example/mp4'],
  ['javascript:alert(1)//.mp4'],
  ['//evil.example/film.mp4'],
  ['ftp://cdn.example/film.mp4'],
  ['https://'],
  [''],
  [null],
  [undefined],
])('RULE-8 takes %j for no video', (link) => {
  expect(recogniseVideo(link, hosts)).toBeNull();
});

test('RULE-8 an empty host ending matches nothing', () => {
  expect(recogniseVideo('https://anything.example/', ['', ' . '])).toBeNull();
});

test.each([
  ['low', 'default'],
  ['medium', 'mqdefault'],
  ['high', 'hqdefault'],
] as const)('RULE-8 the %s still of a YouTube video', (quality, name) => {
  expect(videoThumbnail({ kind: 'youtube', id: 'dQw4w9WgXcQ' }, quality)).toBe(
    `https://i.ytimg.com/vi/dQw4w9WgXcQ/${name}.jpg`,
  );
  expect(videoThumbnail({ kind: 'vimeo', id: '1' }, quality)).toBeNull();
});
