import { isClosed } from '@agency/domain/availability';
import { amenities, amenityFacts, statedAmenities, type Amenity } from '@agency/domain/amenities';
import { choiceFilters, findChoice, type ChoiceFilter, type choices } from '@agency/domain/choices';
import {
  findMinimum,
  minimumFilters,
  type MinimumFilter,
  type minimums,
} from '@agency/domain/minimums';
import { optional, required } from '../../platform/database/add-tables';
import { toNumber } from '../../platform/rules/stored-value';
import { findAvailableFrom } from '../rules/available-from';
import { findNearbyColumns, type NearbyColumns } from '../nearby/nearby-columns';
import { emptyGrid, type NearbyGrid } from '../nearby/nearby-grid';
import { findEnergyFamily } from '../rules/energy/energy-family';
import { findEnergyLabel } from '../rules/energy/find-energy-label';
import type { EnergyLadders } from '../rules/energy/energy-ladder';
import type { Goal } from '@agency/domain/goals';
import type { ListingFacts } from '../rules/listing-facts';
import { listKindKeys } from '../rules/listing-kind';
import { LAND } from '../rules/web-ids';
import { toZipKey } from '../rules/places/zip-key';
import { findMapPosition, findSimilarKey } from './listing-card';

/** The goal of a listing that no list shows. */
export const NOT_ON_OFFER = -1;

/** A listing with derived data that several columns use. */
interface ListingToProject extends ReturnType<typeof findMapPosition> {
  listing: ListingFacts;
  ladders: EnergyLadders;
  zip: string;
  nearby: NearbyColumns;
}

interface SearchColumn<Value> {
  /** Its type in the database. */
  stored: object;
  /** Its value for a listing that is not on offer. */
  gone: Value;
  project(listing: ListingToProject): Value;
}

function text(stored: object, project: (of: ListingToProject) => string): SearchColumn<string> {
  return { stored, gone: '', project };
}

function number(stored: object, project: (of: ListingToProject) => number): SearchColumn<number> {
  return { stored, gone: 0, project };
}

function maybe<Value>(
  stored: object,
  project: (of: ListingToProject) => Value | null,
): SearchColumn<Value | null> {
  return { stored, gone: null, project };
}

/**
 * The columns of a search row: how each is stored and derived. In a database with listings, a new
 * column can only be added as `optional`.
 */
const columns = {
  goal: {
    ...number(required('integer'), ({ listing }) => toGoalKey(listing.goal)),
    gone: NOT_ON_OFFER,
  },
  /** The WebIDs of its types and of those above them, and its kind, separated by commas. */
  type_keys: text(required('text'), ({ listing }) =>
    [...new Set([...listing.types.flatMap((type) => type.lineage), ...listKindKeys(listing)])].join(
      ',',
    ),
  ),
  city_key: text(required('string'), ({ listing }) => listing.city?.key ?? ''),
  /** Normalised as for saved searches. */
  zip: text(optional('string'), ({ zip }) => toZipKey(zip)),
  /** The main type and its more specific name, as on the card. */
  similar_key: text(optional('string'), ({ listing }) => findSimilarKey(listing)),
  /** Null while it is not published, so that it cannot be found by filters or sorting. */
  price: maybe(optional('float'), ({ listing }) => (listing.publishPrice ? listing.price : null)),
  bedrooms: number(required('integer'), ({ listing }) => readNumber(listing, 'bedrooms')),
  /** The area for sorting and filters; the ground area of land; 0 if unknown. */
  living_area: number(
    required('float'),
    ({ listing }) => (isLand(listing) ? listing.groundArea : listing.livingArea) ?? 0,
  ),
  energy_family: maybe<string>(optional('string'), ({ listing, zip, ladders }) =>
    findEnergyFamily(findEnergyLabel({ ...listing, zip }, ladders)),
  ),
  amenities: number(required('integer'), ({ listing }) => readAmenities(listing)),
  /** Shower rooms are bathrooms too. */
  bathrooms: number(
    optional('integer'),
    ({ listing }) => readNumber(listing, 'bathrooms') + readNumber(listing, 'showerRooms'),
  ),
  /** The amenities that the source should state and does not. */
  unstated: number(optional('integer'), ({ listing }) => readUnstated(listing)),
  /** In milliseconds since 1970; 1 if immediately, 0 if unknown. */
  available_from: number(optional('float'), ({ listing }) => findAvailableFrom(listing)),
  garages: number(optional('integer'), ({ listing }) => readNumber(listing, 'garages')),
  parkings: number(optional('integer'), ({ listing }) => readNumber(listing, 'parkings')),
  /** The centre of the postal code unless the address is published. */
  latitude: maybe(optional('float'), ({ latitude }) => latitude),
  longitude: maybe(optional('float'), ({ longitude }) => longitude),
  is_exact: number(required('integer'), ({ isExact }) => Number(isExact)),
  /** Metres to the nearest place of each kind, and the nearest three of each as JSON. */
  near_stop: maybe(optional('integer'), ({ nearby }) => nearby.near_stop),
  near_station: maybe(optional('integer'), ({ nearby }) => nearby.near_station),
  near_school: maybe(optional('integer'), ({ nearby }) => nearby.near_school),
  near_shop: maybe(optional('integer'), ({ nearby }) => nearby.near_shop),
  near_park: maybe(optional('integer'), ({ nearby }) => nearby.near_park),
  nearby: maybe(optional('text'), ({ nearby }) => nearby.nearby),
  /** 1 if the agency shows it first. */
  featured: maybe(optional('integer'), ({ listing }) => Number(listing.isFeatured)),
  /** Milliseconds since 1970. */
  listed_at: number(
    required('float'),
    ({ listing }) => Date.parse(listing.listedAt ?? listing.createdAt ?? '') || 0,
  ),
};

