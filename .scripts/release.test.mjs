import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const { version, workspaces } = JSON.parse(read('package.json'));
const lines = read('docs/CHANGELOG.md').split('\n');
const headings = lines.filter((line) => line.startsWith('## '));
const entries = lines.filter((line) => line.startsWith('- '));
/** A development version, such as `1.1.0-dev`, has no release yet. */
const isReleased = !version.includes('-');

test.each(workspaces)('OPS-6: %s has the version of the root and asks for it', (workspace) => {
  const own = JSON.parse(read(`${workspace}/package.json`));
  expect(own.version).toBe(version);
  expect(own.dependencies?.['@agency/domain'] ?? version).toBe(version);
});

test('OPS-6: the lock file and the programs have the version of the root', () => {
  const { packages } = JSON.parse(read('package-lock.json'));
  for (const folder of ['', ...workspaces]) expect(packages[folder].version).toBe(version);
  expect(read('domain/src/version.ts')).toContain(`version = '${version}'`);
});

test('OPS-6: the changelog begins with what is unreleased and the newest version', () => {
  expect(headings[0]).toBe('## Unreleased');
  expect(headings.slice(1).every((heading) => /^## \d+\.\d+\.\d+$/.test(heading))).toBe(true);
  if (isReleased) expect(headings[1]).toBe(`## ${version}`);
});

test('OPS-6: a part of the changelog is Added, Changed, Fixed or Upgrade', () => {
  const parts = lines.filter((line) => line.startsWith('###'));
  const known = ['Added', 'Changed', 'Fixed', 'Upgrade'].map((name) => `### ${name}`);
  expect(parts.filter((part) => !known.includes(part))).toEqual([]);
  const first = lines.findIndex((line) => line.startsWith('- '));
  // The first entry follows its heading.
  expect(known).toContain(lines.slice(0, first).at(-2));
});

test('OPS-6: an entry of the changelog is one line of at most 25 words', () => {
  const isProse = (line) => line !== '' && !/^(#|- )/.test(line);
  expect(entries.filter((entry) => entry.slice(2).split(/\s+/).length > 25)).toEqual([]);
  const begin = lines.indexOf(headings[1]);
  expect(lines.slice(begin).filter(isProse).length).toBeLessThanOrEqual(headings.length - 1);
});

test('OPS-6: a version takes at most 120 lines of the changelog', () => {
  const starts = headings.map((heading) => lines.indexOf(heading));
  starts.forEach((start, index) => {
    expect((starts[index + 1] ?? lines.length) - start).toBeLessThanOrEqual(120);
  });
});

test.runIf(isReleased)('OPS-6: the data of this release are kept for both databases', () => {
  for (const kind of ['sqlite', 'postgres']) {
    expect(existsSync(join(root, `cms/test/releases/${version}/${kind}.tar.gz`))).toBe(true);
  }
});
