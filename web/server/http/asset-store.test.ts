import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openAssetStore } from './asset-store';

const hourAgo = new Date(Date.now() - 3_600_000);
let folder: string;
let own: string;
let shared: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'agency-assets-'));
  own = join(folder, 'own');
  shared = join(folder, 'shared');
  mkdirSync(own);
  mkdirSync(shared);
  writeFileSync(join(own, 'a-1.js'), 'whole');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each(['a-1.js', 'versions.json'])(
  'OPS-4: leaves alone what a process with the same id writes of %s',
  async (name) => {
    const part = join(shared, `${name}.${process.pid}.part`);
    writeFileSync(part, 'half');
    const store = openAssetStore(own, shared);
    expect(readFileSync(part, 'utf8')).toBe('half');
    expect(String(await store.find('a-1.js'))).toBe('whole');
  },
);

it('OPS-4: removes parts that a process left when it ended', () => {
  const left = join(shared, 'b-1.js.1.part');
  writeFileSync(left, 'half');
  utimesSync(left, hourAgo, hourAgo);
  openAssetStore(own, shared);
  expect(existsSync(left)).toBe(false);
});

it('leaves no part of its own', () => {
  openAssetStore(own, shared);
  expect(readdirSync(shared).sort()).toEqual(['a-1.js', 'versions.json']);
});

it('keeps the files of three versions', async () => {
  for (const version of ['a-1.js', 'a-2.js', 'a-3.js', 'a-4.js']) {
    rmSync(own, { recursive: true });
    mkdirSync(own);
    writeFileSync(join(own, version), version);
    openAssetStore(own, shared);
  }
  const store = openAssetStore(own, shared);
  expect(await store.find('a-1.js')).toBeNull();
  expect(String(await store.find('a-2.js'))).toBe('a-2.js');
});
