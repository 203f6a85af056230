import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run, say } from './run.mjs';

/**
 * Files that are not inputs: written by builds and starts, such as `.strapi-updater.json`; tests
 * and texts.
 */
const IGNORED =
  /(^|\/)(node_modules|dist|build|\.strapi[^/]*|\.cache|\.data|test)(\/|$)|\.test\.tsx?$|\.md$/;

/**
 * Build targets with their inputs, and the file that records them. The admin depends on its
 * imported modules and Strapi's configuration; its URLs are relative, so that port and domain
 * are not inputs.
 */
const TARGETS = [
  {
    name: 'admin',
    inputs: () => [
      ...listImported('cms/src/admin'),
      ...['cms/config', 'cms/package.json', 'cms/favicon.png'],
      ...['cms/scripts/build-admin.mjs', 'package-lock.json'],
    ],
    script: ['run', 'build:admin', '-w', 'cms', '--silent'],
    mark: 'cms/dist/build/.built-from',
  },
  {
    name: 'CMS',
    inputs: () => [
      ...['domain/src', 'cms/config', 'cms/src'],
      ...['cms/scripts/build-server.mjs', 'package-lock.json'],
    ],
    script: ['run', 'build:server', '-w', 'cms', '--silent'],
    mark: 'cms/dist/.built-from',
  },
  {
    name: 'site',
    inputs: () => ['domain/src', 'web', 'cms/schema.graphql', 'package-lock.json'],
    script: ['run', 'build', '-w', 'web', '--silent'],
    mark: 'web/build/.built-from',
  },
];

/**
 * Builds changed targets, all or the named ones. Stops when `signal` is aborted; `priority` is
 * that of its processes.
 */
export async function ensureBuilt(
  names = TARGETS.map(({ name }) => name),
  signal = undefined,
  priority = undefined,
) {
  for (const target of TARGETS.filter(({ name }) => names.includes(name))) {
    const { mark, hash, isBuilt } = compareInputs(target);
    if (isBuilt) continue;
    // An interrupted build must not look complete.
    rmSync(mark, { force: true });
    say(`Building the ${target.name} …`);
    await run('npm', target.script, {
      quiet: true,
      label: `building the ${target.name}`,
      env: { NODE_ENV: 'production' },
      signal,
      priority,
    });
    mkdirSync(dirname(mark), { recursive: true });
    writeFileSync(mark, hash);
  }
}

export function prepareAdmin() {
  const admin = TARGETS.find(({ name }) => name === 'admin');
  const { mark, isBuilt } = compareInputs(admin);
  if (!isBuilt) rmSync(dirname(mark), { recursive: true, force: true });
  return isBuilt;
}

function compareInputs(target) {
  const mark = join(root, target.mark);
  const hash = hashInputs(target.inputs());
  return { mark, hash, isBuilt: existsSync(mark) && readFileSync(mark, 'utf8') === hash };
}

/** Lists the files of a folder, and recursively the project files that they import. */
function listImported(folder) {
  const found = new Set(
    readdirSync(join(root, folder), { recursive: true })
      .map((name) => `${folder}/${name}`)
      .filter((path) => statSync(join(root, path)).isFile()),
  );
  for (const path of found) {
    if (!/\.tsx?$/.test(path)) continue;
    const source = readFileSync(join(root, path), 'utf8');
    for (const [, name] of source.matchAll(/from '(\.[^']*|@agency\/domain\/[^']*)'/g)) {
      const imported = name.startsWith('.')
        ? join(dirname(path), name)
        : name.replace('@agency/domain', 'domain/src');
      const file = ['.ts', '.tsx', '', '/index.ts'].find((end) => isFile(imported + end));
      if (file !== undefined) found.add(imported + file);
    }
  }
  return [...found].sort();
}

const isFile = (path) => statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ?? false;

function hashInputs(paths) {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0]);
  for (const path of paths) addToHash(hash, path);
  return hash.digest('hex');
}

function addToHash(hash, path) {
  const full = join(root, path);
  if (IGNORED.test(path) || !existsSync(full)) return;
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).sort()) addToHash(hash, `${path}/${name}`);
  } else {
    hash.update(path).update(readFileSync(full));
  }
}
