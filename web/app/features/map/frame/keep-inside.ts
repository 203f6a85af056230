import type { ProjectedMarker } from './markers/join-touching';
import { rectOfMarker, type MarkerVariant, type Pixel } from './markers/marker-size';

/** A marker where it is drawn: how far beside its place, in pixels. */
export type DrawnMarker = ProjectedMarker & { beside: Pixel };

/** Between a marker and the map's edge. */
export const air = 12;

const onPlace: Pixel = { x: 0, y: 0 };

/**
 * FIND-10: no marker is cut by the left or right edge of the map: one whose place is in sight moves in,
 * one whose place is beyond the edge is left out while it would reach into the map.
 */
export function keepInside(
  markers: readonly ProjectedMarker[],
  variant: MarkerVariant,
  size: Pixel,
): DrawnMarker[] {
  return markers.flatMap(({ marker, at }) => {
    const { left, right } = rectOfMarker(marker, variant, at);
    const isCut = left < air || right > size.x - air;
    if (!isCut || right < 0 || left > size.x) return [{ marker, at, beside: onPlace }];
    if (at.x < 0 || at.x > size.x) return [];
    return [{ marker, at, beside: { x: left < air ? air - left : size.x - air - right, y: 0 } }];
  });
}

/** Where the middle of a marker is drawn. */
export function drawnAt({ at, beside }: DrawnMarker): Pixel {
  return { x: at.x + beside.x, y: at.y + beside.y };
}
