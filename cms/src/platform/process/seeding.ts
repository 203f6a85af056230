import type { Core } from '@strapi/strapi';

let isSeedProcess = false;

/**
 * Marks this process as one that fills the database and exits, without requests or workers. Call
 * it before Strapi is loaded.
 */
export function markSeeding(): void {
  isSeedProcess = true;
}

export function isSeeding(): boolean {
  return isSeedProcess;
}

/**
 * Disables after-commit callbacks in a CMS that only fills the database, which has no workers.
 * Strapi would read every document again for events without listeners, all at once, and
 * interrupt the reads when it stops.
 */
export function ignoreCommits(strapi: Core.Strapi): void {
  const { db } = strapi;
  const transaction = db.transaction.bind(db) as (run?: Run) => Promise<unknown>;
  const quiet = (run?: Run): Promise<unknown> =>
    transaction(run && ((given) => run({ ...given, onCommit: () => undefined })));
  Object.defineProperty(db, 'transaction', { value: quiet, configurable: true });
}

type Run = (given: object) => unknown;
