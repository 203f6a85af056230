import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { describeStartError } from './platform/process/describe-start-error';
import { readEnvironment } from './platform/process/env';
import { logRejections } from './platform/process/log-rejections';
import { markSeeding } from './platform/process/seeding';

const appDir = path.resolve(__dirname, '../..');

// The waiting process has exited or was told to stop: current transactions are rolled back.
for (const event of ['disconnect', 'SIGTERM', 'SIGINT']) process.once(event, () => process.exit(1));

void seed();

/**
 * Process started by the server for an empty database (decision 0120): creates the tables, fills
 * them and exits. Errors are reported in a sentence, with exit code 1.
 */
async function seed(): Promise<void> {
  try {
    process.noDeprecation = readEnvironment().NODE_ENV === 'production';
    logRejections(process, (text) => console.error(text));
    const distDir = path.join(appDir, 'dist');
    const strapi = createStrapi({ appDir, distDir, serveAdminPanel: false });
    markSeeding();
    await strapi.load();
    await strapi.destroy();
    process.exit(0);
  } catch (error) {
    console.error(describeStartError(error));
    process.exit(1);
  }
}
