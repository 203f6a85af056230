import type { Core } from '@strapi/strapi';

const key = 'agency.seeding';
let isSeedProcess = false;

/** Before it is loaded: this CMS fills the database and ends; it neither answers nor starts workers. */
export function markSeeding(strapi: Core.Strapi): void {
  strapi.config.set(key, true);
  isSeedProcess = true;
}

/**
 * How SQLite waits for the disk. FULL: a commit is on the disk when it returns. NORMAL for the seed: a
 * power cut leaves a whole database that misses the last commits, and the next start adds them.
 */
export function chooseSynchronous(): 'FULL' | 'NORMAL' {
  return isSeedProcess ? 'NORMAL' : 'FULL';
}

/** Whether this CMS only fills the database. */
export function isSeeding(strapi: Core.Strapi): boolean {
  return strapi.config.get(key, false) as boolean;
}

/**
 * Runs nothing after a commit, in a CMS that only fills the database: no worker waits there to be
 * woken. Strapi would read every document once more for events that nobody hears, all of them at
 * once, and break off what is still under way when it ends.
 */
export function ignoreCommits(strapi: Core.Strapi): void {
  const { db } = strapi;
  const transaction = db.transaction.bind(db) as (run?: Run) => Promise<unknown>;
  const quiet = (run?: Run): Promise<unknown> =>
    transaction(run && ((given) => run({ ...given, onCommit: () => undefined })));
  Object.defineProperty(db, 'transaction', { value: quiet, configurable: true });
}

type Run = (given: object) => unknown;
