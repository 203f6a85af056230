import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PictureFile } from '../../uploads/describe-picture';
import { findMark } from './agency-mark';
import { pickMailColors } from './mail-colors';
import { drawMark, markSource } from './mail-mark';

const logo = (file: Partial<PictureFile>): PictureFile => ({
  url: '/uploads/logo_ab.png',
  width: 1000,
  height: 200,
  alternativeText: null,
  formats: null,
  ...file,
});

test('SHELL-5 the drawn mark is a small PNG in the agency’s colour, with the gable on it', async () => {
  const mark = await drawMark(pickMailColors({ accentColor: '#123456' }));
  expect(mark.content.length).toBeLessThan(2500);
  const { data, info } = await sharp(mark.content as Uint8Array)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([72, 72]);
  expect([...data.subarray(0, 3)]).toEqual([0x12, 0x34, 0x56]);
  const middle = (30 * 72 + 36) * 3;
  expect(Math.min(...data.subarray(middle, middle + 3))).toBeGreaterThan(200);
});

test.each([
  [null, { src: markSource, width: 36, height: 36, isName: false }],
  [
    logo({}),
    { src: 'https://agency.example/uploads/logo_ab.png', width: 240, height: 48, isName: true },
  ],
  [
    logo({ width: 4000 }),
    { src: 'https://agency.example/uploads/logo_ab.png', width: 280, height: 14, isName: true },
  ],
  [logo({ url: '/uploads/logo.svg' }), null],
  [logo({ url: '/uploads/logo.webp' }), null],
  [logo({ width: null }), null],
])('SHELL-5 of the logo %j a mail shows %j', (file, expected) => {
  expect(findMark(file)).toEqual(expected);
});
