import { existsSync } from 'node:fs';
import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { rotateSecrets } from './feeds/secrets/secret-rows';
import { describeStartError } from './platform/process/describe-start-error';
import { readEnvironment } from './platform/process/env';
import { PlainError } from './platform/process/plain-error';
import { rotateFactors } from './platform/staff/second-factor/rotate-factors';

const appDir = path.resolve(__dirname, '../..');
const dotEnv = path.resolve(appDir, '../.env');

void main();

/**
 * Encrypts stored secrets of feeds and second factors again, from ENCRYPTION_KEY_FORMER to
 * ENCRYPTION_KEY; also while the CMS runs, and again after an interruption. Exits with 1 if one
 * could not be read.
 */
async function main(): Promise<void> {
  try {
    if (existsSync(dotEnv)) process.loadEnvFile(dotEnv);
    process.env.CRON = 'false';
    process.env.SEED_ON_EMPTY = 'false';
    const { ENCRYPTION_KEY: to, ENCRYPTION_KEY_FORMER: from } = readEnvironment();
    if (!from || from === to) {
      throw new PlainError(
        'Set ENCRYPTION_KEY to the new key and ENCRYPTION_KEY_FORMER to the one before it.',
      );
    }
    const distDir = path.join(appDir, 'dist');
    const strapi = await createStrapi({ appDir, distDir, serveAdminPanel: false }).load();
    const feeds = await rotateSecrets(strapi.db.connection, { from, to });
    const factors = await rotateFactors(strapi, { from, to });
    await strapi.destroy();
    process.stdout.write(
      `Secrets of feeds: ${feeds.rotated} encrypted again, ${feeds.current} were already.\n` +
        `Second factors: ${factors.rotated} encrypted again, ${factors.current} were already.\n`,
    );
    const lost = [...feeds.unreadable, ...factors.unreadable];
    for (const name of lost) console.error(`Neither key opens: ${name}`);
    if (lost.length === 0) process.stdout.write('Remove ENCRYPTION_KEY_FORMER now.\n');
    process.exit(lost.length === 0 ? 0 : 1);
  } catch (error) {
    console.error(describeStartError(error));
    process.exit(1);
  }
}
