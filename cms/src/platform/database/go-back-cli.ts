import { existsSync } from 'node:fs';
import path from 'node:path';
import { describeStartError } from '../process/describe-start-error';
import { readEnvironment, type Environment } from '../process/env';
import { lockFolder } from '../process/lock-folder';
import { PlainError } from '../process/plain-error';
import { findWayBack } from './go-back';
import { openDatabase } from './open-database';

const dotEnv = path.resolve(__dirname, '../../../../../.env');

void main();

/** Prepares the database for the previous version (docs/upgrade.md). Requires `--yes`. */
async function main(): Promise<void> {
  try {
    if (existsSync(dotEnv)) process.loadEnvFile(dotEnv);
    const env = readEnvironment();
    refuseWhileUsed(env);
    const database = openDatabase(env);
    try {
      const { from, to, migrations, go } = await findWayBack(database);
      const reversed = migrations.length === 0 ? 'no migration' : migrations.join(', ');
      if (!process.argv.includes('--yes')) {
        console.error(
          `This leads from version ${from} back to ${to} and reverses ${reversed}. What ${from} alone ` +
            `can store is deleted when ${to} starts.\n` +
            'Make a backup, then: npm run go-back -w cms -- --yes',
        );
        return;
      }
      await go();
      process.stdout.write(
        `The database is ready for version ${to}: check that version out and start it.\n`,
      );
    } finally {
      await database.destroy();
    }
  } catch (error) {
    console.error(describeStartError(error));
    process.exitCode = 1;
  }
}

/** Locks the data until this process ends. */
function refuseWhileUsed({ DATA_DIR }: Environment): void {
  if (!existsSync(DATA_DIR)) throw new PlainError(`DATA_DIR: ${DATA_DIR} does not exist.`);
  if (lockFolder(DATA_DIR, 'exclusive')) return;
  throw new PlainError(
    `Stop CMS and site first: a CMS, a backup or a restore uses the data in ${DATA_DIR}.`,
  );
}
