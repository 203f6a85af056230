import sharp from 'sharp';
import { expect, test } from 'vitest';
import { correctName, recogniseFile } from './recognise-file';

const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#a63a24' } });
const mp4 = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1');
const webm = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104', 'hex');

test.each<[string, () => Buffer | Promise<Buffer>, string | null]>([
  ['JPEG', () => picture().jpeg().toBuffer(), 'image/jpeg'],
  ['PNG', () => picture().png().toBuffer(), 'image/png'],
  ['WebP', () => picture().webp().toBuffer(), 'image/webp'],
  ['AVIF', () => picture().avif().toBuffer(), 'image/avif'],
  ['GIF', () => picture().gif().toBuffer(), 'image/gif'],
  ['TIFF', () => picture().tiff().toBuffer(), 'image/tiff'],
  ['HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'image/heic'],
  ['MP4', () => mp4, 'video/mp4'],
  ['WebM', () => webm, 'video/webm'],
  ['PDF', () => Buffer.from('%PDF-1.7\n'), 'application/pdf'],
  ['SVG', () => Buffer.from('<?xml version="1.0"?>\n<!-- a --><svg width="1"/>'), 'image/svg+xml'],
  ['an SVG of Inkscape', () => Buffer.from('<svg:svg xmlns:svg="x"/>'), 'image/svg+xml'],
  ['HTML', () => Buffer.from('<html><script>alert(1)</script></html>'), null],
  ['a program', () => Buffer.from('MZ\x90\0\x03'), null],
  ['an archive', () => Buffer.from('PK\x03\x04\x14\0\0\0'), null],
  ['words', () => Buffer.from('svg and words'), null],
  ['nothing', () => Buffer.alloc(0), null],
])('SHELL-4 a file is what its content is: %s', async (_name, make, mime) => {
  expect((await recogniseFile(await make()))?.mime ?? null).toBe(mime);
});

test.each([
  ['front.jpeg', 'front.jpeg'],
  ['FRONT.JPG', 'FRONT.JPG'],
  ['front.png', 'front.jpg'],
  ['front', 'front.jpg'],
  ['front.html', 'front.jpg'],
  ['a.b.webp', 'a.b.jpg'],
])('SHELL-4 a JPEG called %s is stored as %s', (name, stored) => {
  expect(correctName({ ext: '.jpg', mime: 'image/jpeg' }, name)).toBe(stored);
});
