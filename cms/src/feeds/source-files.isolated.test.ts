import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepFeedFile } from './source-files';

const folder = mkdtempSync(path.join(tmpdir(), 'agency-feed-files-'));
vi.mock('../platform/process/env', () => ({ readEnvironment: () => ({ FEED_FOLDER: folder }) }));

let key = 0;
beforeEach(() => {
  key += 1;
});

test('DATA-3 files of one name that are sent at once replace each other whole', async () => {
  const sent = ['a', 'b', 'c', 'd'].map((letter) => Buffer.alloc(4_000_000, letter));
  await Promise.all(sent.map((bytes) => keepFeedFile(String(key), 'homes.xml', bytes)));
  expect(readdirSync(path.join(folder, String(key)))).toEqual(['homes.xml']);
  const kept = readFileSync(path.join(folder, String(key), 'homes.xml'));
  expect(sent.some((bytes) => bytes.equals(kept))).toBe(true);
});

test('DATA-3 a file that cannot be kept leaves nothing', async () => {
  // A folder has that name.
  mkdirSync(path.join(folder, String(key), 'homes.xml', 'inside'), { recursive: true });
  await expect(keepFeedFile(String(key), 'homes.xml', Buffer.from('a'))).rejects.toThrow();
  expect(readdirSync(path.join(folder, String(key)))).toEqual(['homes.xml']);
});