/** The facts of minimum filters; those without a column above are numbers. */
const minimumColumns = Object.fromEntries(
  minimumFilters.map((filter) => {
    const { fact } = findMinimum(filter);
    const read = ({ listing }: ListingToProject): number => readNumber(listing, fact);
    return [findMinimumColumn(filter), number(optional('float'), read)];
  }),
) as Record<MinimumColumn, SearchColumn<number>>;

/** The facts of choice filters; those without a column above are texts. */
const choiceColumns = Object.fromEntries(
  choiceFilters.map((filter) => {
    const { fact, values } = findChoice(filter);
    const read = ({ listing }: ListingToProject): string | null =>
      values.find((value) => value === readText(listing, fact)) ?? null;
    return [findChoiceColumn(filter), maybe(optional('string'), read)];
  }),
) as Record<ChoiceColumn, SearchColumn<string | null>>;

/** Every column of a row except the listing's id. */
export const searchColumns = { ...minimumColumns, ...choiceColumns, ...columns };

const columnEntries = Object.entries(searchColumns);

type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : Name;

type MinimumFact = (typeof minimums)[keyof typeof minimums]['fact'];

type ChoiceFact = (typeof choices)[keyof typeof choices]['fact'];

type MinimumColumn = Snake<MinimumFact>;

type ChoiceColumn = Snake<ChoiceFact>;

/**
 * A row of the search; if the listing is not on offer, all other columns have their `gone` values.
 */
export type SearchRow = { id: number } & {
  [Name in keyof typeof searchColumns]: (typeof searchColumns)[Name]['gone'];
};

/** Builds the row of a listing; available ones and those under option are on offer. */
export function projectRow(
  listing: ListingFacts,
  ladders: EnergyLadders,
  grid: NearbyGrid = emptyGrid,
): SearchRow {
  const { id, state, isHidden, isHeld, availability, city } = listing;
  const isGone = isHidden || isHeld || state === 'withdrawn' || isClosed(availability);
  if (isGone) return buildGoneRow(id);
  const zip = listing.zip ?? city?.zip ?? '';
  const position = findMapPosition(listing);
  const nearby = findNearbyColumns(position, grid);
  const given: ListingToProject = { listing, ladders, zip, nearby, ...position };
  const row: Record<string, unknown> = { id };
  for (const [name, { project }] of columnEntries) row[name] = project(given);
  return row as SearchRow;
}

/** Builds the row that removes a listing from every list. */
export function buildGoneRow(id: number): SearchRow {
  const row: Record<string, unknown> = { id };
  for (const [name, { gone }] of columnEntries) row[name] = gone;
  return row as SearchRow;
}

export function findMinimumColumn(filter: MinimumFilter): MinimumColumn {
  return toColumn(findMinimum(filter).fact) as MinimumColumn;
}

export function findChoiceColumn(filter: ChoiceFilter): ChoiceColumn {
  return toColumn(findChoice(filter).fact) as ChoiceColumn;
}

function toColumn(fact: string): string {
  return fact.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Returns the snapshot's number of a goal: 0 for sale, 1 for rent. */
export function toGoalKey(goal: Goal): 0 | 1 {
  return goal === 'sale' ? 0 : 1;
}

/** Returns the bit of an amenity in `SearchRow.amenities`. */
export function amenityBit(name: Amenity): number {
  return 1 << amenities.indexOf(name);
}

function readAmenities({ facts }: ListingFacts): number {
  const has = (fact: string): boolean => facts[fact] === true || (toNumber(facts[fact]) ?? 0) > 0;
  return amenities
    .filter((name) => amenityFacts[name].some(has))
    .reduce((bits, name) => bits | amenityBit(name), 0);
}

function readUnstated({ facts }: ListingFacts): number {
  const isUnstated = (name: Amenity): boolean =>
    name in statedAmenities && amenityFacts[name].every((fact) => (facts[fact] ?? null) === null);
  return amenities.filter(isUnstated).reduce((bits, name) => bits | amenityBit(name), 0);
}

function readNumber({ facts }: ListingFacts, fact: string): number {
  return toNumber(facts[fact]) ?? 0;
}

function readText({ facts }: ListingFacts, fact: string): string {
  const value = facts[fact];
  return typeof value === 'string' ? value.trim().toLowerCase() : '';
}

function isLand({ types }: ListingFacts): boolean {
  return types[0]?.webId === LAND;
}
