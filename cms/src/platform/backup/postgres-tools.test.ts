import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findTools } from './postgres-tools';

const root = mkdtempSync(path.join(os.tmpdir(), 'cms-tools-'));

afterAll(() => rmSync(root, { recursive: true, force: true }));

function makeTools(version: number): string {
  const folder = path.join(root, String(version));
  mkdirSync(folder, { recursive: true });
  const script = `#!/bin/sh\necho "pg_dump (PostgreSQL) ${version}.4 (Debian ${version}.4-1)"\n`;
  writeFileSync(path.join(folder, 'pg_dump'), script, { mode: 0o755 });
  return folder;
}

test('OPS-5 of several versions of pg_dump the lowest that is enough is taken', () => {
  const folders = [18, 15, 17, 16].map(makeTools);
  expect(findTools(16, folders).pathOf('psql')).toBe(path.join(root, '16/psql'));
});

test('OPS-5 a pg_dump that is missing or too old is reported with the package to install', () => {
  expect(() => findTools(17, [makeTools(15), path.join(root, 'nothing')])).toThrow(
    /of version 15, and version 17 is needed: .*postgresql-client-17/,
  );
  expect(() => findTools(17, [path.join(root, 'nothing')])).toThrow(
    'pg_dump is not on this machine',
  );
});
