import { brussels } from './brussels';
import { clipLine, clipRing } from './clip-lines';
import type { Corner, MapBox } from './map-box';
import { outlines } from './outlines';

/** The map as a drawing: the paths of an SVG, in the units of its view box. */
export interface OutlineView {
  viewBox: string;
  land: string;
  borders: string;
  /** The Brussels Region, and its forest and canal where the window is not much wider. */
  region: string;
  green: string;
  canal: string;
  /** The drawn area; empty without one. */
  area: string;
  /** A dot per place. */
  dots: string;
}

type Point = { latitude: number; longitude: number };
type Project = (point: Point) => readonly [x: number, y: number];

interface Line {
  points: Point[];
  box: MapBox;
}

const width = 1000;
/** From here on the forest of Brussels would be a speck, in degrees. */
const widestOfCity = 1;
/**
 * The drawing is in the HTML of every listing: of Brussels it has steps of so many units of its view box,
 * and no shorter parks and pieces of the canal than these. The map of the frame has all of it.
 */
const coarseStep = 14;
const shortestPark = 60;
const shortestCanal = 24;
const land = outlines.land.map(readLine);
const borders = outlines.borders.map(readLine);
const region = brussels.region.map(readLine);
const green = brussels.green.map(readLine);
const canal = brussels.canal.map(readLine);

/**
 * FIND-10: the window of the map as a drawing with a dot at every place, and the drawn area; of the
 * land what is in `around`.
 */
export function drawOutline(
  fit: MapBox,
  places: readonly Point[],
  area: readonly Corner[],
  around: MapBox = widen(fit),
): OutlineView {
  const { south, west, north, east } = fit;
  // A degree of longitude is shorter than one of latitude, the more so the farther north.
  const perDegree = width / (east - west);
  const stretch = 1 / Math.cos((((south + north) / 2) * Math.PI) / 180);
  const project: Project = ({ latitude, longitude }) => {
    const x = Math.round((longitude - west) * perDegree);
    const y = Math.round((north - latitude) * perDegree * stretch);
    return [x, y];
  };
  const height = Math.round((north - south) * perDegree * stretch);
  const drawRings = (lines: readonly Line[], step = 0) =>
    lines
      .filter(({ box }) => meet(box, around))
      .map(({ points }) => clipRing(points, around))
      .filter((ring) => ring.length > 0)
      .map(drawRing(project, step))
      .join('');
  const drawLines = (lines: readonly Line[], step = 0) =>
    lines
      .filter(({ box }) => meet(box, around))
      .flatMap(({ points }) => clipLine(points, around))
      .map(drawLine(project, step))
      .join('');
  const isNear = east - west < widestOfCity;
  const pickLong = (lines: readonly Line[], least: number) =>
    lines.filter(({ box }) => {
      const high = (box.north - box.south) * stretch;
      return Math.max(box.east - box.west, high) * perDegree >= least;
    });
  return {
    viewBox: `0 0 ${width} ${height}`,
    land: drawRings(land),
    borders: drawLines(borders),
    region: drawRings(region, coarseStep),
    green: isNear ? drawRings(pickLong(green, shortestPark), coarseStep) : '',
    canal: isNear ? drawLines(pickLong(canal, shortestCanal), coarseStep) : '',
    area:
      area.length === 0
        ? ''
        : drawRing(project, 0)(area.map(({ lat, lng }) => ({ latitude: lat, longitude: lng }))),
    dots: [...new Set(places.map((place) => `M${project(place).join(' ')}h0`))].join(''),
  };
}

/** A line of a map's data: latitude, longitude, latitude, longitude … */
function readLine(line: readonly number[]): Line {
  const points = Array.from({ length: line.length / 2 }, (_, index) => ({
    latitude: line[index * 2] as number,
    longitude: line[index * 2 + 1] as number,
  }));
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  const box = {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  };
  return { points, box };
}

function meet(one: MapBox, other: MapBox): boolean {
  return (
    one.south <= other.north &&
    one.north >= other.south &&
    one.west <= other.east &&
    one.east >= other.west
  );
}

/** What a screen of another shape than the window shows of its surroundings. */
function widen({ south, west, north, east }: MapBox): MapBox {
  const [high, wide] = [north - south, (east - west) * 3];
  return { south: south - high, west: west - wide, north: north + high, east: east + wide };
}

/**
 * In steps from point to point, which are shorter to write than where they are, each but the last at
 * least `least` units long; a speck is nothing.
 */
const drawLine = (project: Project, least: number) => (line: readonly Point[]) => {
  let [x, y] = [0, 0];
  const steps: string[] = [];
  for (const [index, point] of line.entries()) {
    const [nextX, nextY] = project(point);
    const [right, down] = [nextX - x, nextY - y];
    const isKept = index === line.length - 1 || Math.hypot(right, down) >= least;
    if (steps.length > 0 && (!isKept || (right === 0 && down === 0))) continue;
    [x, y] = [nextX, nextY];
    steps.push(`${right} ${down}`);
  }
  return steps.length < 2 ? '' : `M${steps[0]}l${steps.slice(1).join(' ')}`;
};

const drawRing = (project: Project, least: number) => (line: readonly Point[]) => {
  const path = drawLine(project, least)(line);
  return path && `${path}Z`;
};
