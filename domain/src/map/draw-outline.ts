import { brussels } from './brussels';
import { clipLine, clipRing } from './clip-lines';
import { longitudeShare } from './circle-around';
import { boxOf, type Corner, type MapBox, type MapPoint } from './map-box';
import { outlines } from './outlines';

/** The map as paths of an SVG, in the units of its view box. */
export interface OutlineView {
  viewBox: string;
  land: string;
  /** Borders of countries, and of the communes of Brussels in a window about as wide as a town. */
  borders: string;
  /** The Brussels Region; its forest and canal only in windows that are not much wider. */
  region: string;
  green: string;
  canal: string;
  /** The drawn area; empty without one. */
  area: string;
  dots: string;
}

type Project = (point: MapPoint) => readonly [x: number, y: number];

interface Line {
  points: MapPoint[];
  box: MapBox;
}

const width = 1000;
/** Width in degrees above which the forest of Brussels would be a speck. */
const widestOfCity = 1;
const widestOfCommunes = 0.3;
/** Widths in degrees up to which lines are drawn with finer tolerances. */
const widestOfTown = 0.2;
const widestOfQuarter = 0.1;
/**
 * Tolerances in degrees of latitude for the lines of Brussels (170 m, 55 m around a home, exact in
 * a quarter), and the minimum length of a park in units of the view box. They are coarse because
 * the drawing is in the HTML of every listing; the map of the frame has all details.
 */
const tolerances = { city: 0.0015, town: 0.0005, quarter: 0 };
const shortestPark = 60;
const shareInBrussels = longitudeShare(50.85);
const land = outlines.land.map(readLine);
const borders = outlines.borders.map(readLine);
const grounds = {
  city: readGround(tolerances.city),
  town: readGround(tolerances.town),
  quarter: readGround(tolerances.quarter),
};

/**
 * Draws the window of the map with a dot per place and the drawn area; of the land, the part within
 * `around`.
 */
export function drawOutline(
  fit: MapBox,
  places: readonly MapPoint[],
  area: readonly Corner[],
  around: MapBox = widen(fit),
): OutlineView {
  const { south, west, north, east } = fit;
  const perDegree = width / (east - west);
  const stretch = 1 / longitudeShare((south + north) / 2);
  const project: Project = ({ latitude, longitude }) => {
    const x = Math.round((longitude - west) * perDegree);
    const y = Math.round((north - latitude) * perDegree * stretch);
    return [x, y];
  };
  const height = Math.round((north - south) * perDegree * stretch);
  const drawRings = (lines: readonly Line[]) =>
    lines
      .filter(({ box }) => meet(box, around))
      .map(({ points }) => clipRing(points, around))
      .filter((ring) => ring.length > 0)
      .map(drawRing(project))
      .join('');
  const drawLines = (lines: readonly Line[]) =>
    lines
      .filter(({ box }) => meet(box, around))
      .flatMap(({ points }) => clipLine(points, around))
      .map(drawLine(project))
      .join('');
  const isNear = east - west < widestOfCity;
  const { region, green, canal, communes } = grounds[groundOf(east - west)];
  const pickLong = (lines: readonly Line[], least: number) =>
    lines.filter(({ box }) => {
      const high = (box.north - box.south) * stretch;
      return Math.max(box.east - box.west, high) * perDegree >= least;
    });
  return {
    viewBox: `0 0 ${width} ${height}`,
    land: drawRings(land),
    borders: drawLines(east - west < widestOfCommunes ? [...borders, ...communes] : borders),
    region: drawRings(region),
    green: isNear ? drawRings(pickLong(green, shortestPark)) : '',
    canal: isNear ? drawLines(canal) : '',
    area:
      area.length === 0
        ? ''
        : drawRing(project)(area.map(({ lat, lng }) => ({ latitude: lat, longitude: lng }))),
    dots: [...new Set(places.map((place) => `M${project(place).join(' ')}h0`))].join(''),
  };
}

function groundOf(degrees: number): keyof typeof grounds {
  if (degrees < widestOfQuarter) return 'quarter';
  return degrees < widestOfTown ? 'town' : 'city';
}

/** Parses a flat list of latitudes and longitudes. */
function readLine(line: readonly number[]): Line {
  const points = Array.from({ length: line.length / 2 }, (_, index) => ({
    latitude: line[index * 2] as number,
    longitude: line[index * 2 + 1] as number,
  }));
  return { points, box: boxOf(points) };
}

function readGround(tolerance: number) {
  const readCoarse = (line: readonly number[]): Line => {
    const { points, box } = readLine(line);
    const flat = points.map(
      ({ latitude, longitude }) => [longitude * shareInBrussels, latitude] as const,
    );
    const coarse = simplifyLine(flat, tolerance);
    return {
      points: coarse.map(([x, y]) => ({ latitude: y, longitude: x / shareInBrussels })),
      box,
    };
  };
  return {
    region: brussels.region.map(readCoarse),
    green: brussels.green.map(readCoarse),
    canal: brussels.canal.map(readCoarse),
    communes: brussels.communes.map(readCoarse),
  };
}

function meet(one: MapBox, other: MapBox): boolean {
  return (
    one.south <= other.north &&
    one.north >= other.south &&
    one.west <= other.east &&
    one.east >= other.west
  );
}

/** Widens a window to what a screen of another shape shows. */
function widen({ south, west, north, east }: MapBox): MapBox {
  const [high, wide] = [north - south, (east - west) * 3];
  return { south: south - high, west: west - wide, north: north + high, east: east + wide };
}

/** Writes relative steps, which are shorter than absolute points; omits specks. */
const drawLine = (project: Project) => (line: readonly MapPoint[]) => {
  let [x, y] = [0, 0];
  const steps: string[] = [];
  for (const [nextX, nextY] of line.map(project)) {
    const [right, down] = [nextX - x, nextY - y];
    if (steps.length > 0 && right === 0 && down === 0) continue;
    [x, y] = [nextX, nextY];
    steps.push(`${right} ${down}`);
  }
  return steps.length < 2 ? '' : `M${steps[0]}l${steps.slice(1).join(' ')}`;
};

const drawRing = (project: Project) => (line: readonly MapPoint[]) => {
  const path = drawLine(project)(line);
  return path && `${path}Z`;
};

type Point = readonly [x: number, y: number];

/**
 * Reduces the points of a line so that no omitted point is farther than `tolerance` from it
 * (Douglas–Peucker). The ends stay.
 */
export function simplifyLine(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  let [farthest, most] = [0, tolerance];
  for (const [index, point] of line.entries()) {
    const distance = measureDistance(point, first, last);
    if (distance > most) [farthest, most] = [index, distance];
  }
  if (farthest === 0) return [first, last];
  const before = simplifyLine(line.slice(0, farthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplifyLine(line.slice(farthest), tolerance)];
}

/** Returns the distance of a point from a segment, whose ends may coincide, as those of a ring. */
function measureDistance([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [right, down] = [toX - fromX, toY - fromY];
  const length = right * right + down * down;
  const share = length === 0 ? 0 : ((x - fromX) * right + (y - fromY) * down) / length;
  const along = Math.min(1, Math.max(0, share));
  return Math.hypot(x - fromX - right * along, y - fromY - down * along);
}
