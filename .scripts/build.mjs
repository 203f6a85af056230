import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run, say } from './run.mjs';

const IGNORED =
  /(^|\/)(node_modules|dist|build|\.strapi|\.cache|\.data|test)(\/|$)|\.test\.tsx?$|\.md$/;

/** What is built, from which inputs, and where it says what it was built from. */
const TARGETS = [
  {
    name: 'CMS and its admin',
    inputs: ['cms', 'package-lock.json'],
    script: ['run', 'build', '-w', 'cms', '--silent'],
    mark: 'cms/dist/.built-from',
  },
  {
    name: 'site',
    inputs: ['web', 'cms/schema.graphql', 'package-lock.json'],
    script: ['run', 'build', '-w', 'web', '--silent'],
    mark: 'web/build/.built-from',
  },
];

/** Builds what changed since the last build; the rest is left as it is. */
export async function ensureBuilt() {
  for (const target of TARGETS) {
    const mark = join(root, target.mark);
    const hash = hashInputs(target.inputs);
    if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) continue;
    say(`Building the ${target.name} …`);
    await run('npm', target.script, {
      quiet: true,
      label: `building the ${target.name}`,
      env: { NODE_ENV: 'production' },
    });
    mkdirSync(dirname(mark), { recursive: true });
    writeFileSync(mark, hash);
  }
}

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
