import type { Core } from '@strapi/strapi';

let isSeedProcess = false;

/** Call it before Strapi is loaded: this process fills the database and ends; it neither answers nor starts workers. */
export function markSeeding(): void {
  isSeedProcess = true;
}

/** Reports whether this process only fills the database. */
export function isSeeding(): boolean {
  return isSeedProcess;
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
