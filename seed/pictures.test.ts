import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';

interface Picture {
  file: string;
  width: number;
  height: number;
  alt: Record<string, string>;
}

const folder = path.join(import.meta.dirname, 'pictures');
const index = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as Picture[];

test('DATA-4 the index and the files agree, sizes included', async () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.jpg'));
  expect(files.sort()).toEqual(index.map(({ file }) => file).sort());
  for (const { file, width, height } of index) {
    const meta = await sharp(path.join(folder, file)).metadata();
    expect([file, meta.format, meta.width, meta.height]).toEqual([file, 'jpeg', width, height]);
  }
});

test('DATA-4 every picture has an alternative text in four languages', () => {
  for (const { file, alt } of index) {
    expect([file, Object.keys(alt)]).toEqual([file, ['nl', 'fr', 'en', 'de']]);
    for (const text of Object.values(alt)) expect(text.trim().length).toBeGreaterThan(5);
  }
});

test('DATA-4 no two drawn people look alike', async () => {
  const files = index.map(({ file }) => file).filter((file) => file.startsWith('portrait-'));
  const thumbnails = await Promise.all(
    files.map((file) =>
      sharp(path.join(folder, file)).resize(24, 24).removeAlpha().raw().toBuffer(),
    ),
  );
  const alike = thumbnails.flatMap((one, at) =>
    thumbnails
      .slice(at + 1)
      .map((other, distance) => [files[at], files[at + 1 + distance], compare(one, other)] as const)
      .filter(([, , difference]) => difference < 8),
  );
  expect(files.length).toBeGreaterThan(8);
  expect(alike).toEqual([]);
});

/** Returns the mean difference of two pictures per colour, of 255. */
function compare(one: Buffer, other: Buffer): number {
  const sum = one.reduce((total, value, at) => total + Math.abs(value - (other[at] ?? 0)), 0);
  return sum / one.length;
}
