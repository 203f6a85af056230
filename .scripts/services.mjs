import { join } from 'node:path';
import { reachable } from './ports.mjs';
import { root } from './run.mjs';
import { supervise } from './supervise.mjs';

const SEEDING_MS = 10 * 60_000;
const BOOT_MS = 60_000;

/** Starts the built CMS: `ready` when the database is migrated and seeded. */
export function startCms(env, onLine) {
  return supervise({
    name: 'The CMS',
    args: [join(root, 'cms/dist/src/server.js')],
    cwd: join(root, 'cms'),
    env,
    readyUrl: `http://${reachable(env.CMS_HOST)}:${env.CMS_PORT}/readyz`,
    readyWithinMs: SEEDING_MS,
    onLine,
  });
}

/** Starts the built site: `ready` when it answers and has reached the CMS once. */
export function startSite(env, onLine) {
  return supervise({
    name: 'The site',
    args: [join(root, 'web/build/main.js')],
    cwd: join(root, 'web'),
    env,
    readyUrl: `http://${reachable(env.SITE_HOST)}:${env.SITE_PORT}/readyz`,
    readyWithinMs: BOOT_MS,
    onLine,
  });
}
