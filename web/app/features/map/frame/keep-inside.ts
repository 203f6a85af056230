import type { ProjectedMarker } from './markers/join-touching';
import { rectOfMarker, type MarkerVariant, type Pixel } from './markers/marker-size';

/** A drawn marker with its offset from its true position, in pixels. */
export type DrawnMarker = ProjectedMarker & { beside: Pixel };

/** Minimum distance between a marker and the map's edge, in pixels. */
export const air = 12;

const onPlace: Pixel = { x: 0, y: 0 };

/**
 * Keeps markers from being cut by the left or right edge of the map: moves a marker in if its
 * position is in view, and leaves it out if its position is beyond the edge and it would reach into
 * the map.
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

/** Returns the centre of a drawn marker. */
export function drawnAt({ at, beside }: DrawnMarker): Pixel {
  return { x: at.x + beside.x, y: at.y + beside.y };
}
