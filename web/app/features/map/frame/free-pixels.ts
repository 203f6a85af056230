import type { Pixel } from './markers/marker-size';

/** Pixels kept free around the requested window. */
export type Room = { side: number; top: number; bottom: number };

/**
 * Returns the space for the tools above and the sources below; on a narrow, high enough search map
 * also for the choice to search as the map moves.
 */
export function freePixels({ x, y }: Pixel, purpose: 'search' | 'show' = 'search'): Room {
  if (x >= 560) return { side: 32, top: 68, bottom: 36 };
  if (purpose === 'show') return { side: 12, top: 68, bottom: 36 };
  return { side: 24, top: 72, bottom: y < 400 ? 36 : 80 };
}
