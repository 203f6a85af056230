import { existsSync } from 'node:fs';
import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { resetFactor } from './second-factor/colleague-factor';

const appDir = path.resolve(__dirname, '../../../..');
const dotEnv = path.resolve(appDir, '../.env');
const usage = `Usage: npm run accounts -w cms -- reset-second-factor <email>
  Takes the second factor of a colleague away who lost phone and recovery codes, and ends their sessions.`;

void main();

/**
 * Changes staff accounts from the command line, also while the CMS runs. Exits with 1 if the
 * account does not exist.
 */
async function main(): Promise<void> {
  const [command, email, ...rest] = process.argv.slice(2);
  if (command !== 'reset-second-factor' || !email || rest.length > 0) {
    console.error(usage);
    process.exit(2);
  }
  if (existsSync(dotEnv)) process.loadEnvFile(dotEnv);
  process.env.CRON = 'false';
  process.env.SEED_ON_EMPTY = 'false';
  const distDir = path.join(appDir, 'dist');
  const strapi = await createStrapi({ appDir, distDir, serveAdminPanel: false }).load();
  const staff = (await strapi.db.query('admin::user').findOne({
    where: { email: email.toLowerCase() },
    select: ['id'],
  })) as { id: number } | null;
  const had = staff && (await resetFactor(strapi, staff.id));
  if (had) strapi.log.info(`Second factor: of account ${staff.id} reset from the command line.`);
  await strapi.destroy();
  if (!staff) {
    console.error('There is no account with this email.');
    process.exit(1);
  }
  const done = had ? 'The second factor is reset' : 'The account has no second factor';
  process.stdout.write(`${done}. Its sessions are ended.\n`);
  process.exit(0);
}
