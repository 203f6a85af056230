import { expect, test } from 'vitest';
import { buildPicture, buildUploadedPicture } from './build-picture';

const stored = {
  src: '/uploads/a',
  width: 900,
  height: 600,
  widths: [600, 100, 400],
  alt: 'Gevel',
};

test('SHELL-4 lists the variants in each modern format and a JPEG of middle size', () => {
  expect(buildPicture(stored)).toEqual({
    sources: [
      {
        type: 'image/avif',
        srcSet: '/uploads/a-100.avif 100w, /uploads/a-400.avif 400w, /uploads/a-600.avif 600w',
      },
      {
        type: 'image/webp',
        srcSet: '/uploads/a-100.webp 100w, /uploads/a-400.webp 400w, /uploads/a-600.webp 600w',
      },
    ],
    src: '/uploads/a-600.jpg',
    srcSet: '/uploads/a-100.jpg 100w, /uploads/a-400.jpg 400w, /uploads/a-600.jpg 600w',
    width: 900,
    height: 600,
    alt: 'Gevel',
  });
});

test('LAW-12 keeps the mark of a picture that is no plain photograph', () => {
  expect(buildPicture({ ...stored, mark: 'Illustratie' })?.mark).toBe('Illustratie');
  expect(buildPicture({ ...stored, mark: null })?.mark).toBeUndefined();
});

test('SHELL-4 shows nothing when a picture is missing', () => {
  expect(buildPicture(null)).toBeNull();
});

test('PERF-6 shows the original at its size while the variants are being made', () => {
  expect(buildPicture({ ...stored, src: '/uploads/a b.png', widths: [] })).toEqual({
    sources: [],
    src: '/uploads/a%20b.png',
    srcSet: '',
    width: 900,
    height: 600,
    alt: 'Gevel',
  });
});

test('SHELL-4 shows an uploaded picture by its variants and a drawing as it is', () => {
  const file = { url: '/uploads/a.svg', width: 500, height: 400, alternativeText: null };
  expect(buildUploadedPicture({ ...file, mime: 'image/png', picture: stored })).toEqual(
    buildPicture(stored),
  );
  expect(buildUploadedPicture({ ...file, mime: 'image/svg+xml', picture: null })).toEqual({
    sources: [],
    src: '/uploads/a.svg',
    srcSet: '',
    width: 500,
    height: 400,
    alt: '',
  });
  expect(buildUploadedPicture({ ...file, mime: 'video/mp4', picture: null })).toBeNull();
  expect(buildUploadedPicture(null)).toBeNull();
});
