import type { Knex } from 'knex';
import { listAdvertGaps, type AdvertKind } from '../rules/advert-mentions';
import { countryIds } from '@agency/domain/countries';
import { findEnergyLabel } from '../rules/energy/energy-label';
import type { EnergyLadders } from '../rules/energy/energy-ladder';
import { recordColumn } from '../../platform/database/record-column';
import type { ListingFacts } from '../rules/listing-facts';
import { buildAdvertFacts } from './advert-facts';

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

/** What an editor calls the field behind each mention: its label in the admin. */
const GAP_LABELS: Readonly<Record<AdvertKind, string>> = {
  energyLabel: 'Energy use',
  energyFigure: 'Energy use',
  energyTotal: 'Total energy use',
  co2: 'CO2 emission',
  energyCode: 'Energy certificate number',
  pScore: 'P-score',
  gScore: 'G-score',
  permit: 'Building permit',
  destination: 'Planning destination',
  summons: 'Summons',
  preemption: 'Pre-emption right',
  allotment: 'Allotment permit',
  rent: 'Price',
  charges: 'Charges for the tenant',
  waterMeter: 'Individual water meter',
  gasMeter: 'Individual gas meter',
  electricityMeter: 'Individual electricity meter',
};

/** How many listings on offer have an advert that lacks something the law wants. */
export async function countGaps(connection: Knex): Promise<number> {
  const row = (await connection('listings')
    .whereNotNull('law_missing')
    .count({ count: '*' })
    .first()) as { count: number | string } | undefined;
  return Number(row?.count ?? 0);
}
