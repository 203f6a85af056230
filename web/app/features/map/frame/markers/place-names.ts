import { isTouching, rectAround, type Rect } from '@agency/domain/map/rect';
import type { PlaceView } from '../frame-view.server';
import type { ProjectedMarker } from './join-touching';
import { rectOfMarker, type MarkerVariant, type Pixel } from './marker-size';

type Screen = {
  /** Most important first. */
  places: readonly (PlaceView & { at: Pixel })[];
  markers: readonly ProjectedMarker[];
  variant: MarkerVariant;
  size: Pixel;
  /** A search has buttons along the upper edge. */
  hasTools: boolean;
};

/** The part of a name that is at its anchor point. */
type Align = 'start' | 'middle' | 'end';

/** A name with the offset from its place, in pixels. */
export type PlacedLabel = PlaceView & {
  beside: Pixel;
  align: Align;
  /** The place has a dot; otherwise a marker covers it. */
  hasDot: boolean;
};

const letterWidth = 6.6;
const lineHeight = 18;
const dotRadius = 3;
/** Gap between a name and its dot or marker. */
const gap = 3;
/** Gap between a name and other markers and names. */
const air = 3;
/** A place this close to a larger one counts as part of it. */
const suburbPixels = 40;
/** A marker this close to a place is on it. */
const onPlacePixels = 24;
/** The maximum width of a marker with a name beside it. */
const farthestPixels = 48;
const toolsHeight = 64;
const zoomButtons = { width: 64, height: 112 };
const footHeight = 30;
/** Height of the sources and of the bar to search as the map moves (`live-list-map.module.css`). */
const searchFootHeight = 92;
/** Gap between names one above the other, so that each is read with its own place. */
const airOfNames = 8;

/**
 * Chooses the place names that fit: beside the dot of their place, or above or below the marker on
 * it, and clear of markers, names and buttons. Leaves out the rest: farther away a name would seem
 * to belong to another place.
 */
export function placeNames({ places, markers, variant, size, hasTools }: Screen): PlacedLabel[] {
  const ofMarkers = markers.map(({ marker, at }) => ({
    at,
    rect: rectOfMarker(marker, variant, at),
  }));
  const taken = [...ofMarkers.map(({ rect }) => rect), ...listControls(size, hasTools)];
  const isFree = (rect: Rect) =>
    isInside(rect, size) && !taken.some((other) => isTouching(rect, other));
  const named: Pixel[] = [];
  return places.flatMap(({ at, ...place }) => {
    const dot = rectAround(at, dotRadius, dotRadius);
    if (!isInside(dot, size)) return [];
    if (named.some((other) => distanceOf(other, at) < suburbPixels)) return [];
    named.push(at);
    const hasDot = isFree(dot);
    const under = ofMarkers.find((marker) => distanceOf(marker.at, at) <= onPlacePixels);
    if (!hasDot && !under) return [];
    const half = (place.name.length * letterWidth) / 2;
    for (const { align, ...beside } of listBeside(at, hasDot ? null : (under?.rect ?? null))) {
      const middle = at.x + beside.x + half * toMiddle[align];
      const centre = { x: middle, y: at.y + beside.y };
      if (!isFree(rectAround(centre, half + air, lineHeight / 2))) continue;
      taken.push(rectAround(centre, half, lineHeight / 2 + airOfNames), dot);
      return [{ ...place, beside, align, hasDot }];
    }
    return [];
  });
}

function besideMarker(left: number, right: number): (Pixel & { align: Align })[] {
  return [
    { x: right, y: 0, align: 'start' },
    { x: left, y: 0, align: 'end' },
  ];
}

const toMiddle = { start: 1, middle: 0, end: -1 } as const;

/** Lists the positions for a name, best first. */
function listBeside(at: Pixel, marker: Rect | null): (Pixel & { align: Align })[] {
  const line = lineHeight / 2;
  if (marker) {
    const right = marker.right - at.x + gap;
    const left = marker.left - at.x - gap;
    return [
      { x: 0, y: marker.bottom - at.y + line, align: 'middle' },
      { x: 0, y: marker.top - at.y - line, align: 'middle' },
      // Beside a long price it would be too far from its place.
      ...(right - left > farthestPixels ? [] : besideMarker(left, right)),
    ];
  }
  const aside = dotRadius + gap;
  return [
    { x: aside, y: 0, align: 'start' },
    { x: -aside, y: 0, align: 'end' },
    { x: 0, y: line + dotRadius, align: 'middle' },
    { x: 0, y: -line - dotRadius, align: 'middle' },
  ];
}

function distanceOf(one: Pixel, other: Pixel): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function listControls({ x, y }: Pixel, hasTools: boolean): Rect[] {
  const zoom = { left: x - zoomButtons.width, right: x, top: 0, bottom: zoomButtons.height };
  const foot = {
    left: 0,
    right: x,
    top: y - (hasTools ? searchFootHeight : footHeight),
    bottom: y,
  };
  const tools = { left: 0, right: x, top: 0, bottom: toolsHeight };
  return hasTools ? [zoom, foot, tools] : [zoom, foot];
}

function isInside({ left, right, top, bottom }: Rect, { x, y }: Pixel): boolean {
  return left >= 0 && right <= x && top >= 0 && bottom <= y;
}
