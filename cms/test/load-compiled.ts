import { createRequire } from 'node:module';
import path from 'node:path';

const load = createRequire(__filename);

/**
 * Returns a module of the running CMS by its path in `src`: its state differs from that of a
 * test's own import. The caller asserts the type.
 */
export function loadCompiled(file: string): unknown {
  return load(findCompiled(file));
}

export function findCompiled(file: string): string {
  return path.resolve(__dirname, '../dist/src', file);
}
