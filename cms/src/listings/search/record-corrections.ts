import type { Knex } from 'knex';
import { recordColumn } from '../../platform/database/record-column';
import type { ListingFacts } from '../rules/listing-facts';

/** Notes beside each listing that colleagues took it off the site or changed its words (EDIT-7). */
export async function recordCorrections(
  trx: Knex.Transaction,
  listings: readonly ListingFacts[],
): Promise<void> {
  const rows = listings.map((listing) => ({
    id: listing.id,
    before: listing.correctedHere,
    now: describeCorrection(listing),
  }));
  await recordColumn(trx, { table: 'listings', column: 'corrected_here' }, rows);
}

function describeCorrection({ isHidden, isCorrected }: ListingFacts): string | null {
  if (isHidden) return 'hidden';
  return isCorrected ? 'corrected' : null;
}
