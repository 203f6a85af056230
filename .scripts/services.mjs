import { join } from 'node:path';
import { reachable } from './ports.mjs';
import { root } from './run.mjs';
import { supervise } from './supervise.mjs';

const SEEDING_MS = 30 * 60_000;
const BOOT_MS = 60_000;

/**
 * One heap for all threads: glibc otherwise creates up to eight per core, and memory freed in
 * one by Brotli and SQLite is not reused by others: 50 MB of the site's 250. Free memory at the
 * end of the heap, and larger blocks, are returned to the system immediately.
 */
const allocator = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' };

/** Saves a tenth of the start's processor time from Node 22 on; older versions ignore it. */
const compiled = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') };

/** Half of Node's default for new space; docs/decisions/0120. */
const newSpace = '--max-semi-space-size=8';

/** Starts the built CMS: `ready` when the database is migrated and seeded. */
export function startCms(env, onLine) {
  return supervise({
    name: 'The CMS',
    args: [newSpace, join(root, 'cms/dist/src/server.js')],
    cwd: join(root, 'cms'),
    env: { ...allocator, ...compiled, ...env },
    readyUrl: `http://${reachable(env.CMS_HOST)}:${env.CMS_PORT}/readyz`,
    readyWithinMs: SEEDING_MS,
    onLine,
  });
}

/**
 * Starts the built site: `ready` when it responds and has reached the CMS once. `cms` resolves
 * when the CMS is ready, which may take long.
 */
export function startSite(env, onLine, cms) {
  return superviseSite([newSpace, join(root, 'web/build/main.js')], env, onLine, cms);
}

/** Starts the site from sources, for `npm run dev`. */
export function startSiteFromSources(env, onLine) {
  return superviseSite(['--import', 'tsx', join(root, 'web/server/main.ts')], env, onLine);
}

function superviseSite(args, env, onLine, cms) {
  return supervise({
    name: 'The site',
    args,
    cwd: join(root, 'web'),
    env: { ...allocator, ...compiled, ...env },
    readyUrl: `http://${reachable(env.SITE_HOST)}:${env.SITE_PORT}/readyz`,
    readyWithinMs: BOOT_MS,
    readyAfter: cms,
    onLine,
  });
}
