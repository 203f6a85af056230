import { chmodSync, mkdirSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder, setDataPermissions } from './data-permissions';

const modeOf = (file: string): string => (statSync(file).mode & 0o1777).toString(8);
const folder = (): string => mkdtempSync(path.join(os.tmpdir(), 'cms-data-'));

test('OPS-2 a new data folder and its database are for the CMS alone', () => {
  const data = path.join(folder(), 'data');
  makeFolder('DATA_DIR', path.join(data, 'public/uploads'));
  const file = path.join(data, 'cms.sqlite');
  setDataPermissions(data, file);
  expect([modeOf(data), modeOf(file)]).toEqual(['700', '600']);
});

test('OPS-2 a folder from before is taken from others, its database as well', () => {
  const data = folder();
  chmodSync(data, 0o755);
  const files = ['cms.sqlite', 'cms.sqlite-wal', 'cms.sqlite-shm'].map((name) =>
    path.join(data, name),
  );
  for (const file of files) writeFileSync(file, 'kept', { mode: 0o644 });
  setDataPermissions(data, files[0] ?? null);
  expect([data, ...files].map(modeOf)).toEqual(['700', '600', '600', '600']);
});

test('OPS-2 a folder that many share stays as it is', () => {
  const shared = path.join(folder(), 'shared');
  mkdirSync(shared);
  chmodSync(shared, 0o1777);
  setDataPermissions(shared, null);
  expect(modeOf(shared)).toBe('1777');
});

test('OPS-2 a folder that cannot be made is named by its setting', () => {
  const file = path.join(folder(), 'file');
  writeFileSync(file, '');
  expect(() => makeFolder('DATA_DIR', path.join(file, 'data'))).toThrow('DATA_DIR: ');
});
