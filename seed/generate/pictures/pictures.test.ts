import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { listPictures, writeIndex } from './families';
import type { Picture } from './picture';

const FOLDER = path.resolve(import.meta.dirname, '../../pictures');
const COUNTS: Record<string, number> = {
  facade: 100,
  'interior-living': 24,
  'interior-kitchen': 16,
  'interior-bedroom': 16,
  'interior-bathroom': 12,
  plan: 20,
  land: 6,
  garage: 6,
  commercial: 8,
  terrace: 8,
  garden: 6,
  hero: 4,
  article: 10,
  portrait: 17,
  project: 8,
};

const pictures = listPictures();
const written = readFileSync(path.join(FOLDER, 'index.json'), 'utf8');
const index = JSON.parse(written) as Omit<Picture, 'draw'>[];

test('DATA-4 every picture the seed may name is drawn, under its number', () => {
  const expected = Object.entries(COUNTS).flatMap(([family, count]) =>
    Array.from({ length: count }, (_, i) => `${family}-${String(i + 1).padStart(3, '0')}.jpg`),
  );
  expect(pictures.map(({ file }) => file).sort()).toEqual([...expected, 'og-default.jpg'].sort());
});

test('DATA-4 the index tells what the generator draws', () => {
  expect(written === writeIndex(pictures)).toBe(true);
});

test('DATA-4 the index and the files agree, sizes included', async () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.jpg'));
  expect(files.sort()).toEqual(index.map(({ file }) => file).sort());
  for (const { file, width, height } of index) {
    const meta = await sharp(path.join(FOLDER, file)).metadata();
    expect([file, meta.format, meta.width, meta.height]).toEqual([file, 'jpeg', width, height]);
  }
});

test('DATA-4 every picture has an alternative text in four languages', () => {
  for (const { file, alt } of index) {
    expect([file, Object.keys(alt)]).toEqual([file, ['nl', 'fr', 'en', 'de']]);
    for (const text of Object.values(alt)) expect(text.trim().length).toBeGreaterThan(5);
  }
});

test('DATA-4 the same picture is the same drawing every time, and no number in it went astray', () => {
  const seen = new Set<string>();
  for (const picture of pictures) {
    const family = `${picture.file.replace(/-\d+\.jpg$/, '')} ${picture.tags[1] ?? ''}`;
    if (picture.kind === 'hero' || seen.has(family)) continue;
    seen.add(family);
    const svg = picture.draw().toString();
    expect(svg === picture.draw().toString(), picture.file).toBe(true);
    expect(/NaN|Infinity|undefined/.test(svg), picture.file).toBe(false);
  }
}, 60_000);
