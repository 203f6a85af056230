import { eachRow, type Bits } from './bit-set';
import { NO_PLACE, type ListingColumns } from './listing-columns';

/** Listings near one another: their middle, and the bounds that hold them all, in degrees. */
export interface ListingCluster {
  latitude: number;
  longitude: number;
  count: number;
  south: number;
  west: number;
  north: number;
  east: number;
}

export interface ClusteredPlaces {
  /** The rows that have a place. */
  total: number;
  /** Rows that stand alone. */
  rows: number[];
  clusters: ListingCluster[];
}

/** A map shows at most so many points and clusters together. */
export const MOST_MARKERS = 500;
const MOST_CELLS = 2048;
/** A cell is 64 of the 256 pixels of a map's tile wide. */
const CELLS_PER_TILE = 4;
/** So much higher than wide are degrees on a map of Belgium: the cosine of its latitude. */
const ASPECT = 0.635;

interface Cell extends ListingCluster {
  /** One of its rows. */
  row: number;
}

/**
 * The places of these rows: each by itself while they are few, else those in one cell of the zoom's grid
 * together (FIND-10). The grid is the same wherever the map is, and coarser where there are too many.
 */
export function clusterPlaces(
  columns: ListingColumns,
  fitting: Bits,
  zoom: number,
): ClusteredPlaces {
  const placed: number[] = [];
  eachRow(fitting, (row) => {
    if ((columns.latitude[row] ?? NO_PLACE) > NO_PLACE) placed.push(row);
  });
  const total = placed.length;
  if (total <= MOST_MARKERS) return { total, rows: placed, clusters: [] };
  for (let width = 360 / (2 ** zoom * CELLS_PER_TILE); ; width *= 2) {
    const cells = fillCells(columns, placed, width);
    if (cells === null || cells.length > MOST_MARKERS) continue;
    return {
      total,
      rows: cells.filter(({ count }) => count === 1).map(({ row }) => row),
      clusters: cells.filter(({ count }) => count > 1).map(toCluster),
    };
  }
}

/** The cells that hold rows; null when the grid would have too many. */
function fillCells(columns: ListingColumns, rows: readonly number[], width: number): Cell[] | null {
  const { latitude, longitude } = columns;
  const height = width * ASPECT;
  const [south, north] = findSpan(latitude, rows, height);
  const [west, east] = findSpan(longitude, rows, width);
  const across = east - west + 1;
  if (across * (north - south + 1) > MOST_CELLS) return null;
  const cells: Cell[] = [];
  const numbers = new Int16Array(across * (north - south + 1)).fill(-1);
  for (const row of rows) {
    const lat = latitude[row] ?? 0;
    const lng = longitude[row] ?? 0;
    const at = (Math.floor(lat / height) - south) * across + Math.floor(lng / width) - west;
    const cell = cells[numbers[at] ?? -1];
    if (cell) addPlace(cell, lat, lng);
    else {
      numbers[at] = cells.length;
      const bounds = { south: lat, west: lng, north: lat, east: lng };
      cells.push({ latitude: lat, longitude: lng, count: 1, row, ...bounds });
    }
  }
  return cells;
}

function addPlace(cell: Cell, latitude: number, longitude: number): void {
  cell.count += 1;
  cell.latitude += (latitude - cell.latitude) / cell.count;
  cell.longitude += (longitude - cell.longitude) / cell.count;
  if (latitude < cell.south) cell.south = latitude;
  if (latitude > cell.north) cell.north = latitude;
  if (longitude < cell.west) cell.west = longitude;
  if (longitude > cell.east) cell.east = longitude;
}

function findSpan(
  column: Float64Array,
  rows: readonly number[],
  step: number,
): [first: number, last: number] {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const row of rows) {
    const value = column[row] ?? 0;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return [Math.floor(least / step), Math.floor(most / step)];
}

function toCluster({ row: _, ...cluster }: Cell): ListingCluster {
  return cluster;
}
