import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { describeStartError } from './platform/process/describe-start-error';
import { readEnvironment } from './platform/process/env';
import { logRejections } from './platform/process/log-rejections';
import { markSeeding } from './platform/process/seeding';

const appDir = path.resolve(__dirname, '../..');

// Who waits for the seed is gone, or has been told to end: transactions under way are rolled back.
for (const event of ['disconnect', 'SIGTERM', 'SIGINT']) process.once(event, () => process.exit(1));

void seed();

/**
 * The process that the server starts on an empty database (decision 0120): makes the tables, fills
 * them and ends. What stops it is reported in a sentence, and it ends with 1.
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
