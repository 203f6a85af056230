import { nearKinds, type NearKind } from '@agency/domain/near-kinds';
import type { Nearby, NearbyGrid } from './nearby-grid';

/** Metres to the nearest place of each kind, and the nearest three of each as JSON. */
export interface NearbyColumns {
  near_stop: number | null;
  near_station: number | null;
  near_school: number | null;
  near_shop: number | null;
  near_park: number | null;
  nearby: string | null;
}

export const NEAR_COLUMNS = {
  stop: 'near_stop',
  station: 'near_station',
  school: 'near_school',
  shop: 'near_shop',
  park: 'near_park',
} as const satisfies Record<NearKind, keyof NearbyColumns>;

/** Values if nothing is near, or if the position is not published. */
export const noNearby: NearbyColumns = {
  near_stop: null,
  near_station: null,
  near_school: null,
  near_shop: null,
  near_park: null,
  nearby: null,
};

interface Position {
  latitude: number | null;
  longitude: number | null;
  isExact: boolean;
}

/**
 * Finds what is near a listing; empty if its address is not published, since it would reveal it.
 */
export function findNearbyColumns(
  { latitude, longitude, isExact }: Position,
  grid: NearbyGrid,
): NearbyColumns {
  if (!isExact || latitude === null || longitude === null) return noNearby;
  const nearby = grid.findNearest(latitude, longitude);
  if (nearby.length === 0) return noNearby;
  const columns = { ...noNearby, nearby: JSON.stringify(nearby) };
  for (const kind of nearKinds) {
    columns[NEAR_COLUMNS[kind]] = nearby.find((one) => one.kind === kind)?.metres ?? null;
  }
  return columns;
}

/** Parses the places of {@link NearbyColumns}; empty without a value. */
export function readNearby(text: string | null | undefined): Nearby[] {
  return text ? (JSON.parse(text) as Nearby[]) : [];
}
