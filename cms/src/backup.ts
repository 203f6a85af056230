import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { lockData } from './platform/backup/lock-data';
import { lockFolder } from './platform/process/lock-folder';
import { makeBackup, removeOldBackups } from './platform/backup/make-backup';
import { runCommand } from './platform/backup/run-command';
import { PlainError } from './platform/process/plain-error';

const usage = `Usage: npm run backup -- <folder> [--keep <number>]
  Writes a backup of database, pictures and private files into a new folder in <folder>,
  while the CMS runs.
  --keep  remove the oldest backups in <folder>, so that so many are left`;

void runCommand(usage, { keep: { type: 'string' } }, async (env, folder, { keep }) => {
  if (keep !== undefined && !/^[1-9]\d*$/.test(String(keep))) {
    throw new PlainError('--keep must be a number, 1 or more.');
  }
  const data = env.DATABASE_CLIENT === 'sqlite' ? env.DATABASE_FILENAME : env.DATA_DIR;
  if (!existsSync(data))
    throw new PlainError(`DATA_DIR: there is nothing to back up, ${data} is missing.`);
  if (`${folder}${path.sep}`.startsWith(`${env.DATA_DIR}${path.sep}`)) {
    throw new PlainError(`${folder} is in the data folder: choose one outside of ${env.DATA_DIR}.`);
  }
  await lockData(env);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!lockFolder(folder, 'exclusive')) {
    throw new PlainError(`Another backup into ${folder} is being made.`);
  }
  const backup = await makeBackup(env, folder, say);
  say(`Backup ${backup} is complete.`);
  if (!keep) return;
  for (const old of await removeOldBackups(folder, Number(keep))) say(`Removed ${old}.`);
});

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
