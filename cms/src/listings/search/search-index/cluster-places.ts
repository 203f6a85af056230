import { countBits, eachRow, type Bits } from './bit-set';
import { NO_PLACE } from './listing-columns';
import { fillGrid, findSpan, PlaceGrid, type GridCell, type Span } from './place-grid';
import type { GoalListings } from './search-index';

/** Listings near one another: the bounds that hold them all and the middle of those, in degrees. */
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

/**
 * The places of these rows: each by itself while they are few, else those in one cell of the zoom's grid
 * together (FIND-10). The grid is the same wherever the map is, and coarser where there are too many.
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

/** An empty grid of cells so wide or wider. */
function layGrid(span: Span, width: number): PlaceGrid {
  let grid = new PlaceGrid(span, width);
  while (grid.size > MOST_CELLS) grid = new PlaceGrid(span, grid.width * 2);
  return grid;
}

function toCluster({ row: _, ...cell }: GridCell): ListingCluster {
  const { south, west, north, east } = cell;
  return { ...cell, latitude: (south + north) / 2, longitude: (west + east) / 2 };
}
