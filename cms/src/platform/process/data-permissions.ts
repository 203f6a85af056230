import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';

const sticky = 0o1000;
const others = 0o077;

/** Makes a folder, with those above it. Throws an error that begins with the setting's name. */
export function makeFolder(name: string, folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new Error(`${name}: ${folder} cannot be made (${(error as Error).message})`);
  }
}

/**
 * Takes the data folder and the database file from everybody but the user the CMS runs as. What
 * belongs to somebody else, such as a mounted folder, stays as it is.
 */
export function setDataPermissions(folder: string, databaseFile: string | null): void {
  restrict(folder, 0o700);
  if (databaseFile === null) return;
  // SQLite gives the files beside its database the rights of the database.
  closeSync(openSync(databaseFile, 'a', 0o600));
  for (const suffix of ['', '-wal', '-shm', '-journal']) {
    if (existsSync(databaseFile + suffix)) restrict(databaseFile + suffix, 0o600);
  }
}

function restrict(path: string, mode: number): void {
  const { mode: current } = statSync(path);
  // A sticky folder is one that many share, such as /tmp.
  if ((current & others) === 0 || (current & sticky) !== 0) return;
  try {
    chmodSync(path, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
