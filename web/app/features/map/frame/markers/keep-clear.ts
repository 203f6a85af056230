import { isTouching, rectAround, type Rect } from '@agency/domain/map/rect';
import { air, drawnAt, type DrawnMarker } from '../keep-inside';
import { rectOfMarker, type MarkerVariant, type Pixel } from './marker-size';

/** Gap between a moved marker and what it was moved from, in pixels. */
const gap = 4;
/** Maximum move in pixels; farther away a marker would seem to belong elsewhere. */
const farthest = 110;

/**
 * Moves markers out from under buttons and the map's edges, by the smallest distance to a position
 * without another marker if there is one. A marker without any allowed position stays below the
 * button until the map moves. Leaves out markers whose position is above or below the map but which
 * would reach into it.
 */
export function keepClear(
  markers: readonly DrawnMarker[],
  variant: MarkerVariant,
  size: Pixel,
  covers: readonly Rect[],
): DrawnMarker[] {
  const inSight = markers.filter(({ marker, at }) => {
    const { top, bottom } = rectOfMarker(marker, variant, at);
    return (at.y >= 0 && at.y <= size.y) || bottom < 0 || top > size.y;
  });
  const rectOf = (drawn: DrawnMarker) => rectOfMarker(drawn.marker, variant, drawnAt(drawn));
  const isFree = (rect: Rect, taken: readonly Rect[]) =>
    rect.top >= 0 && rect.bottom <= size.y && !taken.some((other) => isTouching(rect, other));
  const isAtRest = (drawn: DrawnMarker) =>
    drawn.at.y < 0 || drawn.at.y > size.y || isFree(rectOf(drawn), covers);
  const taken = [...covers, ...inSight.filter(isAtRest).map(rectOf)];
  return inSight.map((drawn) => {
    if (isAtRest(drawn)) return drawn;
    const rect = rectOf(drawn);
    const isAllowed = ({ x, y }: Pixel) =>
      rect.left + x >= air && rect.right + x <= size.x - air && Math.hypot(x, y) <= farthest;
    const moves = listMoves(rect, size, taken)
      .filter((one) => isAllowed(one) && isFree(moveRect(rect, one), covers))
      .sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));
    const move = moves.find((one) => isFree(moveRect(rect, one), taken)) ?? moves[0];
    if (!move) return drawn;
    taken.push(moveRect(rect, move));
    return { ...drawn, beside: { x: drawn.beside.x + move.x, y: drawn.beside.y + move.y } };
  });
}

/**
 * Lists the moves to beside, above or below each nearby rectangle, and away from the upper and
 * lower edge.
 */
function listMoves(rect: Rect, size: Pixel, taken: readonly Rect[]): Pixel[] {
  const across = [0];
  const along = [0, Math.max(0, gap - rect.top), Math.min(0, size.y - gap - rect.bottom)];
  for (const other of taken.filter((one) => isTouching(widen(rect), one))) {
    across.push(other.left - gap - rect.right, other.right + gap - rect.left);
    along.push(other.top - gap - rect.bottom, other.bottom + gap - rect.top);
  }
  return across.flatMap((x) => along.map((y) => ({ x, y })));
}

/** Grows a rectangle by the maximum move. */
function widen({ left, right, top, bottom }: Rect): Rect {
  return {
    left: left - farthest,
    right: right + farthest,
    top: top - farthest,
    bottom: bottom + farthest,
  };
}

function moveRect({ left, right, top, bottom }: Rect, { x, y }: Pixel): Rect {
  return { left: left + x, right: right + x, top: top + y, bottom: bottom + y };
}

/**
 * Returns the rectangle of the bar to search as the map moves, which the page shows once the
 * visitor has moved it (`live-list-map.module.css`).
 */
export function searchBar({ x, y }: Pixel): Rect {
  const halfWidth = x < 560 ? 150 : 190;
  return rectAround({ x: x < 560 ? x / 2 : x - 12 - halfWidth, y: y - 57 }, halfWidth, 26);
}

export function listButtons(): Rect[] {
  const all = document.querySelectorAll('button, summary, .leaflet-control-zoom a');
  return [...all]
    .filter((button) => !button.closest('.leaflet-map-pane') && button.checkVisibility())
    .map((button) => button.getBoundingClientRect());
}
