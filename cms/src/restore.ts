import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { lockFolder } from './platform/process/lock-folder';
import { listBackups } from './platform/backup/make-backup';
import {
  checkFiles,
  checkOrigin,
  fingerprintKey,
  isBackup,
  readManifest,
} from './platform/backup/manifest';
import { startProgress } from './platform/backup/progress';
import { restoreBackup } from './platform/backup/restore-backup';
import { runCommand } from './platform/backup/run-command';
import { finishSwitch } from './platform/backup/switch-data';
import { PlainError } from './platform/process/plain-error';
import { makeFolder } from './platform/process/data-permissions';

const usage = `Usage: npm run restore -- <backup or folder of backups> [--replace]
  Restores a backup, or the newest one in a folder. Stop the CMS first.
  --replace  put it in the place of the data that is there, which is kept beside it`;

void runCommand(usage, { replace: { type: 'boolean' } }, async (env, folder, { replace }) => {
  const backup = await findBackup(folder);
  const manifest = await readManifest(backup);
  const { createdAt, version, database, files } = manifest;
  say(`${backup}: version ${version}, ${createdAt}`);
  checkOrigin(manifest, env);
  const checking = startProgress(say, 'Checking', Object.values(files));
  await checkFiles(backup, manifest, checking.add);
  checking.end();

  makeFolder('DATA_DIR', env.DATA_DIR);
  if (!lockFolder(env.DATA_DIR, 'exclusive')) {
    throw new PlainError(`The CMS or a backup runs on ${env.DATA_DIR}: stop it first.`);
  }
  const finished = await finishSwitch(env);
  if (finished) say(`The restore of ${finished}, which was interrupted, is complete now.`);
  if (finished === path.basename(backup)) return;
  const kept = await restoreBackup(env, backup, manifest, { replace: replace === true, say });

  const rows = Object.values(database.tables).reduce((sum, count) => sum + count, 0);
  const tables = Object.keys(database.tables).length;
  say(
    `Restored ${rows} rows in ${tables} tables and ${Object.keys(files).length - 1} files: as in the backup.`,
  );
  if (kept.length > 0)
    say(`What was there is kept in ${kept.join(' and ')}; remove it when all is well.`);
  if (manifest.key !== fingerprintKey(env)) {
    say(
      'ENCRYPTION_KEY is another one than when the backup was made: secrets of feeds cannot be read. ' +
        'Put the .env of then back.',
    );
  }
  say('Start the CMS now.');
});

async function findBackup(folder: string): Promise<string> {
  if (!existsSync(folder)) throw new PlainError(`${folder} is missing.`);
  if (isBackup(folder)) return folder;
  const newest = (await listBackups(folder)).at(-1);
  if (newest) return newest;
  const closed = readdirSync(folder).find((name) => !isReadable(path.join(folder, name)));
  throw new PlainError(
    closed === undefined
      ? `${folder} is no backup, and has none in it.`
      : `${path.join(folder, closed)} may not be read by the user of this process.`,
  );
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
