import type { Knex } from 'knex';
import { createRegistry } from '../../../platform/process/registry';
import type { SearchRow } from '../search-row';

/** Receives the rows of the read model before they are written, in the same transaction. */
export type ListingObserver = (trx: Knex.Transaction, rows: readonly SearchRow[]) => Promise<void>;

/** Observers of listing changes. Modules add theirs in `register`. */
export const listingObservers = createRegistry<ListingObserver>('listing-observers');
