import { isTouching, rectAround, type Rect } from '@agency/domain/map/rect';
import type { ProjectedMarker } from './join-touching';
import type { DrawnMarker } from './keep-inside';
import { rectOfMarker, type MarkerVariant, type Pixel } from './marker-size';

/** FIND-10: markers that no button and no edge of the map cuts; these show as the map moves. */
export function keepClear<One extends ProjectedMarker & DrawnMarker>(
  markers: readonly One[],
  variant: MarkerVariant,
  covers: readonly Rect[],
): One[] {
  return markers.filter(({ marker, at, aside }) => {
    const rect = rectOfMarker(marker, variant, { x: at.x + aside, y: at.y });
    return !covers.some((cover) => isTouching(rect, cover));
  });
}

/**
 * What the page lays on a map that the visitor has moved: the choice to search as it moves
 * (`live-list-map.module.css`).
 */
export function searchBar({ x, y }: Pixel): Rect {
  const halfWidth = x < 560 ? 150 : 190;
  return rectAround({ x: x < 560 ? x / 2 : x - 12 - halfWidth, y: y - 57 }, halfWidth, 26);
}

/** The upper and the lower edge of the map; what is wholly beyond them comes in as it is dragged. */
export function listEdges({ x, y }: Pixel): Rect[] {
  return [0, y].map((top) => ({ left: 0, right: x, top: top - 2, bottom: top + 2 }));
}

/** The buttons on the map that are seen. */
export function listButtons(): Rect[] {
  const all = document.querySelectorAll('button, summary, .leaflet-control-zoom a');
  return [...all]
    .filter((button) => !button.closest('.leaflet-map-pane') && button.checkVisibility())
    .map((button) => button.getBoundingClientRect());
}
