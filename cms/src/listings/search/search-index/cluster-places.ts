import { countBits, eachRow, type Bits } from './bit-set';
import { NO_PLACE } from './listing-columns';
import { fillGrid, findSpan, PlaceGrid, type GridCell, type Span } from './place-grid';
import type { GoalListings } from './search-index';

/** A group of nearby listings: its bounds and their centre, in degrees. */
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
  /** The number of rows with a position. */
  total: number;
  /** Rows outside clusters. */
  rows: number[];
  clusters: ListingCluster[];
}

/** The maximum number of points and clusters on a map. */
export const MOST_MARKERS = 500;
const MOST_CELLS = 2048;
/** A cell is 64 of the 256 pixels of a map tile wide. */
const CELLS_PER_TILE = 4;

/**
 * Returns the positions of rows one by one if there are few, else grouped by cells of the zoom's
 * grid. The grid does not depend on the map's position, and gets coarser with too many cells.
 */
export function clusterPlaces(
  listings: GoalListings,
  fitting: Bits,
  zoom: number,
): ClusteredPlaces {
  if (countBits(fitting) <= MOST_MARKERS) {
    const rows = listPlaced(listings, fitting);
    return { total: rows.length, rows, clusters: [] };
  }
  const span = findSpan(listings, fitting);
  let grid = layGrid(span, 360 / (2 ** zoom * CELLS_PER_TILE));
  fillGrid(grid, listings, fitting);
  let cells = grid.listCells();
  while (cells.length > MOST_MARKERS) {
    grid = layGrid(span, grid.width * 2);
    for (const cell of cells) grid.addCell(cell);
    cells = grid.listCells();
  }
  return {
    total: cells.reduce((sum, { count }) => sum + count, 0),
    rows: cells.filter(({ count }) => count === 1).map(({ row }) => row),
    clusters: cells.filter(({ count }) => count > 1).map(toCluster),
  };
}

function listPlaced({ columns }: GoalListings, fitting: Bits): number[] {
  const rows: number[] = [];
  eachRow(fitting, (row) => {
    if (columns.latitude[row] !== NO_PLACE) rows.push(row);
  });
  return rows;
}

/** Creates an empty grid with cells of at least this width. */
function layGrid(span: Span, width: number): PlaceGrid {
  let grid = new PlaceGrid(span, width);
  while (grid.size > MOST_CELLS) grid = new PlaceGrid(span, grid.width * 2);
  return grid;
}

function toCluster({ row: _, ...cell }: GridCell): ListingCluster {
  const { south, west, north, east } = cell;
  return { ...cell, latitude: (south + north) / 2, longitude: (west + east) / 2 };
}
