import type { Facade, Opening } from '../facade';

/** A bare front to be dressed by a style. */
export function startFacade(width: number, height: number, base: Partial<Facade>): Facade {
  return {
    width, height, material: 'brick', colour: '#a9624a', trim: '#d9cfbb', fields: [],
    plinth: { height: 0.9, colour: '#7d8589' }, openings: [], bands: [], pilasters: [], panels: [], balconies: [], oriels: [],
    cornice: { kind: 'bracketed', colour: '#e8e1d2' }, roof: { kind: 'parapet', height: 0.5, colour: '#a9624a' }, chimneys: false, steps: 0,
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
  return us.map((u) => ({ u, v: 0.2, width: 0.8, height: plinth - 0.42, kind: 'cellar', columns: 4, frame: '#2e3331', depth: 0.14 }));
}

export const BRICKS = ['#a55a42', '#b26b4e', '#94503f', '#bb7d5b', '#8c5b4a', '#c08f6a', '#a8705a'] as const;
export const PALE_BRICKS = ['#d8c39a', '#cfb58c', '#e0cfae', '#c9ad8b', '#d9c9b4'] as const;
export const STUCCOES = ['#efe6d2', '#f2ece0', '#e6d3b3', '#e9d9c9', '#dfe0d6', '#e8c9a8', '#d7d9d0', '#efdcc0'] as const;
export const STONES = ['#e0d4bc', '#d8ccb8', '#e6dcc8', '#cfc4b0'] as const;
export const SLATES = ['#58636c', '#4f5a64', '#66707a', '#5b5f68'] as const;
export const TILES = ['#a8553c', '#b3664a', '#8f4d3c', '#9c5f48'] as const;
export const DOORS = ['#2f4a3e', '#27364a', '#6b2f2a', '#3a3a3a', '#54432f', '#8a3b2d', '#1f4a4f', '#5f6a3c', '#7a5a34'] as const;
