import { mostNear, nearKinds, type NearKind } from '@agency/domain/near-kinds';

export interface NearbyPoint {
  id: string;
  kind: NearKind;
  /** By language; there is at least one. */
  names: Readonly<Record<string, string>>;
  latitude: number;
  longitude: number;
  attribution: string;
}

export interface Nearby extends NearbyPoint {
  /** In a straight line. */
  metres: number;
}

const PER_KIND = 3;
const METRES_PER_DEGREE = 111_200;
/** A cell is as high as the maximum distance, so only neighbouring cells are searched. */
const CELL_DEGREES = mostNear / METRES_PER_DEGREE;
const CELLS_AROUND = 1_000_000;

/**
 * Places in cells of 1,500 m: those near a point are in its cell or in one of the eight around it.
 */
export class NearbyGrid {
  private readonly cells = new Map<number, NearbyPoint[]>();

  constructor(points: Iterable<NearbyPoint>) {
    for (const point of points) {
      const row = rowOf(point.latitude);
      const key = row * CELLS_AROUND + columnOf(point.longitude, row);
      const cell = this.cells.get(key);
      if (cell) cell.push(point);
      else this.cells.set(key, [point]);
    }
  }

  /** Returns the nearest three of each kind within 1,500 m, by kind, distance and id. */
  findNearest(latitude: number, longitude: number): Nearby[] {
    if (this.cells.size === 0) return [];
    const found = new Map<NearKind, Nearby[]>();
    const width = Math.cos((latitude * Math.PI) / 180);
    const own = rowOf(latitude);
    for (let row = own - 1; row <= own + 1; row += 1) {
      const column = columnOf(longitude, row);
      for (let at = column - 1; at <= column + 1; at += 1) {
        for (const point of this.cells.get(row * CELLS_AROUND + at) ?? []) {
          const north = (point.latitude - latitude) * METRES_PER_DEGREE;
          const east = (point.longitude - longitude) * METRES_PER_DEGREE * width;
          const square = north * north + east * east;
          if (square > mostNear * mostNear) continue;
          addNearest(found, { ...point, metres: Math.round(Math.sqrt(square)) });
        }
      }
    }
    return nearKinds.flatMap((kind) => found.get(kind) ?? []);
  }
}

function addNearest(found: Map<NearKind, Nearby[]>, nearby: Nearby): void {
  const nearest = found.get(nearby.kind) ?? [];
  const at = nearest.findIndex((other) => isNearer(nearby, other));
  if (at < 0 && nearest.length === PER_KIND) return;
  nearest.splice(at < 0 ? nearest.length : at, 0, nearby);
  if (nearest.length > PER_KIND) nearest.pop();
  found.set(nearby.kind, nearest);
}

function isNearer(a: Nearby, b: Nearby): boolean {
  return a.metres < b.metres || (a.metres === b.metres && a.id < b.id);
}

function rowOf(latitude: number): number {
  return Math.floor(latitude / CELL_DEGREES);
}

/** Cells of a row have the width of its edge nearer to the pole, where a degree is shortest. */
function columnOf(longitude: number, row: number): number {
  const edge = Math.min(Math.max(Math.abs(row), Math.abs(row + 1)) * CELL_DEGREES, 89);
  return Math.floor((longitude * Math.cos((edge * Math.PI) / 180)) / CELL_DEGREES);
}

export const emptyGrid = new NearbyGrid([]);
