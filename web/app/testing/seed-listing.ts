import { readFileSync } from 'node:fs';

export type SeedListing = {
  ID: string;
  Goal: number;
  Status: number;
  Title: string;
  Street: string;
  HouseNumber: string;
  Price: number;
  PublishPrice: boolean;
  PublishAddress: boolean;
  EnergyPerformance: number;
  Zip: string;
  CountryID: number;
  Latitude: number;
  Longitude: number;
  WebIDs?: string;
  IndividualWaterMeter?: boolean;
};

const file = new URL('../../../seed/snapshot/nl/properties.json', import.meta.url);

export const seedListings = JSON.parse(readFileSync(file, 'utf8')) as SeedListing[];

/** Returns the first matching listing of the seed; throws if none exists. */
export function findSeedListing(holds: (listing: SeedListing) => boolean): SeedListing {
  const listing = seedListings.find(holds);
  if (!listing) throw new Error('The seed has no such listing');
  return listing;
}
