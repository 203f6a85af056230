import type { Knex } from 'knex';
import { listAdvertGaps } from '../rules/advert-mentions';
import { countryIds } from '@agency/domain/countries';
import { findEnergyLabel } from '../rules/energy-label';
import type { EnergyLadders } from '../rules/energy-ladder';
import { recordColumn } from '../../platform/database/record-column';
import type { ListingFacts } from '../rules/listing-facts';
import { buildAdvertFacts } from './advert-facts';
import { GAP_LABELS } from './gap-labels';

/**
 * Notes beside each listing what the law wants in its advert and what is not known, in the words of
 * the admin; nothing beside one that is off the site.
 */
export async function recordGaps(
  trx: Knex.Transaction,
  listings: readonly ListingFacts[],
  ladders: EnergyLadders,
): Promise<void> {
  const rows = listings.map((listing) => ({
    id: listing.id,
    before: listing.lawMissing,
    now: describeGaps(listing, ladders),
  }));
  await recordColumn(trx, { table: 'listings', column: 'law_missing' }, rows);
}

/** The labels of the missing fields, with commas between; null when the advert is complete. */
export function describeGaps(listing: ListingFacts, ladders: EnergyLadders): string | null {
  const { state, availability, city, facts } = listing;
  const isOffered = availability === 'available' || availability === 'option';
  if (state === 'withdrawn' || !isOffered) return null;
  const zip = listing.zip ?? city?.zip ?? null;
  const countryId = listing.countryId ?? city?.countryId ?? null;
  const gaps = listAdvertGaps(
    buildAdvertFacts(facts, {
      zip,
      countryId,
      webIds: listing.types.map(({ webId }) => webId),
      energyLabel: findEnergyLabel({ ...listing, zip, countryId }, ladders),
      hasAddress: listing.publishAddress && listing.texts.some(({ street }) => Boolean(street)),
    }),
  );
  const labels = gaps.map((kind) =>
    kind === 'energyLabel' && countryId === countryIds.luxembourg
      ? 'Label as written'
      : GAP_LABELS[kind],
  );
  return labels.length === 0 ? null : [...new Set(labels)].join(', ');
}
