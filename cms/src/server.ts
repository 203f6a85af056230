import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { heapGrowthFlag } from '@agency/domain/heap-growth';
import { createStrapi, type Core } from '@strapi/strapi';
import { seedWhenEmpty } from './content/seed/seed-when-empty';
import { lockData } from './platform/backup/lock-data';
import { describeStartError } from './platform/process/describe-start-error';
import { drainBeforeStop } from './platform/process/drain-requests';
import { readEnvironment, type Environment } from './platform/process/env';
import { logRejections } from './platform/process/log-rejections';
import { makeFolder, setDataPermissions } from './platform/process/data-permissions';

const appDir = path.resolve(__dirname, '../..');
const dotEnv = path.resolve(appDir, '../.env');

void start();

/** Starts the CMS. What stops it is reported in a sentence, and the process ends with 1. */
async function start(): Promise<void> {
  setFlagsFromString(heapGrowthFlag(30));
  try {
    if (existsSync(dotEnv)) process.loadEnvFile(dotEnv);
    const env = readEnvironment();
    // Strapi runs statements of one transaction side by side, which pg will not allow in its next
    // major version; nothing to tell whoever runs the site.
    process.noDeprecation = env.NODE_ENV === 'production';
    makeFolder('DATA_DIR', path.join(env.DATA_DIR, 'public/uploads'));
    const isFile = env.DATABASE_CLIENT === 'sqlite';
    if (isFile) makeFolder('DATABASE_FILENAME', path.dirname(env.DATABASE_FILENAME));
    await lockData(env);
    setDataPermissions(env.DATA_DIR, isFile ? env.DATABASE_FILENAME : null);
    logRejections(process, (text) => console.error(text));
    await seedWhenEmpty(env, path.join(__dirname, 'seed.js'));
    // Strapi looks for the admin's folder once; its files may come later.
    mkdirSync(path.join(appDir, 'dist/build'), { recursive: true });
    const strapi = await createStrapi({ appDir, distDir: path.join(appDir, 'dist') }).load();
    drainBeforeStop(strapi);
    await serveMetrics(strapi, env);
    await strapi.start();
  } catch (error) {
    console.error(describeStartError(error));
    process.exit(1);
  }
}

/** A CMS that nobody watches loads nothing of it. */
async function serveMetrics(strapi: Core.Strapi, env: Environment): Promise<void> {
  if (env.CMS_METRICS_PORT === undefined) return;
  const { openMetrics } = await import('./platform/metrics/open-metrics.js');
  await openMetrics(strapi, env.CMS_METRICS_PORT, env);
}
