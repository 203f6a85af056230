import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../.scripts/run.mjs';

/**
 * Queues the weekly reports of the running installation as it would at the given moment, in a second
 * process of the CMS: `node e2e/send-reports.mjs 2026-11-30T07:00:00Z`. Writes how many.
 */
const environment = readFileSync(join(root, 'test-results/cms-environment.json'), 'utf8');
// Work by the clock is the first process's.
Object.assign(process.env, JSON.parse(environment), { CRON: 'false' });
const appDir = join(root, 'cms');
process.chdir(appDir);
const requireCms = createRequire(join(appDir, 'package.json'));
const { createStrapi } = requireCms('@strapi/strapi');
const { sendReports } = requireCms(join(appDir, 'dist/src/owners/report/send-reports.js'));
const strapi = createStrapi({ appDir, distDir: join(appDir, 'dist'), serveAdminPanel: false });
await strapi.load();
process.stdout.write(`queued: ${await sendReports(strapi, new Date(process.argv[2]))}\n`);
await strapi.destroy();
process.exit(0);
