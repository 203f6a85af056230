import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { readEnvironment } from './env';

const appDir = path.resolve(__dirname, '../..');
const dotEnv = path.resolve(appDir, '../.env');

void start();

/** Starts the CMS. A wrong setting ends the process with the names of the variables. */
async function start(): Promise<void> {
  if (existsSync(dotEnv)) process.loadEnvFile(dotEnv);
  try {
    const env = readEnvironment();
    mkdirSync(path.join(env.DATA_DIR, 'public/uploads'), { recursive: true });
    mkdirSync(path.dirname(env.DATABASE_FILENAME), { recursive: true });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  await createStrapi({ appDir, distDir: path.join(appDir, 'dist') }).start();
}
