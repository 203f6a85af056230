import Supercluster, { type InputFeature } from 'supercluster';
import { boxOf, joinBoxes, type MapBox } from '@agency/domain/map/map-box';
import type { MapGroup, MapProperty } from '../../map-messages';

/** A marker of one property, or of several that are too close to tell apart. */
export type Marker = {
  /** Stable React key: the ids of its listings. */
  key: string;
  latitude: number;
  longitude: number;
  count: number;
  /** Its properties; empty for groups counted by the server. */
  properties: MapProperty[];
  box: MapBox;
};

type Place = Pick<Marker, 'latitude' | 'longitude'>;
type Leaf = { property: MapProperty } | { group: MapGroup };
type Sum = { count: number };

/**
 * Places closer than this in both height and width, in pixels, share one marker: a price is twice
 * as wide as it is high.
 */
const apart = { height: 36, width: 72 };
/** Supercluster uses circles; compressing the map horizontally makes them as wide as a price. */
const narrower = apart.height / apart.width;
export const nearestZoom = 18;

/** Creates a function that returns the markers for any window and zoom. */
export function createClusters(
  properties: readonly MapProperty[],
  groups: readonly MapGroup[],
): (box: MapBox, zoom: number) => Marker[] {
  const indexes = new Map<number, Supercluster<Leaf, Sum>>();
  return ({ south, west, north, east }, zoom) => {
    // Between whole zooms (`frame-map.tsx`) the next one is drawn smaller by this factor.
    const shrunk = 2 ** (Math.ceil(zoom) - zoom);
    const index = indexes.get(shrunk) ?? createIndex(properties, groups, apart.height * shrunk);
    indexes.set(shrunk, index);
    const window = [west * narrower, south, east * narrower, north] as const;
    return index.getClusters([...window], Math.ceil(zoom)).map((feature) => {
      const { properties: own } = feature;
      const leaves =
        'cluster_id' in own
          ? index.getLeaves(own.cluster_id, Infinity).map((leaf) => leaf.properties)
          : [own];
      const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
      return toMarker({ latitude, longitude: longitude / narrower }, leaves);
    });
  };
}

function createIndex(
  properties: readonly MapProperty[],
  groups: readonly MapGroup[],
  radius: number,
): Supercluster<Leaf, Sum> {
  return new Supercluster<Leaf, Sum>({
    radius,
    extent: 256,
    // Listings of one postal code share one point and so one marker at every zoom.
    maxZoom: nearestZoom,
    map: (leaf) => ({ count: 'group' in leaf ? leaf.group.count : 1 }),
    reduce: (sum, { count }) => {
      sum.count += count;
    },
  }).load([
    ...properties.map((property) => toFeature(property, { property })),
    ...groups.map((group) => toFeature(group, { group })),
  ]);
}

function toMarker({ latitude, longitude }: Place, leaves: Leaf[]): Marker {
  const properties = leaves.flatMap((leaf) => ('property' in leaf ? leaf.property : []));
  const groups = leaves.flatMap((leaf) => ('group' in leaf ? leaf.group : []));
  return {
    key: [...properties.map(({ id }) => id), ...groups.map(keyOf)].join(' '),
    latitude,
    longitude,
    count: properties.length + groups.reduce((sum, { count }) => sum + count, 0),
    properties,
    box: joinBoxes(leaves.map(boxOfLeaf)),
  };
}

function boxOfLeaf(leaf: Leaf): MapBox {
  if ('group' in leaf) return leaf.group.box;
  return boxOf([leaf.property]);
}

function keyOf({ latitude, longitude, count }: MapGroup): string {
  return `${latitude},${longitude}:${count}`;
}

function toFeature({ latitude, longitude }: Place, properties: Leaf): InputFeature<Leaf> {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude * narrower, latitude] },
    properties,
  };
}
