import { chownSync, closeSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';

const lockName = '.lock';

/** Ends the lock; so does the end of the process, however it ends. */
export type Unlock = () => void;

/**
 * Locks a folder for as long as this process lives: `shared` with others that share it, `exclusive`
 * against all others. Null if the lock is held against it. The lock is one of the operating system on
 * an empty SQLite file, which ends with its process, by SIGKILL too, and is valid between containers
 * of one machine.
 */
export function lockFolder(
  folder: string,
  mode: 'shared' | 'exclusive',
  waitMs = 0,
): Unlock | null {
  const file = path.join(folder, lockName);
  closeSync(openSync(file, 'a', 0o600));
  giveToOwner(file, folder);
  const database = new Database(file, { timeout: waitMs });
  try {
    // Else locking an empty file begins a journal beside it.
    database.pragma('journal_mode = memory');
    database.exec(mode === 'exclusive' ? 'BEGIN EXCLUSIVE' : 'BEGIN');
    if (mode === 'shared') database.prepare('select count(*) from sqlite_master').get();
  } catch (error) {
    database.close();
    if ((error as { code?: string }).code === 'SQLITE_BUSY') return null;
    throw error;
  }
  // Holds the connection: one that is collected gives up its lock.
  held.add(database);
  return () => {
    held.delete(database);
    database.close();
  };
}

const held = new Set<Database>();

/** Gives what root made to the user a folder belongs to, who could not open it otherwise. */
function giveToOwner(file: string, folder: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  chownSync(file, uid, gid);
}
