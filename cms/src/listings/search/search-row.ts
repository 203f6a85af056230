import { amenities, type Amenity } from '@agency/domain/amenities';
import { LAND } from '../rules/web-ids';
import { toZipKey } from '../rules/zip-key';
import { findEnergyFamily } from '../rules/energy-family';
import { findEnergyLabel } from '../rules/energy-label';
import type { EnergyLadders } from '../rules/energy-ladder';
import { findMapPosition, findSimilarKey } from './listing-card';
import type { Goal, ListingFacts } from '../rules/listing-facts';

/** The goal of a listing that no list shows. */
export const NOT_ON_OFFER = -1;

/** What a search asks of a listing; of one that is not on offer nothing but that. */
export interface SearchRow {
  /** The listing's own. */
  id: number;
  goal: number;
  /** The WebIDs of its types and of those above them, with commas. */
  type_keys: string;
  city_key: string;
  /** As saved searches are compared with it (FORM-9). */
  zip: string;
  /** As on the card. */
  similar_key: string;
  /** Null while it is not published: it can be neither found nor sorted by (DETAIL-4). */
  price: number | null;
  bedrooms: number;
  living_area: number;
  /** What sorting by area takes: the living area, of land the ground area; 0 without (FIND-19). */
  sort_area: number;
  energy_family: string | null;
  amenities: number;
  garages: number;
  parkings: number;
  /** The centre of the postal code unless the address is published (DETAIL-5). */
  latitude: number | null;
  longitude: number | null;
  is_exact: number;
  /** Milliseconds since 1970. */
  listed_at: number;
}

/** The row of a listing: on offer are the available ones and those under option (DETAIL-8). */
export function projectRow(listing: ListingFacts, ladders: EnergyLadders): SearchRow {
  const { state, availability, city, types } = listing;
  const isGone = state === 'withdrawn' || availability === 'sold' || availability === 'rented';
  if (isGone) return buildGoneRow(listing.id);
  const zip = listing.zip ?? city?.zip ?? '';
  const { latitude, longitude, isExact } = findMapPosition(listing);
  return {
    id: listing.id,
    goal: toGoalKey(listing.goal),
    type_keys: [...new Set(types.flatMap((type) => type.lineage))].join(','),
    city_key: city?.key ?? '',
    zip: toZipKey(zip),
    similar_key: findSimilarKey(listing),
    price: listing.publishPrice ? listing.price : null,
    bedrooms: listing.bedrooms ?? 0,
    living_area: listing.livingArea ?? 0,
    sort_area: (isLand(listing) ? listing.groundArea : listing.livingArea) ?? 0,
    energy_family: findEnergyFamily(findEnergyLabel({ ...listing, zip }, ladders)),
    amenities: listAmenities(listing).reduce((bits, name) => bits | amenityBit(name), 0),
    garages: listing.garages ?? 0,
    parkings: listing.parkings ?? 0,
    latitude,
    longitude,
    is_exact: Number(isExact),
    listed_at: Date.parse(listing.listedAt ?? listing.createdAt ?? '') || 0,
  };
}

/** The row that takes a listing out of every list. */
export function buildGoneRow(id: number): SearchRow {
  return {
    id,
    goal: NOT_ON_OFFER,
    type_keys: '',
    city_key: '',
    zip: '',
    price: null,
    bedrooms: 0,
    garages: 0,
    parkings: 0,
    similar_key: '',
    sort_area: 0,
    living_area: 0,
    energy_family: null,
    amenities: 0,
    latitude: null,
    longitude: null,
    is_exact: 0,
    listed_at: 0,
  };
}

function isLand({ types }: ListingFacts): boolean {
  return types[0]?.webId === LAND;
}

/** The snapshot's own numbers of the goals: 0 for sale, 1 for rent. */
export function toGoalKey(goal: Goal): 0 | 1 {
  return goal === 'sale' ? 0 : 1;
}

/** The bit of an amenity in `SearchRow.amenities`. */
export function amenityBit(name: Amenity): number {
  return 1 << amenities.indexOf(name);
}

/** A garden or terrace is one that is said to be there, or has an area. */
function listAmenities(listing: ListingFacts): Amenity[] {
  const { garages, garden, gardenArea, terrace, terraceArea } = listing;
  const has: Record<Amenity, boolean> = {
    garage: (garages ?? 0) > 0,
    garden: garden === true || (gardenArea ?? 0) > 0,
    terrace: terrace === true || (terraceArea ?? 0) > 0,
  };
  return amenities.filter((name) => has[name]);
}
