import { isTouching, type Rect } from '@agency/domain/map/rect';
import type { ShowMessage } from '../map-messages';
import type { Mark } from './cluster-places';
import type { PlaceView } from './frame-view';

/** In pixels of the map, from its left upper corner. */
type Pixel = { x: number; y: number };

type Screen = {
  /** The more important ones first. */
  places: readonly (PlaceView & { at: Pixel })[];
  marks: readonly { mark: Mark; form: ShowMessage['customMarker']; at: Pixel }[];
  size: Pixel;
  /** The buttons of a search stand along the upper edge. */
  hasTools: boolean;
};

/** A name, and how far from its place it stands, in pixels. */
export type PlacedName = PlaceView & { beside: Pixel };

const letterWidth = 7.4;
const lineHeight = 18;
/** A place that near to a larger one is part of it. */
const suburbPixels = 26;
const toolsHeight = 64;
const zoomButtons = { width: 64, height: 112 };
const footHeight = 30;
/** The sources, and above them the choice to search as the map moves. */
const searchFootHeight = 124;

/**
 * FIND-10: the names of places that have room: below their place or around it, on no marker, no other
 * name and no button.
 */
export function placeNames({ places, marks, size, hasTools }: Screen): PlacedName[] {
  const taken = [...marks.map(rectOfMark), ...listControls(size, hasTools)];
  const named: Pixel[] = [];
  return places.flatMap(({ at, ...place }) => {
    if (!isInside(rectAt(at, 0, 0), size)) return [];
    if (named.some((other) => Math.hypot(other.x - at.x, other.y - at.y) < suburbPixels)) return [];
    named.push(at);
    const half = (place.name.length * letterWidth) / 2;
    for (const beside of listBeside(half)) {
      const rect = rectAt({ x: at.x + beside.x, y: at.y + beside.y }, half + 3, lineHeight / 2);
      if (!isInside(rect, size) || taken.some((other) => isTouching(rect, other))) continue;
      taken.push(rect);
      return [{ ...place, beside }];
    }
    return [];
  });
}

/** Where a name may stand, the best first: a marker on the place itself leaves room for it. */
function listBeside(half: number): Pixel[] {
  const aside = half + 26;
  return [
    { x: 0, y: 8 },
    { x: 0, y: 32 },
    { x: 0, y: -32 },
    { x: aside, y: 0 },
    { x: -aside, y: 0 },
  ];
}

function rectOfMark({ mark, form, at }: Screen['marks'][number]): Rect {
  const [property] = mark.properties;
  if (mark.count > 1 || !property) return rectAt(at, 20, 20);
  if (form === 'gable') return rectAt({ x: at.x, y: at.y - 18 }, 18, 20);
  return rectAt(at, (property.label.length * letterWidth) / 2 + 12, 16);
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

function rectAt({ x, y }: Pixel, half: number, halfHeight: number): Rect {
  return { left: x - half, right: x + half, top: y - halfHeight, bottom: y + halfHeight };
}

function isInside({ left, right, top, bottom }: Rect, { x, y }: Pixel): boolean {
  return left >= 0 && right <= x && top >= 0 && bottom <= y;
}
