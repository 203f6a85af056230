import { rectAround, type Rect } from '@agency/domain/map/rect';
import type { ShowMessage } from '../../map-messages';
import type { Marker } from './cluster-places';

/** A point in pixels from the map's top left corner. */
export type Pixel = { x: number; y: number };

export type MarkerVariant = ShowMessage['customMarker'];

const letterWidth = 7.4;

/** Diameter of a group's disc in pixels (`marker.module.css`). */
const clusterDiameters = { few: 36, some: 44, many: 50 };
export type ClusterSize = keyof typeof clusterDiameters;

export function clusterSize(count: number): ClusterSize {
  if (count < 5) return 'few';
  return count < 15 ? 'some' : 'many';
}

/** Returns the rectangle that a marker covers (`marker.module.css`). */
export function rectOfMarker(marker: Marker, variant: MarkerVariant, { x, y }: Pixel): Rect {
  const [property] = marker.properties;
  if (marker.count > 1 || !property) {
    const half = clusterDiameters[clusterSize(marker.count)] / 2 + 2;
    return rectAround({ x, y }, half, half);
  }
  if (variant === 'gable') return rectAround({ x, y: y - 18 }, 18, 20);
  return rectAround({ x, y }, (property.label.length * letterWidth) / 2 + 9, 16);
}
