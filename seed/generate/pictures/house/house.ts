import type { Facade, Opening } from '../facade/facade';
import type { Volume } from './volume';

export interface House {
  blocks: Volume[];
  width: number;
  height: number;
  door: number;
  /** How far the flower beds run from the left, when not along the whole front. */
  beds?: number;
}

export type Look = Partial<Facade>;

export const windows = (us: readonly number[], v: number, o: Partial<Opening>): Opening[] =>
  us.map((u) => ({
    u,
    v,
    width: 1.15,
    height: 1.5,
    kind: 'window',
    columns: 2,
    rows: 2,
    sill: true,
    ...o,
  }));
