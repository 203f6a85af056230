import type { Light } from './find-light';

/** Colours of one light; `tint` covers walls, `lit` is the number of lit windows of ten. */
export interface Palette {
  readonly sky: readonly [string, string];
  readonly far: string;
  readonly tint: string;
  readonly ink: string;
  readonly glass: string;
  readonly lamp: string;
  readonly ground: string;
  readonly lit: number;
}

export const palettes: Readonly<Record<Light, Palette>> = {
  dawn: {
    sky: ['#e9d3cf', '#fbe9d6'],
    far: '#d9bfae',
    tint: '#ffeedd',
    ink: '#4a3a33',
    glass: '#c7d0d0',
    lamp: '#ffdf9a',
    ground: '#d8c8b4',
    lit: 2,
  },
  day: {
    sky: ['#bfd9e2', '#f3efe2'],
    far: '#c3cfc6',
    tint: '#ffffff',
    ink: '#34403a',
    glass: '#a9bfc4',
    lamp: '#ffdf9a',
    ground: '#d9cfbf',
    lit: 0,
  },
  dusk: {
    sky: ['#5c5b80', '#eab48c'],
    far: '#80698a',
    tint: '#c9a9b0',
    ink: '#2c2536',
    glass: '#6f6a86',
    lamp: '#ffcf78',
    ground: '#8d7c84',
    lit: 6,
  },
  night: {
    sky: ['#131c30', '#34415e'],
    far: '#26314b',
    tint: '#5d6788',
    ink: '#10182a',
    glass: '#26314c',
    lamp: '#ffca6b',
    ground: '#3a4259',
    lit: 4,
  },
};
