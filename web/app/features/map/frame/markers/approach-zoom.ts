import type { Marker } from './cluster-places';
import type { PlaceView } from '../frame-view.server';
import { joinTouching, type ProjectedMarker } from './join-touching';
import type { MarkerVariant, Pixel } from './marker-size';
import { placeNames } from './place-names';
import type { Room } from '../free-pixels';

type Point = Pick<PlaceView, 'latitude' | 'longitude'>;

type Approach = {
  /** The group that is opened. */
  marker: Marker;
  variant: MarkerVariant;
  places: readonly PlaceView[];
  size: Pixel;
  /** The nearest zoom at which the group fits the map. */
  fit: number;
  listMarkers: (zoom: number) => Marker[];
  project: (place: Point, zoom: number) => Pixel;
};

const step = 0.25;
const farthest = 2;
const fewestNames = 3;
/** Pixels around the homes of a group that is opened, so that no tool above or at the foot covers one. */
export const groupRoom: Room = { side: 64, top: 96, bottom: 128 };
/** The middle of the group stands that much above the middle of the map. */
const raisedBy = (groupRoom.bottom - groupRoom.top) / 2;

/**
 * FIND-10: the zoom at which a group opens: the nearest with three names around it, which tell where
 * its homes are, else that with the most; as far as each home stays a marker of its own that was one at
 * the nearest, and no home besides them becomes one on the map.
 */
export function approachZoom(approach: Approach): number {
  const { fit } = approach;
  const nearest = listDrawn(approach, fit);
  const [apart, others] = countApart(approach, nearest);
  let best = { zoom: fit, names: countNames(approach, fit, nearest) };
  for (let zoom = fit - step; zoom >= fit - farthest && best.names < fewestNames; zoom -= step) {
    const drawn = listDrawn(approach, zoom);
    const [apartThere, othersThere] = countApart(approach, drawn);
    if (apartThere < apart || othersThere > others) break;
    const names = countNames(approach, zoom, drawn);
    if (names > best.names) best = { zoom, names };
  }
  return best.zoom;
}

/** How many homes of the group, and how many others on the map, have a marker of their own. */
function countApart(
  { size, marker: group }: Approach,
  drawn: readonly ProjectedMarker[],
): [own: number, others: number] {
  const ids = new Set(group.properties.map(({ id }) => id));
  const single = drawn.filter(({ marker: { count } }) => count === 1);
  const others = single.filter(
    ({ marker: { key }, at: { x, y } }) =>
      !ids.has(key) && x > 0 && x < size.x && y > 0 && y < size.y,
  );
  return [single.filter(({ marker: { key } }) => ids.has(key)).length, others.length];
}

function countNames(approach: Approach, zoom: number, markers: ProjectedMarker[]): number {
  const { places, variant, size } = approach;
  const at = onScreen(approach, zoom);
  return placeNames({
    places: places.map((place) => ({ ...place, at: at(place) })),
    markers,
    variant,
    size,
    hasTools: true,
  }).length;
}

function listDrawn(approach: Approach, zoom: number): ProjectedMarker[] {
  const at = onScreen(approach, zoom);
  const drawn = approach.listMarkers(zoom).map((marker) => ({ marker, at: at(marker) }));
  return joinTouching(drawn, approach.variant);
}

/** Where a place stands on the map that shows the group in its middle. */
function onScreen({ marker, size, project }: Approach, zoom: number) {
  const { south, west, north, east } = marker.box;
  const middle = project({ latitude: (south + north) / 2, longitude: (west + east) / 2 }, zoom);
  return (place: Point): Pixel => {
    const { x, y } = project(place, zoom);
    return { x: size.x / 2 + x - middle.x, y: size.y / 2 - raisedBy + y - middle.y };
  };
}
