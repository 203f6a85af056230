import { expect, test } from 'vitest';
import { buildSrcset, findVariant } from './picture-sources';

const picture = {
  src: '/uploads/gevel_ab12',
  width: 1600,
  height: 1067,
  widths: [600, 100, 400, 600],
};

test('SHELL-4 lists the widths that exist, narrowest first', () => {
  expect(buildSrcset(picture, 'avif')).toBe(
    '/uploads/gevel_ab12-100.avif 100w, /uploads/gevel_ab12-400.avif 400w, /uploads/gevel_ab12-600.avif 600w',
  );
});

test('SHELL-4 a space or comma in an address does not break the list', () => {
  expect(buildSrcset({ ...picture, src: 'https://m.example/a b,c', widths: [100] }, 'webp')).toBe(
    'https://m.example/a%20b%2Cc-100.webp 100w',
  );
});

test.each([
  [1360, '/uploads/gevel_ab12-600.jpg'],
  [400, '/uploads/gevel_ab12-400.jpg'],
  [50, '/uploads/gevel_ab12-100.jpg'],
])('SHELL-4 the file no wider than %i', (limit, expected) => {
  expect(findVariant(picture, limit)).toBe(expected);
});

test('PERF-6 a picture whose variants are being made is its original', () => {
  const bare = { ...picture, src: '/uploads/gevel_ab12.png', widths: [] };
  expect(buildSrcset(bare, 'jpg')).toBe('');
  expect(findVariant(bare)).toBe('/uploads/gevel_ab12.png');
});
