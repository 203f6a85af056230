import type { Marker } from './cluster-places';
import type { ProjectedMarker } from './join-touching';
import { rectOfMarker, type MarkerVariant, type Pixel } from './marker-size';

/** A marker, and how far beside its place it stands, in pixels. */
export type DrawnMarker = { marker: Marker; aside: number };

/** Between a marker and the map's edge. */
const air = 12;

/**
 * FIND-10: no marker is cut by the left or right edge of the map: one whose place is in sight moves in,
 * one whose place is beyond the edge is left out while it would reach into the map.
 */
export function keepInside(
  markers: readonly ProjectedMarker[],
  variant: MarkerVariant,
  size: Pixel,
): (ProjectedMarker & DrawnMarker)[] {
  return markers.flatMap(({ marker, at }) => {
    const { left, right } = rectOfMarker(marker, variant, at);
    const isCut = left < air || right > size.x - air;
    if (!isCut || right < 0 || left > size.x) return [{ marker, at, aside: 0 }];
    if (at.x < 0 || at.x > size.x) return [];
    const aside = left < air ? air - left : size.x - air - right;
    return [{ marker, at, aside }];
  });
}
