import type { Facade, Opening } from '../facade';

/** A bare front to be dressed by a style. */
export function startFacade(width: number, height: number, base: Partial<Facade>): Facade {
  return {
    width,
    height,
    material: 'brick',
    colour: '#a9624a',
    trim: '#d9cfbb',
    fields: [],
    plinth: { height: 0.9, colour: '#7d8589' },
    openings: [],
    bands: [],
    pilasters: [],
    panels: [],
    balconies: [],
    oriels: [],
    cornice: { kind: 'bracketed', colour: '#e8e1d2' },
    roof: { kind: 'parapet', height: 0.5, colour: '#a9624a' },
    chimneys: false,
    steps: 0,
    ...base,
  };
}

/** The middles of `count` equal bays. */
export function bays(width: number, count: number, margin = 0.35): number[] {
  const step = (width - margin * 2) / count;
  return Array.from({ length: count }, (_, i) => margin + step * (i + 0.5));
}

/** Cellar lights in the plinth under each bay but the door's. */
export function cellarLights(us: readonly number[], plinth: number): Opening[] {
  return us.map((u) => ({
    u,
    v: 0.2,
    width: 0.8,
    height: plinth - 0.42,
    kind: 'cellar',
    columns: 4,
    frame: '#2e3331',
    depth: 0.14,
  }));
}

export const BRICKS = [
  '#a4695a',
  '#b07a66',
  '#946154',
  '#b98a70',
  '#8a6559',
  '#bf9879',
  '#a67c6c',
] as const;
export const PALE_BRICKS = ['#d8c39a', '#cfb58c', '#e0cfae', '#c9ad8b', '#d9c9b4'] as const;
export const STUCCOES = [
  '#efe6d2',
  '#f2ece0',
  '#e6d3b3',
  '#e9d9c9',
  '#dfe0d6',
  '#e8c9a8',
  '#d7d9d0',
  '#efdcc0',
] as const;
export const STONES = ['#e0d4bc', '#d8ccb8', '#e6dcc8', '#cfc4b0'] as const;
export const SLATES = ['#58636c', '#4f5a64', '#66707a', '#5b5f68'] as const;
export const TILES = ['#a56553', '#ae7560', '#8f5f52', '#9c6d5c'] as const;
export const DOORS = [
  '#2f4a3e',
  '#27364a',
  '#6b2f2a',
  '#3a3a3a',
  '#54432f',
  '#8a3b2d',
  '#1f4a4f',
  '#5f6a3c',
  '#7a5a34',
] as const;
