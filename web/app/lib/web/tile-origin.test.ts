import { expect, test } from 'vitest';
import { tileOrigin } from './tile-origin';

test.each([
  ['https://tile.openstreetmap.org/{z}/{x}/{y}.png', 'https://tile.openstreetmap.org'],
  ['https://{s}.Tiles.example/{z}/{y}/{x}{r}.png?key=a-b', 'https://*.tiles.example'],
  ['http://localhost:8080/{z}/{x}/{y}', 'http://localhost:8080'],
])('MENU-9 map tiles of %s come from %s', (address, origin) => {
  expect(tileOrigin(address)).toBe(origin);
});

test.each([
  null,
  undefined,
  '',
  'https://tile.example/0/0/0.png',
  'https://tile.example/{z}/{x}.png',
  'javascript:alert(1)//{z}{x}{y}',
  '//tile.example/{z}/{x}/{y}',
  "https://a.example; script-src 'unsafe-inline'/{z}/{x}/{y}",
  'https://{z}.example/{x}/{y}',
  'https://a.example/{z}/{x}/{y} b',
])('MENU-9 no map is drawn with %j', (address) => {
  expect(tileOrigin(address)).toBeNull();
});
