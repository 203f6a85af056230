import { existsSync } from 'node:fs';
import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { describeStartError } from '../../platform/process/describe-start-error';
import { lockData } from '../../platform/backup/lock-data';
import { readEnvironment } from '../../platform/process/env';
import { emptyDemo } from './empty-demo';

const appDir = path.resolve(__dirname, '../../../..');
const dotEnv = path.resolve(appDir, '../.env');

main().catch((error: unknown) => {
  console.error(describeStartError(error));
  process.exit(1);
});

/**
 * Deletes the example data from the command line. Requires `--yes`, because it cannot be undone.
 */
async function main(): Promise<void> {
  if (!process.argv.includes('--yes')) {
    console.error(
      'This deletes every listing, project, article, testimonial, lead and saved search.\n' +
        'Stop the CMS, make a backup, then: npm run empty-demo -w cms -- --yes',
    );
    process.exit(0);
  }
  if (existsSync(dotEnv)) process.loadEnvFile(dotEnv);
  process.env.CRON = 'false';
  await lockData(readEnvironment());
  process.env.SEED_ON_EMPTY = 'false';
  const distDir = path.join(appDir, 'dist');
  const strapi = await createStrapi({ appDir, distDir, serveAdminPanel: false }).load();
  const counts = Object.entries(await emptyDemo(strapi));
  const said = counts.map(([name, count]) => `${count} ${name}`).join(', ') || 'There was nothing.';
  process.stdout.write(
    `${said}\nSet SEED_ON_EMPTY=false in .env, or the next start brings the listings back.\n`,
  );
  await strapi.destroy();
  process.exit(0);
}
