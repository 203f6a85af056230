import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { generateSnapshot } from './generate-snapshot';
import { LANGUAGES } from './language';
import { readSnapshotFile } from './read-snapshot';

const committed = fileURLToPath(new URL('../../snapshot', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'snapshot-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

test('DATA-1 generating the snapshot again gives the committed bytes', () => {
  const outDir = join(scratch, 'again');
  generateSnapshot({ outDir, pretty: true });
  expect(listFiles(outDir)).toEqual(listFiles(committed));
  for (const file of listFiles(outDir)) {
    const same = readFileSync(join(outDir, file)).equals(readFileSync(join(committed, file)));
    expect(same, `${file}: run npm run seed:generate and commit`).toBe(true);
  }
});

test('DATA-1 the snapshot stays small enough for a repository', () => {
  const bytes = listFiles(committed).reduce(
    (sum, file) => sum + readFileSync(join(committed, file)).length,
    0,
  );
  expect(bytes).toBeLessThan(6_000_000);
});

test('DATA-1 a larger snapshot has as many listings as asked for, with ids of their own', () => {
  const outDir = join(scratch, 'larger');
  generateSnapshot({ count: 300, seed: 7, outDir });
  const ids = LANGUAGES.map((language) =>
    readSnapshotFile(outDir, language, 'properties').map((record) => record['ID']),
  );
  expect(new Set(ids[0]).size).toBe(300);
  for (const others of ids) expect(others).toEqual(ids[0]);
});

test('DATA-1 two seeds give the same hand-written listings and other ones beyond them', () => {
  const [one, two] = [1, 2].map((seed) => {
    const outDir = join(scratch, `seed-${seed}`);
    generateSnapshot({ count: 220, seed, outDir });
    return readSnapshotFile(outDir, 'fr', 'properties');
  });
  expect(one?.[3]?.['Title']).toBe(two?.[3]?.['Title']);
  expect(one?.slice(104).map((record) => record['Price'])).not.toEqual(
    two?.slice(104).map((record) => record['Price']),
  );
});

test('DATA-1 an empty snapshot is one too', () => {
  const outDir = join(scratch, 'empty');
  generateSnapshot({ count: 0, outDir });
  expect(readSnapshotFile(outDir, 'de', 'properties')).toEqual([]);
  expect(readSnapshotFile(outDir, 'de', 'citys')).toEqual([]);
  expect(readSnapshotFile(outDir, 'de', 'types')).toHaveLength(7);
});
