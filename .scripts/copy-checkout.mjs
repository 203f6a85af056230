import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run } from './run.mjs';

/**
 * Copies files known to git or not ignored, and the built admin; links packages of this
 * checkout. Returns the copy's folder.
 */
export async function copyCheckout(copy) {
  await copyFiles(copy);
  for (const part of ['', 'cms', 'web']) linkPackages(join(part, 'node_modules'), copy);
  mkdirSync(join(copy, 'node_modules/@agency'), { recursive: true });
  for (const name of ['domain', 'cms', 'web']) {
    symlinkSync(join(copy, name), join(copy, 'node_modules/@agency', name));
  }
  cpSync(join(root, 'cms/dist/build'), join(copy, 'cms/dist/build'), { recursive: true });
  return copy;
}

/** Copies files known to git or not ignored. */
export async function copyFiles(copy) {
  const listed = await run('git', ['ls-files', '-co', '--exclude-standard'], { quiet: true });
  const files = listed.trim().split('\n');
  for (const file of files.filter((name) => existsSync(join(root, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
}

/** Links each package, without caches of tools such as `.vite`. */
function linkPackages(folder, copy) {
  if (!existsSync(join(root, folder))) return;
  mkdirSync(join(copy, folder), { recursive: true });
  for (const name of readdirSync(join(root, folder))) {
    if (name === '@agency' || (name.startsWith('.') && name !== '.bin')) continue;
    symlinkSync(join(root, folder, name), join(copy, folder, name));
  }
}
