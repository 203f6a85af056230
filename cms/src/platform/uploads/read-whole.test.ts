import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeVariants, readWhole } from './make-variants';

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a63a24' } });

/** Builds a GIF with this number of one-pixel frames on a square canvas. */
function writeFilm(side: number, frames: number): Buffer {
  const size = Buffer.from([side & 255, side >> 8, side & 255, side >> 8]);
  const colors = Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4c, 1, 0]);
  return Buffer.concat([
    ...[Buffer.from('GIF89a'), size, colors],
    ...Array.from({ length: frames }, () => frame),
    Buffer.from([0x3b]),
  ]);
}

test('SHELL-4 a picture that ends too early or has too many pixels is refused', async () => {
  const jpeg = await draw(600, 400).jpeg().toBuffer();
  await readWhole(jpeg);
  await expect(readWhole(jpeg.subarray(0, jpeg.length / 2))).rejects.toThrow();
  const film = writeFilm(800, 200);
  await expect(readWhole(film)).rejects.toThrow('pixel limit');
});

test('SHELL-4 no variants are made of a drawing that would take minutes', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"><filter id="f"/></svg>';
  await expect(makeVariants(Buffer.from(svg))).rejects.toThrow('it has filters');
});
