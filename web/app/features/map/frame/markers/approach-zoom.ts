import type { Marker } from './cluster-places';
import type { PlaceView } from '../frame-view.server';
import { joinTouching, type ProjectedMarker } from './join-touching';
import type { MarkerVariant, Pixel } from './marker-size';
import { placeNames } from './place-names';
import type { Room } from '../free-pixels';

type Point = Pick<PlaceView, 'latitude' | 'longitude'>;

type Approach = {
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
/** Pixels around the listings of an opened group, so that no tool covers one. */
export const groupRoom: Room = { side: 64, top: 96, bottom: 128 };
/** Offset of the group's centre above the map's centre, in pixels. */
const raisedBy = (groupRoom.bottom - groupRoom.top) / 2;

/**
 * Returns the zoom for opening a group: the nearest with three place names around it, for
 * orientation, otherwise the one with the most names. Zooms out only while each listing that has
 * its own marker at the nearest zoom keeps it and no other listing gets one.
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

/** Counts the listings of the group, and the others on the map, that have their own marker. */
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

/** Projects a place onto the map centred on the group. */
function onScreen({ marker, size, project }: Approach, zoom: number) {
  const { south, west, north, east } = marker.box;
  const middle = project({ latitude: (south + north) / 2, longitude: (west + east) / 2 }, zoom);
  return (place: Point): Pixel => {
    const { x, y } = project(place, zoom);
    return { x: size.x / 2 + x - middle.x, y: size.y / 2 - raisedBy + y - middle.y };
  };
}
