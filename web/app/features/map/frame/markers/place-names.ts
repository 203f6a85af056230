import { isTouching, rectAround, type Rect } from '@agency/domain/map/rect';
import type { PlaceView } from '../frame-view.server';
import type { ProjectedMarker } from './join-touching';
import { rectOfMarker, type MarkerVariant, type Pixel } from './marker-size';

type Screen = {
  /** The more important ones first. */
  places: readonly (PlaceView & { at: Pixel })[];
  markers: readonly ProjectedMarker[];
  variant: MarkerVariant;
  size: Pixel;
  /** The buttons of a search stand along the upper edge. */
  hasTools: boolean;
};

/** Which part of a name stands at a point: where it begins, its middle or where it ends. */
type Align = 'start' | 'middle' | 'end';

/** A name, and how far from its place it stands, in pixels. */
export type PlacedLabel = PlaceView & {
  beside: Pixel;
  align: Align;
  /** The place is seen as a dot; otherwise the marker on it stands there. */
  hasDot: boolean;
};

const letterWidth = 6.6;
const lineHeight = 18;
const dotRadius = 3;
/** Between a name and what it belongs to. */
const gap = 3;
/** Between a name and the markers and names around it. */
const air = 3;
/** A place that near to a larger one is part of it. */
const suburbPixels = 40;
/** A marker that near to a place stands on it. */
const onPlacePixels = 24;
/** How wide a marker may be at most for a name beside it. */
const farthestPixels = 48;
const toolsHeight = 64;
const zoomButtons = { width: 64, height: 112 };
const footHeight = 30;
/** The sources, and above them the choice to search as the map moves (`live-list-map.module.css`). */
const searchFootHeight = 92;
/** Between a name and the one above or below it, or it would be read as of the other's place. */
const airOfNames = 8;

/**
 * FIND-10: the names of places that have room: beside the dot of their place, or above or below the
 * marker on it; on no marker, no other name and no button. One without room there is left out: farther
 * away it would name another place.
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

/** Where a name may stand, the best first. */
function listBeside(at: Pixel, marker: Rect | null): (Pixel & { align: Align })[] {
  const line = lineHeight / 2;
  if (marker) {
    const right = marker.right - at.x + gap;
    const left = marker.left - at.x - gap;
    return [
      { x: 0, y: marker.bottom - at.y + line, align: 'middle' },
      { x: 0, y: marker.top - at.y - line, align: 'middle' },
      // Beside a long price it would stand too far.
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
