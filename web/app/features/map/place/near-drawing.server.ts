import { degreeWidth, kmPerDegree } from '@agency/domain/map/circle-around';
import type { MapPoint } from '@agency/domain/map/map-box';
import { middleOf, phone, type LabelScreen } from '@agency/domain/map/place-labels';
import { isTouching, rectAround, type Rect } from '@agency/domain/map/rect';
import { formatMetres } from '../../../lib/text/formats';
import type { NearDrawingView } from './place-map-view';

/** Kilometres from the home. */
type Offset = { east: number; north: number };
type Pixel = { x: number; y: number };
type Side = NearDrawingView['freeSide'];

const lowestKm = 1.7;
const ringMetres = [400, 800];
/** In fractions of the drawing's height: dots stay within it, and above the button on its side. */
const room = { up: 0.42, down: 0.42, aboveButton: 0.22, aside: 0.6 };
const size = 20;
const leastRing = 26;

/**
 * Draws the places near a home in the order of their numbers, with rings at distances in metres,
 * and returns the drawing's width on the ground. `shape` is width divided by height.
 */
export function drawNear(
  home: MapPoint,
  places: readonly MapPoint[],
  locale: string,
  shape: number,
): { km: number; near: NearDrawingView } {
  const offsets = places.map(({ latitude, longitude }) => ({
    east: (longitude - home.longitude) * degreeWidth(home),
    north: (latitude - home.latitude) * kmPerDegree,
  }));
  const [left, right] = [findHeight(offsets, 'left'), findHeight(offsets, 'right')];
  const km = Math.min(left, right) * shape;
  const perKm = phone.width / km;
  const dots = keepApart(
    offsets.map(({ east, north }) => ({
      x: phone.width / 2 + east * perKm,
      y: phone.height / 2 - north * perKm,
    })),
  );
  const taken = [...dots.map((dot) => rectAround(dot, size / 2, size / 2)), middleOf(phone)];
  const rings = ringMetres
    .map((metres) => ({ metres, radius: (metres / 1000) * perKm }))
    .filter(({ radius }) => radius >= leastRing);
  return {
    km,
    near: {
      dots: dots.map(toPercent),
      rings: rings.map(({ metres, radius }) => ({
        radius: Math.round((radius / phone.width) * 1000),
        text: formatMetres(locale, metres),
        at: findFree(radius, taken),
      })),
      freeSide: left <= right ? 'left' : 'right',
    },
  };
}

/** Lists the rectangles that names must not cover: dots and ring labels. */
export function listNearRects({ dots, rings }: NearDrawingView, screen: LabelScreen): Rect[] {
  const around = ({ left, top }: NearDrawingView['dots'][number], halfWidth: number) => {
    const middle = { x: (left / 100) * screen.width, y: (top / 100) * screen.height };
    return rectAround(middle, halfWidth, size / 2);
  };
  return [
    ...dots.map((dot) => around(dot, size / 2)),
    ...rings.flatMap(({ at }) => (at ? around(at, size) : [])),
  ];
}

/**
 * Returns the drawing's height on the ground in kilometres, with the button on that side of its
 * lower edge.
 */
function findHeight(offsets: readonly Offset[], side: Side): number {
  const needed = offsets.map(({ east, north }) => {
    const isOnSide = side === 'left' ? east < 0 : east > 0;
    const down = isOnSide ? room.aboveButton : room.down;
    return Math.max(north / room.up, -north / down, Math.abs(east) / room.aside);
  });
  return Math.max(lowestKm, ...needed);
}

/** Moves dots that would cover one another or the home by the smallest distance. */
function keepApart(dots: readonly Pixel[]): Pixel[] {
  const apart = dots.map((dot) => ({ ...dot }));
  const home = { x: phone.width / 2, y: phone.height / 2 - 14 };
  for (let round = 0; round < 40; round += 1) {
    for (const [index, dot] of apart.entries()) {
      move(dot, home, size * 1.4, 1);
      for (const other of apart.slice(0, index)) {
        const [x, y] = [dot.x, dot.y];
        move(dot, other, size * 0.95, 0.5);
        move(other, { x, y }, size * 0.95, 0.5);
      }
    }
  }
  return apart;
}

/**
 * Moves a dot away from another that is closer than `least` pixels, by a share of the missing
 * distance.
 */
function move(dot: Pixel, other: Pixel, least: number, share: number): void {
  const [x, y] = [dot.x - other.x, dot.y - other.y];
  const distance = Math.hypot(x, y);
  if (distance >= least) return;
  const lacking = (least - distance) * share;
  dot.x += (distance > 0 ? x / distance : 1) * lacking;
  dot.y += (distance > 0 ? y / distance : 0) * lacking;
}

/** Finds a position for a ring's label that covers nothing; null without one. */
function findFree(radius: number, taken: Rect[]): NearDrawingView['dots'][number] | null {
  for (const degrees of [90, 45, 135, -45, -135, 0, 180, 70, 110, 20, 160, -20, -160, -70, -110]) {
    const angle = (degrees * Math.PI) / 180;
    const x = phone.width / 2 + Math.cos(angle) * radius;
    const y = phone.height / 2 + Math.sin(angle) * radius;
    const rect = rectAround({ x, y }, size * 1.1, size / 2);
    const isInside = y > size / 2 && y < phone.height * 0.7;
    if (!isInside || taken.some((other) => isTouching(rect, other))) continue;
    taken.push(rect);
    return toPercent({ x, y });
  }
  return null;
}

function toPercent({ x, y }: Pixel): NearDrawingView['dots'][number] {
  const round = (share: number) => Number((share * 100).toFixed(1));
  return { left: round(x / phone.width), top: round(y / phone.height) };
}
