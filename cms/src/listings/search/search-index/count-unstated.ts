import { statedAmenities, type Amenity } from '@agency/domain/amenities';
import { isKind, kindTypes } from '@agency/domain/kinds';
import { maximumFilters, maximums, type MaximumFilter } from '@agency/domain/maximums';
import { findMinimum, minimumFilters, type MinimumFilter } from '@agency/domain/minimums';
import { UNKNOWN_KIND } from '../../rules/listing-kind';
import { amenityBit } from '../search-row';
import { eachRow, hasBit, type Bits } from './bit-set';
import { matchFilter } from './match-filter';
import type { ResolvedFilter } from './resolved-filter';
import type { GoalListings, SearchIndex } from './search-index';

export interface UnstatedCount {
  filter: 'types' | 'availableBy' | MinimumFilter | Amenity;
  count: number;
}

/** A filter that is set, the filter without it, and a test for rows that do not state its fact. */
interface SetFilter {
  filter: UnstatedCount['filter'];
  without: Partial<ResolvedFilter>;
  isUnstated: (row: number) => boolean;
  /** The types that should state it. */
  types: readonly string[];
}

/**
 * Counts, for each filter that is set, the listings that match all others and do not state its
 * fact: a visitor does not see them and could want to.
 */
export function countUnstated(searchIndex: SearchIndex, filter: ResolvedFilter): UnstatedCount[] {
  const listings = searchIndex[filter.goal];
  return listSetFilters(listings, filter)
    .map(({ filter: name, without, isUnstated, types }) => {
      const { all } = matchFilter(searchIndex, { ...filter, ...without });
      const sets = types.flatMap((type) => listings.sets.types.get(type) ?? []);
      return { filter: name, count: countRows(all, (row) => isIn(sets, row) && isUnstated(row)) };
    })
    .filter(({ count }) => count > 0);
}

function listSetFilters({ columns, sets }: GoalListings, filter: ResolvedFilter): SetFilter[] {
  const found: SetFilter[] = [];
  const kinds = filter.typeKeys?.filter(isKind) ?? [];
  const unknown = sets.types.get(UNKNOWN_KIND);
  if (kinds.length > 0 && unknown) {
    found.push({
      filter: 'types',
      without: { typeKeys: null },
      isUnstated: (row) => hasBit(unknown, row),
      types: [...new Set(kinds.map((kind) => kindTypes[kind]))],
    });
  }
  for (const name of minimumFilters) {
    const limits = [name, ...maximumFilters.filter((one) => maximums[one].minimum === name)];
    if (limits.every((one) => filter[one] === null)) continue;
    const isNone = (row: number): boolean =>
      isIn(
        listNone(name).flatMap((type) => sets.types.get(type) ?? []),
        row,
      );
    found.push({
      filter: name,
      without: Object.fromEntries(limits.map((one) => [one, null])) as Partial<ResolvedFilter>,
      isUnstated: (row) => columns[name][row] === 0 && !isNone(row),
      types: findMinimum(name).statedBy,
    });
  }
  if (filter.availableBy !== null) {
    found.push({
      filter: 'availableBy',
      without: { availableBy: null },
      isUnstated: (row) => columns.availableFrom[row] === 0,
      types: [...sets.types.keys()],
    });
  }
  for (const amenity of filter.amenities ?? []) {
    const types = statedAmenities[amenity];
    if (!types) continue;
    found.push({
      filter: amenity,
      without: { amenities: filter.amenities?.filter((other) => other !== amenity) ?? null },
      isUnstated: (row) => ((columns.unstated[row] ?? 0) & amenityBit(amenity)) !== 0,
      types,
    });
  }
  return found;
}

function listNone(name: MinimumFilter): readonly string[] {
  const own = (one: MaximumFilter): boolean => maximums[one].minimum === name;
  return maximumFilters.filter(own).flatMap((one) => maximums[one].noneFor);
}

function isIn(sets: readonly Bits[], row: number): boolean {
  return sets.some((rows) => hasBit(rows, row));
}

function countRows(bits: Bits, isWanted: (row: number) => boolean): number {
  let count = 0;
  eachRow(bits, (row) => {
    if (isWanted(row)) count += 1;
  });
  return count;
}
