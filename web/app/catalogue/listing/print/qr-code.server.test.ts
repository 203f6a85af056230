import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { buildQrCode } from './print.server';

const scale = 4;

test.each([
  'https://site.example/nl/property/5204117/',
  'https://site.example/nl/te-koop/brussel/appartement/5204117/',
  'https://www.een-vastgoedkantoor.example/de/zu-verkaufen/woluwe-saint-lambert/mehrfamilienhaus/5204117/',
])('DETAIL-1 a phone reads %s from the code', (address) => {
  const { size, path } = buildQrCode(address);
  const side = size * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  const moves = path.matchAll(/(M(\d+) (\d+)\.5|m(\d+) 0)h(\d+)/g);
  let [x, y] = [0, 0];
  for (const [, , column, line, gap, width] of moves) {
    if (line === undefined) x += Number(gap);
    else [x, y] = [Number(column), Number(line)];
    for (let row = y * scale; row < (y + 1) * scale; row += 1) {
      const start = (row * side + x * scale) * 4;
      data.fill(0, start, start + Number(width) * scale * 4);
      for (let at = start + 3; at < start + Number(width) * scale * 4; at += 4) data[at] = 255;
    }
    x += Number(width);
  }
  expect(decodeQR({ width: side, height: side, data })).toBe(address);
});
