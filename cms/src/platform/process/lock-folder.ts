import { chownSync, closeSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';

const lockName = '.lock';

/** Releases the lock; the end of the process also does. */
export type Unlock = () => void;

/**
 * Locks a folder while this process lives: `shared` with other shared locks, or `exclusive`.
 * Null if a conflicting lock is held. Uses an operating system lock on an empty SQLite file,
 * which ends with the process, even by SIGKILL, and works between containers on one machine.
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
    // Otherwise locking an empty file creates a journal next to it.
    database.pragma('journal_mode = memory');
    database.exec(mode === 'exclusive' ? 'BEGIN EXCLUSIVE' : 'BEGIN');
    if (mode === 'shared') database.prepare('select count(*) from sqlite_master').get();
  } catch (error) {
    database.close();
    if ((error as { code?: string }).code === 'SQLITE_BUSY') return null;
    throw error;
  }
  // Keeps a reference: a garbage-collected connection releases its lock.
  held.add(database);
  return () => {
    held.delete(database);
    database.close();
  };
}

const held = new Set<Database>();

/** Gives files created by root to the owner of the folder, who could not open them otherwise. */
function giveToOwner(file: string, folder: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  chownSync(file, uid, gid);
}
