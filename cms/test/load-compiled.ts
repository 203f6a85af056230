import { createRequire } from 'node:module';
import path from 'node:path';

const load = createRequire(__filename);

/**
 * A module of the running CMS, by its path in `src`: what it holds in memory is not that of a test's
 * own import. The caller says of which type it is.
 */
export function loadCompiled(file: string): unknown {
  return load(findCompiled(file));
}

/** Where that module is. */
export function findCompiled(file: string): string {
  return path.resolve(__dirname, '../dist/src', file);
}
