import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './run.mjs';

/** Decision records and the changelog name files as they were. */
const isHistory = (file) => /^docs\/(decisions\/\d|CHANGELOG)/.test(file);
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
const documents = tracked.filter((file) => /(^|\/)[^/]+\.md$/.test(file));

test.each(documents)('%s links to files that exist', (file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const targets = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, target]) => target);
  const own = targets.filter((target) => !/^(https?|mailto):/.test(target));
  expect(own.filter((target) => !existsSync(join(root, dirname(file), target)))).toEqual([]);
});

test.each(documents)('%s links to headings that exist', (file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const links = [...text.matchAll(/\]\(([^)#\s:]*)#([^)\s]+)\)/g)];
  const dead = links.filter(([, target, anchor]) => {
    const path = target ? join(root, dirname(file), target) : join(root, file);
    return existsSync(path) && !listAnchors(readFileSync(path, 'utf8')).includes(anchor);
  });
  expect(dead.map(([link]) => link)).toEqual([]);
});

test.each(documents.filter((file) => !isHistory(file)))('%s names files that exist', (file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const inRoot = /^(cms|web|domain|docs|seed|e2e|bench|\.scripts|\.config|\.github)\/[\w@./-]+$/;
  const names = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name]) => name);
  const missing = (name) => inRoot.test(name) && !existsSync(join(root, name)) && !isMade(name);
  expect(names.filter(missing)).toEqual([]);
});

test.each(documents.filter((file) => !isHistory(file)))('%s names sources that exist', (file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const names = [...text.matchAll(/`(?:\.\.\/)*([\w@][\w@./-]*\.(?:tsx?|mjs|css|graphql))`/g)].map(
    ([, name]) => name,
  );
  const missing = (name) => !tracked.some((path) => `/${path}`.endsWith(`/${name}`));
  expect(names.filter(missing)).toEqual([]);
});

test('comments name sources and documents that exist', () => {
  const isSource = /^(?!web\/app\/cms\/generated\/).*\.([cm]?js|tsx?|css)$/;
  const named =
    /`(?:\.{1,2}\/)*([\w@][\w@./-]*\.(?:tsx?|mjs|css|graphql))`|docs\/(?:decisions\/\d{4}|[\w/-]+\.md)/g;
  const files = tracked.filter((file) => isSource.test(file) && existsSync(join(root, file)));
  const missing = files.flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    const comments = lines.filter((line) => /^\s*(\/?\*|\/\/)/.test(line)).join('\n');
    return [...comments.matchAll(named)]
      .map(([decision, name = decision]) => name)
      .filter(
        (name) =>
          !tracked.some((path) => `/${path}`.endsWith(`/${name}`) || path.startsWith(`${name}-`)),
      )
      .map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});

describe('requirements', () => {
  const rows = readFileSync(join(root, 'docs/requirements.md'), 'utf8').match(
    /^- [A-Z]+-\d+ .*$/gm,
  );
  const defined = rows.map((row) => row.split(' ')[1]);
  const areas = new Set(defined.map((id) => id.split('-')[0]));
  const named = new Set(
    tracked
      .filter((file) => /[.-](test|spec|cases)\.[cm]?[jt]sx?$/.test(file))
      .flatMap((file) => readFileSync(join(root, file), 'utf8').match(/\b[A-Z]+-\d+\b/g) ?? [])
      .filter((id) => areas.has(id.split('-')[0])),
  );

  test('each id is defined once', () => {
    expect(defined.filter((id, index) => defined.indexOf(id) !== index)).toEqual([]);
  });

  test('tests name ids that are defined', () => {
    expect([...named].filter((id) => !defined.includes(id))).toEqual([]);
  });

  test('each id is named by a test unless it is planned', () => {
    const isPlanned = (id) => rows[defined.indexOf(id)].includes('_(planned)_');
    expect(defined.filter((id) => named.has(id) === isPlanned(id))).toEqual([]);
  });
});

/** Returns GitHub's anchors of a document's headings. */
function listAnchors(text) {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function isMade(name) {
  return /(^|\/)(dist|build|node_modules|\.data|\.cache|test-results)(\/|$)/.test(name);
}
