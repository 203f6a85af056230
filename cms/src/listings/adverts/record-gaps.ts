import type { Knex } from 'knex';
import { listBrokenRules } from '@agency/domain/advert';
import type { AdvertKind, AdvertRule } from '@agency/domain/advert-rules';
import { countryIds } from '@agency/domain/countries';
import { recordColumn } from '../../platform/database/record-column';
import { agencyDay } from '../../platform/rules/agency-time';
import { findEnergyLabel } from '../rules/energy/find-energy-label';
import type { EnergyLadders } from '../rules/energy/energy-ladder';
import type { ListingFacts } from '../rules/listing-facts';
import { buildAdvertFacts } from './advert-facts';

/**
 * Reports whether the published site holds back incomplete adverts; false without a published site.
 */
export async function readHoldsBack(connection: Knex): Promise<boolean> {
  const row = (await connection('sites')
    .whereNotNull('published_at')
    .first('incomplete_adverts')) as { incomplete_adverts: string | null } | undefined;
  return row?.incomplete_adverts === 'hold';
}

/**
 * Adds to each listing the rules that its advert breaks, and whether the settings keep it from
 * every outlet for them.
 */
export function checkAdverts(
  listings: readonly ListingFacts[],
  { ladders, holdsBack }: { ladders: EnergyLadders; holdsBack: boolean },
): CheckedListing[] {
  const day = agencyDay(new Date());
  return listings.map((listing) => {
    const brokenRules = listBroken(listing, ladders, day);
    return { ...listing, brokenRules, isHeld: holdsBack && brokenRules.length > 0 };
  });
}

type CheckedListing = ListingFacts & { brokenRules: AdvertRule[]; isHeld: boolean };

/**
 * Stores with each listing the facts that the law requires in its advert and that are missing, as
 * the admin names them and by rule, and whether it is held back. Clears them for listings that are
 * off the site.
 */
export async function recordGaps(
  trx: Knex.Transaction,
  listings: readonly CheckedListing[],
): Promise<void> {
  const columns = {
    law_missing: (listing: CheckedListing) => [listing.lawMissing, nameGaps(listing)],
    law_rules: ({ lawRules, brokenRules }: CheckedListing) => [
      lawRules,
      brokenRules.map(({ id }) => id).join(' ') || null,
    ],
    held_back: ({ heldBack, isHeld }: CheckedListing) => [heldBack, isHeld ? 'held' : null],
  };
  for (const [column, read] of Object.entries(columns)) {
    const rows = listings.map((listing) => {
      const [before = null, now = null] = read(listing);
      return { id: listing.id, before, now };
    });
    await recordColumn(trx, { table: 'listings', column }, rows);
  }
}

/** Fields of a listing that the rules for adverts read. */
type AdvertListing = Pick<
  ListingFacts,
  | ('state' | 'availability' | 'zip' | 'countryId' | 'publishAddress' | 'facts')
  | ('energyPerformance' | 'epcLabelText' | 'epcIssuedAt' | 'epcExpiresAt')
> & {
  city: { zip: string; countryId: number } | null;
  types: readonly { webId: string }[];
  texts: readonly { street?: string | null }[];
};

/** Lists the rules that the advert of a listing breaks; none if it is not on offer. */
export function listBroken(
  listing: AdvertListing,
  ladders: EnergyLadders,
  day: string,
): AdvertRule[] {
  const { state, availability, city, facts } = listing;
  const isOffered = availability === 'available' || availability === 'option';
  if (state === 'withdrawn' || !isOffered) return [];
  const zip = listing.zip ?? city?.zip ?? null;
  const countryId = listing.countryId ?? city?.countryId ?? null;
  return listBrokenRules(
    buildAdvertFacts(facts, {
      zip,
      countryId,
      webIds: listing.types.map(({ webId }) => webId),
      energyLabel: findEnergyLabel({ ...listing, zip, countryId }, ladders),
      hasAddress: listing.publishAddress && listing.texts.some(({ street }) => Boolean(street)),
    }),
    day,
  );
}

/**
 * Returns the labels of the missing fields, separated by commas; null if the advert is complete.
 */
export function nameGaps({
  brokenRules,
  countryId,
  city,
}: Pick<AdvertListing, 'countryId' | 'city'> & { brokenRules: readonly AdvertRule[] }):
  string | null {
  const isLuxembourg = (countryId ?? city?.countryId) === countryIds.luxembourg;
  const labels = brokenRules.map(({ kind }) =>
    kind === 'energyLabel' && isLuxembourg ? 'Label as written' : GAP_LABELS[kind],
  );
  return labels.length === 0 ? null : [...new Set(labels)].join(', ');
}

const GAP_LABELS: Readonly<Record<AdvertKind, string>> = {
  energyLabel: 'Energy use',
  energyFigure: 'Energy use',
  energyTotal: 'Total energy use',
  co2: 'CO2 emission',
  thermalClass: 'Thermal insulation class',
  co2Class: 'CO2 class',
  energyCode: 'Energy certificate number',
  pScore: 'P-score',
  gScore: 'G-score',
  permit: 'Building permit',
  destination: 'Planning destination',
  planningInformation: 'Planning information',
  summons: 'Summons',
  preemption: 'Pre-emption right',
  allotment: 'Allotment permit',
  rent: 'Price',
  charges: 'Charges for the tenant',
  referenceRent: 'Reference rent',
  lastRent: 'Last rent',
  waterMeter: 'Individual water meter',
  gasMeter: 'Individual gas meter',
  electricityMeter: 'Individual electricity meter',
  registrationNumber: 'Registration number',
};

/** Counts the listings on offer whose adverts lack something that the law requires. */
export async function countGaps(connection: Knex): Promise<number> {
  const row = (await connection('listings')
    .whereNotNull('law_missing')
    .count({ count: '*' })
    .first()) as { count: number | string } | undefined;
  return Number(row?.count ?? 0);
}
