import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';

const sticky = 0o1000;
const others = 0o077;

export function makeFolder(name: string, folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new Error(`${name}: ${folder} cannot be made (${(error as Error).message})`);
  }
}

/**
 * Restricts the data folder and the database file to the user of the CMS. Skips what other users
 * own, such as a mounted folder.
 */
export function setDataPermissions(folder: string, databaseFile: string | null): void {
  restrict(folder, 0o700);
  if (databaseFile === null) return;
  // SQLite gives its journals the permissions of the database file.
  closeSync(openSync(databaseFile, 'a', 0o600));
  for (const suffix of ['', '-wal', '-shm', '-journal']) {
    if (existsSync(databaseFile + suffix)) restrict(databaseFile + suffix, 0o600);
  }
}

function restrict(path: string, mode: number): void {
  const { mode: current } = statSync(path);
  // A sticky folder such as /tmp is shared.
  if ((current & others) === 0 || (current & sticky) !== 0) return;
  try {
    chmodSync(path, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
