import type { Knex } from 'knex';
import { MANUAL, MANUAL_VERSIONS } from './manual-tables';

/** Deletes the draft of a listing that an administrator deleted, with its versions. */
export async function removeManual(trx: Knex.Transaction, listing: string): Promise<void> {
  const drafts = (await trx(MANUAL).where({ listing }).pluck('key')) as string[];
  await trx(MANUAL_VERSIONS).whereIn('draft', drafts).delete();
  await trx(MANUAL).where({ listing }).delete();
}
