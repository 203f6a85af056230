import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from '../process/env';
import { PlainError } from '../process/plain-error';
import { lockFolder, type Unlock } from '../process/lock-folder';
import { finishSwitch, hasPlan, stagingName } from './switch-data';

/** Time that a start waits for a running restore, in milliseconds. */
const patience = 5_000;

/**
 * Prevents the data from being replaced while this process runs, after completing an interrupted
 * restore. Throws a PlainError while another process restores.
 */
export async function lockData(env: Environment): Promise<Unlock> {
  if (hasPlan(env) || existsSync(path.join(env.DATA_DIR, stagingName))) {
    // Of several processes that start together, one completes the restore and the others wait
    // below.
    const unlock = lockFolder(env.DATA_DIR, 'exclusive');
    if (unlock) {
      try {
        const backup = await finishSwitch(env);
        if (backup) {
          process.stdout.write(
            `The restore of ${backup}, which was interrupted, is complete now.\n`,
          );
        }
      } finally {
        unlock();
      }
    }
  }
  const unlock = lockFolder(env.DATA_DIR, 'shared', patience);
  if (unlock && !hasPlan(env)) return unlock;
  unlock?.();
  throw new PlainError(
    `DATA_DIR: a backup is being restored into ${env.DATA_DIR}. Wait until it has ended.`,
  );
}
