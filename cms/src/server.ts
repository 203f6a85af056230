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

/** Starts the CMS. Errors are reported in a sentence, with exit code 1. */
async function start(): Promise<void> {
  setFlagsFromString(heapGrowthFlag(30));
  try {
    if (existsSync(dotEnv)) process.loadEnvFile(dotEnv);
    const env = readEnvironment();
    // Strapi runs queries of one transaction concurrently, which the next major version of pg
    // forbids; the warning is of no use to operators.
    process.noDeprecation = env.NODE_ENV === 'production';
    makeFolder('DATA_DIR', path.join(env.DATA_DIR, 'public/uploads'));
    const isFile = env.DATABASE_CLIENT === 'sqlite';
    if (isFile) makeFolder('DATABASE_FILENAME', path.dirname(env.DATABASE_FILENAME));
    await lockData(env);
    setDataPermissions(env.DATA_DIR, isFile ? env.DATABASE_FILENAME : null);
    logRejections(process, (text) => console.error(text));
    await seedWhenEmpty(env, path.join(__dirname, 'seed.js'));
    // Strapi checks once for the admin's folder; its files may come later.
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

/** Loaded only if metrics are enabled. */
async function serveMetrics(strapi: Core.Strapi, env: Environment): Promise<void> {
  if (env.CMS_METRICS_PORT === undefined) return;
  const { openMetrics } = await import('./platform/metrics/open-metrics.js');
  await openMetrics(strapi, env.CMS_METRICS_PORT, env);
}
