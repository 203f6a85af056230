import type { Knex } from 'knex';
import { createRegistry } from '../../../platform/process/registry';
import type { SearchRow } from '../search-row';

/** Sees the rows that the read model is about to hold, in the transaction of the write and before it. */
export type ListingObserver = (trx: Knex.Transaction, rows: readonly SearchRow[]) => Promise<void>;

/** Who is shown every change of listings. Add to it while registering. */
export const listingObservers = createRegistry<ListingObserver>('listing-observers');
