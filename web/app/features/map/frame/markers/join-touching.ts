import { joinBoxes } from '@agency/domain/map/map-box';
import { isTouching } from '@agency/domain/map/rect';
import type { Marker } from './cluster-places';
import { rectOfMarker, type MarkerVariant, type Pixel } from './marker-size';

export type ProjectedMarker = { marker: Marker; at: Pixel };

/**
 * Joins markers that would overlap. Clusters are circles that ignore a marker's text, so a long
 * price can still reach its neighbour.
 */
export function joinTouching(
  markers: readonly ProjectedMarker[],
  variant: MarkerVariant,
): ProjectedMarker[] {
  const apart: ProjectedMarker[] = [];
  for (const marker of markers) {
    let joined = marker;
    for (;;) {
      const rect = rectOfMarker(joined.marker, variant, joined.at);
      const at = apart.findIndex((other) =>
        isTouching(rect, rectOfMarker(other.marker, variant, other.at)),
      );
      const [other] = at < 0 ? [] : apart.splice(at, 1);
      if (!other) break;
      joined = join(other, joined);
    }
    apart.push(joined);
  }
  return apart;
}

/** Places the joined marker where most of its listings are. */
function join(one: ProjectedMarker, other: ProjectedMarker): ProjectedMarker {
  const [a, b] = [one.marker, other.marker];
  const count = a.count + b.count;
  const between = (from: number, to: number) => (from * a.count + to * b.count) / count;
  return {
    at: { x: between(one.at.x, other.at.x), y: between(one.at.y, other.at.y) },
    marker: {
      key: `${a.key} ${b.key}`,
      latitude: between(a.latitude, b.latitude),
      longitude: between(a.longitude, b.longitude),
      count,
      properties: [...a.properties, ...b.properties],
      box: joinBoxes([a.box, b.box]),
    },
  };
}
