import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { buildQrCode } from './qr-code.server';

const scale = 4;

test.each([
  'https://site.example/nl/te-koop/brussel/appartement/5204117/',
  'https://www.een-vastgoedkantoor.example/de/zu-verkaufen/woluwe-saint-lambert/mehrfamilienhaus/5204117/',
])('DETAIL-1 a phone reads %s from the code', (address) => {
  const { size, path } = buildQrCode(address);
  const side = size * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x = '', y = '', width = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const start = (row * side + Number(x) * scale) * 4;
      for (let at = start; at < start + Number(width) * scale * 4; at += 4)
        data.fill(0, at, at + 3);
    }
  }
  expect(decodeQR({ width: side, height: side, data })).toBe(address);
});
